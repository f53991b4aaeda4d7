// Owns the sentences about online play: connections, refusals, who people are.
#pragma once

#include <optional>
#include <string>

#include "net/client/connection.hpp"
#include "net/protocol/values.hpp"
#include "view/text/text.hpp"

namespace damas {

// "The server …", "Connecting to …": how it stands with the server at `host`.
std::string sentence(Language language, const net::Connection& connection, const std::string& host);
const char* sentence(Language language, net::ErrorCode code);
// Few words for the end of a line: "23 ms", "reconnecting…".
std::string sentence(Language language, net::NameFault fault);
std::string short_sentence(Language language, const net::Connection& connection);
Text text_of(net::Phrase phrase);
// "Ana", or "Visitor".
std::string name(Language language, const net::Person& person);
// The same in lists and replays, where whoever has no name and looks at them is "You".
std::string name_to(const std::optional<net::UserId>& me, Language language,
                    const net::Person& person);
// "Ana (1523?)"; the question mark while the rating is not sure.
// "(1500?)", as long as it is provisional; empty without one.
std::string rating_of(const net::Person& person);
std::string name_and_rating(Language language, const net::Person& person);
// "is away; may be claimed in 0:42"; empty for who is there.
std::string note_on(Language language, const net::Presence& presence);
// Rounded up, as in countdown().
int seconds_up(Milliseconds left);
// Rounded up, so that 0:00 means that it is over.
std::string countdown(Milliseconds left);

}  // namespace damas
