#include "view/terminal/practice_loop.hpp"

#include <algorithm>
#include <utility>

#include "view/terminal/verbs.hpp"
#include "view/text/names.hpp"

namespace damas::terminal {

PracticeLoop::PracticeLoop(Console& console, BoardCommands::Help help, Words words)
    : ExerciseLoop(console, std::move(help)), words_(words) {}

void PracticeLoop::expect_move(const Game* game) {
  reader_.reset();
  if (game != nullptr) {
    reader_.emplace(language(), *game);
    mover_ = name(language(), game->side_to_move());
  }
  board().show_again();
}

void PracticeLoop::show_choices() {
  if (reader_) console().lines(reader_->choices());
}

void PracticeLoop::show_remarks() {
  for (const std::string& remark : std::exchange(remarks_, {}))
    console().prose(remark);
}

std::string PracticeLoop::prompt() const {
  if (!reader_) return tr(language(), prompt_without_move());
  return reader_->waiting() ? reader_->prompt(mover_) : tr(language(), words_.prompt, mover_);
}

void PracticeLoop::answer(const std::string& line) {
  if (carry_out(line)) return;
  if (!reader_) return line.empty() ? go_on() : say_no_move();
  line.empty() ? console().prose(reader_->skip()) : read_move(line);
}

bool PracticeLoop::carry_out(const std::string& line) {
  const auto own = std::find_if(commands_.begin(), commands_.end(),
                                [&](const Command& each) { return means(each.name, line); });
  if (own != commands_.end()) {
    own->carry_out();
    return true;
  }
  return carry_out_on_board(line);
}

void PracticeLoop::read_move(const std::string& line) {
  const MoveAnswer answer = reader_->read(line);
  if (!answer.sentence.empty()) console().prose(answer.sentence);
  if (answer.play) play(*answer.play);
}

}  // namespace damas::terminal
