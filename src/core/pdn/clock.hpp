// Owns the clock times that comments carry as commands: [%clk 0:49:11], [%clock w0:00:10 B0:00:03].
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/piece.hpp"

namespace damas {

enum class PdnClockKind : std::uint8_t {
  Remaining,    // clk and clock: what the clock shows
  Elapsed,      // mct: the same on a clock that counts up
  GameElapsed,  // egt
  MoveElapsed,  // emt
};

struct PdnClock {
  PdnClockKind kind = PdnClockKind::Remaining;
  std::optional<Side> side = {};  // unset: of whoever made the move
  bool running = false;           // said by a capital letter of the side
  std::int64_t milliseconds = 0;

  friend bool operator==(const PdnClock&, const PdnClock&) = default;
};

// All times in a comment; commands that cannot be read are passed over.
std::vector<PdnClock> clocks_in(std::string_view comment);

// The command, to be put into a comment. Times are written in whole seconds.
std::string clock_command(const PdnClock& clock);

// A comment without any commands, for showing.
std::string prose_of(std::string_view comment);

}  // namespace damas
