// Owns reading what a person has typed to get to a room or a server, and what is said if that is
// neither.
#pragma once

#include <string>
#include <variant>

#include "view/text/language.hpp"
#include "view/window/app/address.hpp"

namespace damas {

// The string is a sentence that says what is missing or wrong.
using TypedInvitation = std::variant<Invitation, std::string>;

// The field for codes and links of rooms. Where no server is known, only a link will do; otherwise
// the invitation has a code.
TypedInvitation read_typed_room(const std::string& text, bool server_known, Language language);
// The field for servers: the invitation has a server. An empty field means `own`, the server that
// the page came from, which may be empty as well.
TypedInvitation read_typed_server(const std::string& text, const std::string& own,
                                  Language language);

}  // namespace damas
