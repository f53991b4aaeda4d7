#include "view/terminal/exercise_loop.hpp"

#include <utility>

namespace damas::terminal {

ExerciseLoop::ExerciseLoop(Console& console, BoardCommands::Help help)
    : console_(console), board_(console, std::move(help)) {}

Leave ExerciseLoop::run() {
  if (const auto elsewhere = choose()) return *elsewhere;
  while (!leave_) {
    if (board_.is_due()) {
      board_.shown();
      show();
    }
    const auto line = console_.ask(prompt());
    if (!line) return Leave::Quit;
    answer(*line);
  }
  return *leave_;
}

void ExerciseLoop::choose_again() {
  const std::optional<Leave> leave = choose();
  if (leave == Leave::Quit) leave_ = leave;
  board_.show_again();
}

bool ExerciseLoop::carry_out_on_board(const std::string& line) {
  if (!board_.carry_out(line)) return false;
  leave_ = board_.leave();
  return true;
}

}  // namespace damas::terminal
