// Owns the lasting data of an online match: its record, and its number in My games.
#pragma once

#include <cstdint>
#include <optional>

#include "core/pdn/game.hpp"
#include "net/protocol/reply.hpp"
#include "view/text/language.hpp"
#include "view/window/app/address.hpp"

namespace damas {

class App;

namespace net {
class RemoteMatch;
}

// With the players' names, the server's address, and the person's side.
PdnGame record_of(const net::RemoteMatch& match, const ServerAddress& server, const App& app);

// The number of the person's match in My games; nothing if it goes on, if the person only watches,
// or if nobody has moved.
std::optional<std::uint64_t> number_in_my_games(const net::RemoteMatch& match);

// Adds to a game from the server what only its list of games tells: players without a name, and the
// reason of an older game's end. Names in the list are current ones, so they do not replace names
// in the game. `me` is the user.
PdnGame with_listed_details(const net::GameLine& line, PdnGame game,
                            const std::optional<net::UserId>& me, Language language);

}  // namespace damas
