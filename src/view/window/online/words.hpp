// Owns the sentences about online play: connections, refusals, players.
#pragma once

#include <optional>
#include <string>

#include "core/game.hpp"
#include "net/client/connection.hpp"
#include "net/protocol/record.hpp"
#include "view/text/text.hpp"

namespace damas {

// The state of the connection to the server at `host`: "The server …", "Connecting to …".
std::string sentence(Language language, const net::Connection& connection, const std::string& host);
const char* sentence(Language language, net::ErrorCode code);
std::string sentence(Language language, net::NameFault fault);
// Few words for the end of a line: "23 ms", "reconnecting…".
std::string short_sentence(Language language, const net::Connection& connection);
Text text_of(net::Phrase phrase);
// "The opening will be drawn by lot."
Text text_of(net::OpeningLot lot);
// "The opening was drawn by lot: 9-13 22-18 6-9."; `game` begins with its moves.
std::string sentence(Language language, const net::record::Opening& opening, const Game& game);
// "Ana", or "Visitor" without a name.
std::string name(Language language, const net::Person& person);
// The same for lists and replays, where the nameless user `me` is "You".
std::string name_to(const std::optional<net::UserId>& me, Language language,
                    const net::Person& person);
// "(1500?)", with the question mark while the rating is provisional; empty if unknown.
std::string rating_of(const net::Person& person);
std::string name_and_rating(Language language, const net::Person& person);
// "away · 0:42", the time until the opponent may claim the win; empty if the player is present.
std::string note_on(Language language, const net::Presence& presence);
// Whole seconds, rounded up as in countdown().
int seconds_up(Milliseconds left);
// Rounded up, so that 0:00 means that the time is over.
std::string countdown(Milliseconds left);

}  // namespace damas
