// Owns what each request costs the server, and which of them belong to a match that is played.
#pragma once

#include "net/protocol/request.hpp"

namespace damas::net {

// In units of a move; by it requests are counted against the limits and shares of whoever asks.
double cost_of(const RequestBody& body);

// Moves, whatever else changes or ends a running match, and the sign of life that clients wait for:
// done before all else.
bool is_play(const RequestBody& body);

}  // namespace damas::net
