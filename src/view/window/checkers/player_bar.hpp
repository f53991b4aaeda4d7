// Owns the bar of one player: piece, name, captured pieces, clock.
#pragma once

#include <optional>
#include <string>

#include "core/piece.hpp"
#include "match/clock.hpp"
#include "platform/geometry.hpp"

namespace damas {

class Canvas;
struct Theme;

struct PlayerBar {
  Side side = Side::White;
  std::string name;
  std::string rating;       // after the name: "(1500?)"
  int captured = 0;         // pieces captured by this player
  std::string note;         // shown instead of them, if not empty
  std::string clock;        // empty if there is no clock
  std::string below_clock;  // in small print
  bool to_move = false;
  bool short_of_time = false;
  bool clock_uncertain = false;  // the last known time, possibly outdated

  friend bool operator==(const PlayerBar&, const PlayerBar&) = default;
};

void draw(Canvas& canvas, const PlayerBar& bar, const Rect& place, const Theme& theme);

// "5:00", "1:05:09"; in the last seconds with tenths: "9.4".
std::string clock_text(Milliseconds left);
// Time until that text changes.
Milliseconds until_clock_changes(Milliseconds left);

}  // namespace damas
