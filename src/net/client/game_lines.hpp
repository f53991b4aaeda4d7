// Owns the value of a list of games that the server sends page by page.
#pragma once

#include <vector>

#include "net/protocol/reply.hpp"

namespace damas::net {

struct GameLines {
  std::vector<GameLine> games;  // newest first
  bool more = false;            // there are older ones
  bool asked = false;           // a request for a page is unanswered
};

}  // namespace damas::net
