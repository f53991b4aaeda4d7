// Owns the clock times in comments, which are commands: [%clk 0:49:11], [%clock w0:00:10 B0:00:03].
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/piece.hpp"

namespace damas {

enum class PdnClockKind : std::uint8_t {
  Remaining,    // clk and clock: the time that the clock shows
  Elapsed,      // mct: the time that a clock shows that counts up
  GameElapsed,  // egt: time used for the game
  MoveElapsed,  // emt: time used for the move
};

struct PdnClock {
  PdnClockKind kind = PdnClockKind::Remaining;
  std::optional<Side> side = {};  // unset: the side that made the move
  bool running = false;           // the letter of the side is a capital
  std::int64_t milliseconds = 0;

  friend bool operator==(const PdnClock&, const PdnClock&) = default;
};

// Returns all times in a comment; skips commands that it cannot read.
std::vector<PdnClock> clocks_in(std::string_view comment);

// Writes a time as a command for a comment, in whole seconds.
std::string clock_command(const PdnClock& clock);

// Returns a comment without its commands, as it is shown to users.
std::string prose_of(std::string_view comment);

}  // namespace damas
