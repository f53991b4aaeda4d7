#include "view/terminal/practice_loop.hpp"

#include <algorithm>
#include <utility>

#include "view/terminal/verbs.hpp"
#include "view/text/names.hpp"

namespace damas::terminal {

PracticeLoop::PracticeLoop(Console& console, BoardCommands::Help help, Words words)
    : console_(console), board_(console, std::move(help)), words_(words) {}

Leave PracticeLoop::run() {
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

void PracticeLoop::choose_again() {
  const std::optional<Leave> leave = choose();
  if (leave == Leave::Quit) leave_ = leave;
  board_.show_again();
}

void PracticeLoop::expect_move(const Game* game) {
  reader_.reset();
  if (game != nullptr) {
    reader_.emplace(language(), *game);
    mover_ = name(language(), game->side_to_move());
  }
  board_.show_again();
}

void PracticeLoop::show_choices() {
  if (reader_) console_.lines(reader_->choices());
}

void PracticeLoop::show_remarks() {
  for (const std::string& remark : std::exchange(remarks_, {}))
    console_.prose(remark);
}

std::string PracticeLoop::prompt() const {
  if (!reader_) return tr(language(), prompt_without_move());
  return reader_->waiting() ? reader_->prompt(mover_) : tr(language(), words_.prompt, mover_);
}

void PracticeLoop::answer(const std::string& line) {
  if (carry_out(line)) return;
  if (!reader_) return line.empty() ? go_on() : say_no_move();
  line.empty() ? console_.prose(reader_->skip()) : read_move(line);
}

bool PracticeLoop::carry_out(const std::string& line) {
  const auto own = std::find_if(commands_.begin(), commands_.end(),
                                [&](const Command& each) { return means(each.name, line); });
  if (own != commands_.end()) {
    own->carry_out();
    return true;
  }
  if (!board_.carry_out(line)) return false;
  leave_ = board_.leave();
  return true;
}

void PracticeLoop::read_move(const std::string& line) {
  const MoveAnswer answer = reader_->read(line);
  if (!answer.sentence.empty()) console_.prose(answer.sentence);
  if (answer.play) play(*answer.play);
}

}  // namespace damas::terminal
