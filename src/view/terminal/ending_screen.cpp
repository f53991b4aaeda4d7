#include "view/terminal/ending_screen.hpp"

#include <algorithm>
#include <utility>

#include "core/notation.hpp"
#include "endgame/known_results.hpp"
#include "endgame/packed_tables.hpp"
#include "view/terminal/verbs.hpp"
#include "view/text/drill_sentences.hpp"
#include "view/text/names.hpp"

namespace damas::terminal {

namespace {

using training::EndingTask;

BoardCommands::Help help() {
  return {Text::TerminalEndgameHelp,
          {{Text::CommandHint, Text::AboutEndgameCommandHint},
           {Text::CommandUndo, Text::AboutCommandUndo},
           {Text::ProblemCommandNext, Text::AboutEndgameCommandNext},
           {Text::EndgameCommandEndings, Text::AboutEndgameCommandEndings}},
          Text::AboutEndgameCommandMenu,
          Text::TerminalEndgameAdvice};
}

}  // namespace

EndingScreen::EndingScreen(Console& console, Variant variant, std::string_view tables,
                           std::uint64_t seed)
    : console_(console), board_(console, help()), variant_(variant), seed_(seed) {
  if (!endgame::PackedTables::are_whole(tables, variant)) return;
  tasks_ = training::tasks_of(variant, endgame::PackedTables(tables, variant));
  known_ = std::make_shared<endgame::KnownResults>(variant, tables, endgame::Computing::AtOnce);
}

Leave EndingScreen::run() {
  if (const auto elsewhere = choose_task()) return *elsewhere;
  while (!leave_) {
    if (board_.is_due()) show();
    const auto line = console_.ask(prompt());
    if (!line) return Leave::Quit;
    answer(*line);
  }
  return *leave_;
}

std::optional<Leave> EndingScreen::choose_task() {
  const Language language = console_.language();
  std::vector<std::string> names;
  for (const EndingTask& task : tasks_)
    names.push_back(name(language, task));
  const EndingTask usual = training::usual_task(tasks_, variant_);
  const auto at = std::find(tasks_.begin(), tasks_.end(), drill_ ? drill_->task() : usual);
  const int present = static_cast<int>(at - tasks_.begin()) + 1;
  const auto chosen = console_.choose(tr(language, Text::EndgameChoose), names, present);
  if (const Leave* leave = std::get_if<Leave>(&chosen)) return *leave;
  const EndingTask task = tasks_[static_cast<std::size_t>(std::get<int>(chosen) - 1)];
  console_.say(Text::EndgameWaiting);
  if (drill_) {
    drill_->choose(task);
  } else {
    drill_.emplace(variant_, task, known_, seed_);
  }
  begin();
  return std::nullopt;
}

void EndingScreen::begin() {
  board_.set_flipped(drill_->person() == Side::Black);
  remarks_.clear();
  follow();
}

void EndingScreen::next() {
  drill_->next();
  begin();
}

// The reader needs a game that goes on.
void EndingScreen::follow() {
  static_cast<void>(drill_->take_events());
  reader_.reset();
  hints_ = 0;
  if (phase() == Phase::Moving) reader_.emplace(console_.language(), game());
  board_.show_again();
}

void EndingScreen::show() {
  board_.shown();
  const Language language = console_.language();
  console_.new_screen();
  console_.prose(name(language, variant_) + (". " + heading(language, *drill_)));
  if (!drill_->has_position()) {
    return console_.say(Text::EndgameNone, name(language, variant_));
  }
  board_.write(game());
  const bool over = phase() == Phase::Over;
  console_.prose(over ? remark(language, *drill_) : task_sentence(language, *drill_));
  for (const std::string& line : counts(language, *drill_))
    console_.prose(line);
  if (reader_) console_.lines(reader_->choices());
  for (const std::string& remark : std::exchange(remarks_, {}))
    console_.prose(remark);
}

std::string EndingScreen::prompt() const {
  const Language language = console_.language();
  if (phase() == Phase::Slipped) return tr(language, Text::TerminalEndgameSlipped);
  if (!reader_) return tr(language, Text::TerminalEndgameOver);
  const std::string mover = name(language, game().side_to_move());
  if (reader_->waiting()) return reader_->prompt(mover);
  return tr(language, Text::TerminalEndgamePrompt, mover);
}

void EndingScreen::answer(const std::string& line) {
  if (carry_out(line)) return;
  if (!reader_) {
    if (!line.empty()) return console_.say(Text::TerminalEndgameIsOver);
    return phase() == Phase::Slipped ? take_back() : next();
  }
  if (!line.empty()) return read_move(line);
  board_.show_again();
  reader_->cancel();
}

bool EndingScreen::carry_out(const std::string& line) {
  if (says(Text::EndgameCommandEndings, line)) {
    leave_ = choose_task();
    return true;
  }
  if (says(Text::ProblemCommandNext, line)) {
    next();
    return true;
  }
  if (says(Text::CommandUndo, line)) {
    take_back();
    return true;
  }
  if (says(Text::CommandHint, line)) {
    hint();
    return true;
  }
  if (!board_.carry_out(line)) return false;
  leave_ = board_.leave();
  return true;
}

// The piece first, then its move, and then the coach's reason.
void EndingScreen::hint() {
  if (!reader_) return console_.say(Text::TerminalEndgameIsOver);
  const auto move = drill_->take_hint();
  if (!move) return console_.say(Text::TerminalEndgameNoHint);
  const Language language = console_.language();
  if (hints_ == 0) {
    console_.say(Text::HintPiece, to_text(move->from, game().shape(), game().info().numbering));
  } else {
    std::string words = tr(language, Text::HintIs, to_text(game(), *move));
    if (hints_ > 1) words += ". " + adviser_.reasons_for_best(language, game(), {*move});
    console_.prose(words);
  }
  ++hints_;
}

void EndingScreen::take_back() {
  if (!drill_->take_back()) return console_.say(Text::RefusedNothingToUndo);
  remarks_.emplace_back(tr(console_.language(), Text::TerminalUndone));
  follow();
}

void EndingScreen::read_move(const std::string& line) {
  const MoveAnswer answer = reader_->read(line);
  if (!answer.sentence.empty()) console_.prose(answer.sentence);
  if (answer.play) try_move(*answer.play);
}

void EndingScreen::try_move(const command::Play& play) {
  const Language language = console_.language();
  if (!drill_->play(play)) return;
  const Game before = game();
  const bool answered = drill_->hurry();
  // The result stands in the place of the task.
  if (phase() != Phase::Over) remarks_.push_back(remark(language, *drill_));
  if (answered && game().ply() > before.ply()) {
    const std::string move = to_text(before, game().move_from(before.ply()));
    remarks_.push_back(
        tr(language, Text::EndgameAnswer, begins_sentence(language, before.side_to_move()), move));
  }
  follow();
}

}  // namespace damas::terminal
