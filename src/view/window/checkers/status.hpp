// Owns the status line — whose turn it is, what is compulsory, why a try failed — and the lines
// that tell how near a draw is.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/move_input.hpp"
#include "view/text/text.hpp"

namespace damas {

class Canvas;
class Session;
struct Rect;
struct Theme;

struct Status {
  enum class Tone : std::uint8_t { Plain, Notice, Refusal };
  std::string sentence;
  Tone tone = Tone::Plain;
  std::string typed;       // a move as it is being typed
  std::string aside = {};  // small, at its end
  bool alarm = false;      // that is what matters now
  float answers = 0;       // room kept for them before that, in logical pixels

  friend bool operator==(const Status&, const Status&) = default;
};

// What the state of the game itself has to say. `input` is that of the current position.
Status status_of(const Session& session, const MoveInput& input, Language language);

// What a person who is to move must know, behind `whose_turn`: what is compulsory, what to choose.
Status turn_status(const MoveInput& input, const Game& game, const std::string& whose_turn,
                   Language language);

// That one must capture, in the words in which a try to do otherwise is refused.
std::string obligation(const MoveInput& input, const Game& game, Language language);

// How much a status line keeps for what stands at its end, where there are answers too. A short
// line keeps nothing for what is not there.
inline constexpr float aside_room = 120;
float room_for_aside(const Status& status, float width);

void draw(Canvas& canvas, const Status& status, const Rect& place, const Theme& theme);

// How near draws are, the nearest first and clearest, each in as many lines as it takes.
void draw_counters(Canvas& canvas, const std::vector<std::string>& lines, const Rect& place,
                   const Theme& theme);

}  // namespace damas
