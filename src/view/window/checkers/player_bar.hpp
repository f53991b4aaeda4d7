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
  std::string rating;       // behind it: "(1500?)"
  int captured = 0;         // pieces that this player has taken
  std::string note;         // instead of these, while there is one
  std::string clock;        // empty without one
  std::string below_clock;  // small
  bool to_move = false;
  bool short_of_time = false;
  bool clock_uncertain = false;  // it is what was last heard of it

  friend bool operator==(const PlayerBar&, const PlayerBar&) = default;
};

void draw(Canvas& canvas, const PlayerBar& bar, const Rect& place, const Theme& theme);

// "5:00", "1:05:09", and tenths in the last seconds: "9.4".
std::string clock_text(Milliseconds left);
// When that text changes next.
Milliseconds until_clock_changes(Milliseconds left);

}  // namespace damas
