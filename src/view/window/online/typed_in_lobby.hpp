// Owns TypedInLobby: what the person has typed in the lobby, which comes back with the next lobby
// if it was not used.
#pragma once

#include <string>

#include "view/window/app/preferences.hpp"

namespace damas {

class Drafts;

struct TypedInLobby {
  // `known` are the name and the server that are in use.
  TypedInLobby(const Drafts& drafts, const OnlineChoice& known);

  void keep(Drafts& drafts, const OnlineChoice& known) const;
  // The person has joined a room with the code. It stays in its field, but does not come back.
  void code_is_used(Drafts& drafts);

  std::string code;  // or a link
  std::string name;
  std::string server;
  std::string used_code = {};  // the last one
};

}  // namespace damas
