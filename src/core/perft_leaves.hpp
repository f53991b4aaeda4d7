// Owns the ways in which perft handles the moves of the last ply; all give the same count.
#pragma once

#include <cstdint>

namespace damas {

enum class PerftLeaves : std::uint8_t {
  Counted,  // counted without a list if there is no capture
  Listed,   // listed, and the length of the list added; most programs call this bulk counting
  Played,   // played one by one
};

}  // namespace damas
