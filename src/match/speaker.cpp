#include "match/speaker.hpp"

#include <algorithm>

namespace damas {

namespace {

bool goes_back_or_forth(const Command& command) {
  return std::holds_alternative<command::Undo>(command) ||
         std::holds_alternative<command::Redo>(command);
}

}  // namespace

int persons(const MatchSetup& setup) {
  return static_cast<int>(std::count_if(setup.players.begin(), setup.players.end(), is_human));
}

bool may_speak(const MatchSetup& setup, Side side, const Command& command) {
  if (is_human(setup.player(side))) return true;
  const bool holds = std::holds_alternative<command::Pause>(command) ||
                     std::holds_alternative<command::Resume>(command);
  return holds && !is_human(setup.player(opponent(side)));
}

Side speaker(const Match& match, const Command& command) {
  const Side mover = match.game().side_to_move();
  const int count = persons(match.setup());
  if (count == 1) return is_human(match.setup().player(mover)) ? mover : opponent(mover);
  if (count == 2 && goes_back_or_forth(command)) return opponent(mover);
  const bool answers = std::holds_alternative<command::AnswerDraw>(command);
  if (answers && match.draw_offer()) return opponent(*match.draw_offer());
  return mover;
}

}  // namespace damas
