#include "view/window/frame/status.hpp"

#include <utility>

#include "platform/canvas.hpp"
#include "view/text/sentences.hpp"
#include "view/window/board/theme.hpp"

namespace damas {

Status Status::notice(std::string sentence) {
  return {std::move(sentence), Tone::Notice, {}};
}

Status Status::refusal(std::string sentence) {
  return {std::move(sentence), Tone::Refusal, {}};
}

std::string obligation(const MoveInput& input, const Game& game, Language language) {
  MoveRefusal refusal;
  refusal.reason = MoveRefusal::Reason::MustCapture;
  refusal.pieces = input.movable();
  for (const Move& move : game.legal_moves()) {
    const int count = static_cast<int>(move.captured.size());
    if (refusal.count != 0 && refusal.count != count) {
      refusal.count = 0;  // the pieces capture different numbers, so none is named
      break;
    }
    refusal.count = count;
  }
  return rule_sentence(language, refusal, game);
}

Status turn_status(const MoveInput& input, const Game& game, const std::string& whose_turn,
                   Language language) {
  using Tone = Status::Tone;
  // Moves with the same start and end can only differ if they are captures.
  const bool choosing =
      input.selected() && input.targets().size() == 1 && input.candidates().size() > 1;
  if (choosing) return Status::notice(tr(language, Text::ChooseLanding));
  if (!input.must_capture()) return {whose_turn, Tone::Plain, {}};
  return {whose_turn + " · " + obligation(input, game, language), Tone::Plain, {}};
}

float room_for_aside(const Status& status, float width) {
  constexpr float short_line = 640;
  return width < short_line && status.aside.empty() ? 0 : aside_room;
}

namespace {

// As many words as fit into the height. The screen reader says all of them.
std::string words_within(float height, const std::string& sentence, const TextStyle& style,
                         Canvas& canvas) {
  std::string shown = sentence;
  std::size_t end = sentence.size();
  while (canvas.measure(shown, style).h > height) {
    end = sentence.rfind(' ', end - 1);
    if (end == std::string::npos || end == 0) break;
    shown = sentence.substr(0, end) + "…";
  }
  return shown;
}

// Draws the text at the end of the line, and takes its width from `inner`.
void draw_aside(Canvas& canvas, const Status& status, Rect& inner, const Theme& theme) {
  if (status.aside.empty()) return;
  TextStyle style;
  style.size = font_size::caption;
  style.align = Align::Right;
  style.tabular = true;
  style.color = status.alarm ? theme.accent : theme.muted;
  canvas.text_in(inner, status.aside, style);
  inner.w -= canvas.measure(status.aside, style).w + 16;
}

}  // namespace

void draw(Canvas& canvas, const Status& status, const Rect& place, const Theme& theme) {
  Rect inner = {place.x + 16, place.y, place.w - 32, place.h};
  draw_aside(canvas, status, inner, theme);
  if (status.answers > 0) inner.w = place.w - 32 - status.answers - room_for_aside(status, place.w);
  TextStyle style;
  style.color = theme.text;
  if (!status.typed.empty()) {
    style.weight = FontWeight::SemiBold;
    style.align = Align::Right;
    style.color = theme.accent;
    canvas.text_in(inner, status.typed + "_", style);
    inner.w -= canvas.measure(status.typed + "_", style).w + 16;
    style = {};
    style.color = theme.text;
  }
  if (status.tone != Status::Tone::Plain) {
    const Color tone = status.tone == Status::Tone::Refusal ? theme.accent : theme.muted;
    canvas.rounded_rect({inner.x, inner.y + 10, 4, inner.h - 20}, 2, tone);
    inner.x += 16;
    inner.w -= 16;
  }
  if (inner.w < 1) return;  // a width of 0 would mean text without a limit
  // A sentence too long for one line is drawn smaller, on several lines; the blanks above the first
  // and below the last one need no room.
  constexpr float blanks = 4;
  constexpr float smallest = 12;
  if (canvas.measure(status.sentence, style).w <= inner.w) {
    canvas.text_in(inner, status.sentence, style);
    return;
  }
  style.size = font_size::caption;
  style.max_width = inner.w;
  const float room = inner.h + blanks;
  if (canvas.measure(status.sentence, style).h > room) style.size = smallest;
  const std::string shown = words_within(room, status.sentence, style, canvas);
  const float height = canvas.measure(shown, style).h;
  canvas.text({inner.x, inner.center().y - height / 2}, shown, style);
}

// Uses a smaller font if necessary, and leaves out the rest if that is not enough.
void draw_counters(Canvas& canvas, const std::vector<std::string>& lines, const Rect& place,
                   const Theme& theme) {
  Rect rest = place;
  for (const std::string& line : lines) {
    TextStyle style;
    style.color = line == lines.front() ? theme.text : theme.muted;
    style.max_width = rest.w;
    if (canvas.measure(line, style).h > rest.h) style.size = font_size::caption;
    const float height = canvas.measure(line, style).h;
    if (height > rest.h) return;
    canvas.text(rest.origin(), line, style);
    take_top(rest, height);
  }
}

}  // namespace damas
