#include "view/terminal/match_display.hpp"

#include "match/speaker.hpp"
#include "view/terminal/capture_frames.hpp"
#include "view/text/sentences.hpp"

namespace damas::terminal {

MatchDisplay::MatchDisplay(Console& console, const Match& match)
    : console_(console), match_(match) {}

void MatchDisplay::turn_to_person() {
  flipped_ = persons(match_.setup()) == 1 && is_human(match_.setup().player(Side::Black));
}

PageStyle MatchDisplay::style() const {
  return {{console_.color(), flipped_}, console_.width(), console_.height()};
}

void MatchDisplay::show(const std::vector<std::string>& page) {
  console_.new_screen();
  console_.lines(page);
  console_.begin_remarks();
}

void MatchDisplay::show_page(const BelowBoard& below) {
  show(page_text(console_.language(), match_, style(), below));
}

void MatchDisplay::make_room(const std::string& prompt, const std::vector<std::string>& choices) {
  const int rows = console_.rows_of(prompt);
  if (console_.has_room(rows)) return;
  const std::vector<std::string> page =
      page_text(console_.language(), match_, style(), {choices, console_.remarks(), rows});
  if (static_cast<int>(page.size()) + rows <= console_.height().value_or(0)) show(page);
}

void MatchDisplay::show_capture(const event::MovePlayed& played) {
  Game before = match_.game();
  before.go_to(played.ply - 1);
  const std::vector<share::BoardFrame> frames = capture_frames(before, played);
  const Language language = console_.language();
  int number = 0;
  for (const share::BoardFrame& frame : frames) {
    const std::string note = tr(language, Text::TerminalJump, name(language, played.side), ++number,
                                static_cast<int>(frames.size()));
    PageStyle page = style();
    if (page.height) --*page.height;  // the cursor needs a row
    console_.new_screen();
    console_.lines(capture_text(language, match_, frame, note, page));
    console_.pause();
  }
}

}  // namespace damas::terminal
