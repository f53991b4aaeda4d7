#include "view/window/review/recorded_clocks.hpp"

#include <chrono>

#include "view/text/names.hpp"

namespace damas {

namespace {

std::string time_of(const PdnClock& clock) {
  return time_text(std::chrono::seconds(clock.milliseconds / 1000));
}

std::string of_side(Language language, Side side, const PdnClock& clock) {
  const bool left = clock.kind == PdnClockKind::Remaining;
  return tr(language, left ? Text::ReviewClockOf : Text::ReviewClockUsed, name(language, side),
            time_of(clock));
}

// Adds the times in the comment of one move that are not known from later comments.
void add_times(RecordedClocks& found, const PdnNotes& notes, Side mover, bool last) {
  for (const PdnClock& clock : clocks_in(notes.after)) {
    if (clock.kind == PdnClockKind::MoveElapsed) {
      if (last && !found.spent) found.spent = clock;
      continue;
    }
    auto& shown = found.shown[static_cast<std::size_t>(index(clock.side.value_or(mover)))];
    if (!shown) shown = clock;
  }
}

}  // namespace

RecordedClocks clocks_at(const PdnTree& tree, PdnNode node, Side to_move) {
  RecordedClocks found;
  Side mover = opponent(to_move);
  for (PdnNode n = node; n != PdnNode::None; n = tree.parent(n)) {
    add_times(found, tree.notes(n), mover, n == node);
    if ((found.shown[0] && found.shown[1]) || tree.setup(n)) break;
    mover = opponent(mover);
  }
  return found;
}

std::string text_of(Language language, const RecordedClocks& clocks) {
  std::string text;
  const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : " · ") + part; };
  for (const Side side : {Side::White, Side::Black}) {
    const auto& shown = clocks.shown[static_cast<std::size_t>(index(side))];
    if (shown) add(of_side(language, side, *shown));
  }
  if (clocks.spent) add(tr(language, Text::ReviewMoveTook, time_of(*clocks.spent)));
  return text;
}

std::string short_clock(const PdnNotes& notes, Side mover) {
  std::string spent;
  for (const PdnClock& clock : clocks_in(notes.after)) {
    if (clock.side.value_or(mover) != mover) continue;
    if (clock.kind != PdnClockKind::MoveElapsed) return time_of(clock);
    spent = "+" + time_of(clock);
  }
  return spent;
}

}  // namespace damas
