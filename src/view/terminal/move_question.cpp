#include "view/terminal/move_question.hpp"

#include "view/terminal/game_text.hpp"

namespace damas::terminal {

MoveQuestion::MoveQuestion(Console& console, const Match& match)
    : console_(console), match_(match) {}

void MoveQuestion::renew() {
  reader_.reset();
  if (match_.state() == Match::State::Over || match_.computer_to_move()) return;
  reader_.emplace(console_.language(), match_.game());
}

std::string MoveQuestion::prompt() const {
  const Language language = console_.language();
  if (match_.state() == Match::State::Over) return tr(language, Text::TerminalPromptOver);
  if (!reader_) return tr(language, Text::TerminalPromptMachines);
  return reader_->prompt(side_text(language, match_, match_.game().side_to_move()));
}

std::vector<std::string> MoveQuestion::choices() const {
  return reader_ ? reader_->choices() : std::vector<std::string>{};
}

std::optional<command::Play> MoveQuestion::read(const std::string& line) {
  if (match_.state() == Match::State::Over) {
    console_.say(Text::RefusedGameOver);
    return std::nullopt;
  }
  if (!reader_) {
    console_.say(Text::RefusedOpponentIsComputer);
    return std::nullopt;
  }
  MoveAnswer answer = reader_->read(line);
  if (!answer.sentence.empty()) console_.prose(answer.sentence);
  return answer.play;
}

void MoveQuestion::skip() {
  if (reader_) console_.prose(reader_->skip());
}

}  // namespace damas::terminal
