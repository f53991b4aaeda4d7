// Owns the cost of each request for the server, and which requests belong to running matches.
#pragma once

#include "net/protocol/request.hpp"

namespace damas::net {

// Cost in units of a move; counted against the limits and shares of the sender.
double cost_of(const RequestBody& body);

// Moves and other requests that change or end a running match, and pings, for which clients wait.
// These are handled before all others.
bool is_play(const RequestBody& body);

}  // namespace damas::net
