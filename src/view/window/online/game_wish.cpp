#include "view/window/online/game_wish.hpp"

#include "net/client/client.hpp"
#include "view/window/online/game_choice.hpp"

namespace damas {

ServerOffers offers_of(const net::Client& client, Variant variant) {
  return {client.has_tables(variant), client.draws_openings(variant, net::OpeningLot::Ballot),
          client.draws_openings(variant, net::OpeningLot::ElevenMan)};
}

GameWish wish_of(const OnlineChoice& choice, const ServerOffers& offers) {
  GameWish wish;
  wish.adjudication = choice.adjudication && offers.tables;
  if (choice.ballot && offers.ballot) wish.opening = opening_lot(choice, offers.eleven_men);
  return wish;
}

}  // namespace damas
