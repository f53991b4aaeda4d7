#include "net/server/community/opening_draws.hpp"

#include <cassert>
#include <string>
#include <vector>

#include "openings/ballots.hpp"
#include "openings/eleven_man.hpp"

namespace damas::net {

namespace {

Game played_from(Game game, const std::vector<Move>& moves) {
  for (const Move& move : moves)
    game.play(move);
  return game;
}

}  // namespace

bool OpeningDraws::can_draw(Variant variant, OpeningLot lot) const {
  if (!lists_) return false;
  return lot == OpeningLot::Ballot ? has_ballots(variant) : has_eleven_man_ballot(variant);
}

std::optional<DrawableOpenings> OpeningDraws::all() const {
  DrawableOpenings all;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    if (can_draw(variant, OpeningLot::Ballot)) all.ballot.emplace_back(variants[i].id);
    if (can_draw(variant, OpeningLot::ElevenMan)) all.eleven_man.emplace_back(variants[i].id);
  }
  if (all == DrawableOpenings{}) return std::nullopt;
  return all;
}

Game OpeningDraws::draw(Variant variant, OpeningLot lot) const {
  assert(can_draw(variant, lot));
  if (lot == OpeningLot::ElevenMan) {
    const ElevenManOpening drawn = drawn_eleven_man(random_());
    return played_from(Game(drawn.start), drawn.moves);
  }
  return played_from(Game(variant), drawn_ballot(lists_(variant), variant, random_()));
}

}  // namespace damas::net
