// Owns the status line (compulsory captures, the reason of a failed attempt) and the lines about
// approaching draws.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/move_input.hpp"
#include "view/text/text.hpp"

namespace damas {

class Canvas;
struct Rect;
struct Theme;

struct Status {
  enum class Tone : std::uint8_t { Plain, Notice, Refusal };

  static Status notice(std::string sentence);
  static Status refusal(std::string sentence);

  std::string sentence;
  Tone tone = Tone::Plain;
  std::string typed;       // the typed part of a move
  std::string aside = {};  // small text at the end of the line
  bool alarm = false;      // drawn as a warning
  float answers = 0;       // width reserved for answer buttons before that, in logical pixels

  friend bool operator==(const Status&, const Status&) = default;
};

// For a person to move: after `whose_turn`, the compulsory capture or the next choice. `input`
// belongs to the current position.
Status turn_status(const MoveInput& input, const Game& game, const std::string& whose_turn,
                   Language language);

// The sentence that a capture is compulsory, as in a refusal.
std::string obligation(const MoveInput& input, const Game& game, Language language);

// The width reserved for `aside` if there are answers too. A short line reserves nothing for
// missing parts.
inline constexpr float aside_room = 120;
float room_for_aside(const Status& status, float width);

void draw(Canvas& canvas, const Status& status, const Rect& place, const Theme& theme);

// Draws the lines about approaching draws: the nearest first and most clearly, each broken as
// needed.
void draw_counters(Canvas& canvas, const std::vector<std::string>& lines, const Rect& place,
                   const Theme& theme);

}  // namespace damas
