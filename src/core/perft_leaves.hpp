// Owns the ways in which perft treats the last ply's moves; the count is the same in all.
#pragma once

#include <cstdint>

namespace damas {

enum class PerftLeaves : std::uint8_t {
  Counted,  // counted, without a list where there is no capture
  Listed,   // listed, and the list's length taken: what most programs call bulk counting
  Played,   // played one by one
};

}  // namespace damas
