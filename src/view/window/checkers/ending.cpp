#include "view/window/checkers/ending.hpp"

namespace damas {

EndingLook ending_look(const Outcome& outcome, std::optional<Side> person) {
  if (outcome.is_draw()) return {Icon::Draw, Text::Draw};
  if (!person) return {Icon::Crown, Text::GameOver};
  if (outcome.winner == person) return {Icon::Trophy, Text::YouWin, true};
  return {Icon::Resign, Text::YouLose};
}

}  // namespace damas
