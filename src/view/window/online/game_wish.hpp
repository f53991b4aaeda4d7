// Owns GameWish: what a server is asked for besides variant and clock. What it cannot do is not
// asked for, because the person does not see these choices.
#pragma once

#include "net/protocol/values.hpp"
#include "view/window/app/preferences.hpp"

namespace damas::net {
class Client;
}

namespace damas {

// The services that a server offers in matches of one variant.
struct ServerOffers {
  bool tables = false;      // ends matches by endgame tables
  bool ballot = false;      // draws openings by lot
  bool eleven_men = false;  // also by the eleven-man ballot
};
// Nothing is offered before the server has said so.
ServerOffers offers_of(const net::Client& client, Variant variant);

struct GameWish {
  bool adjudication = false;  // by endgame tables
  net::OpeningWish opening = {};
};
GameWish wish_of(const OnlineChoice& choice, const ServerOffers& offers);

}  // namespace damas
