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
           {Text::CommandWhy, Text::AboutEndgameCommandWhy},
           {Text::ProblemCommandSolution, Text::AboutEndgameCommandSolution},
           {Text::CommandUndo, Text::AboutCommandUndo},
           {Text::TrainerCommandBack, Text::AboutCommandUndo},
           {Text::ProblemCommandNext, Text::AboutEndgameCommandNext},
           {Text::LessonCommandAgain, Text::AboutEndgameCommandAgain},
           {Text::EndgameCommandEndings, Text::AboutEndgameCommandEndings}},
          Text::AboutEndgameCommandMenu,
          Text::TerminalEndgameAdvice};
}

}  // namespace

EndingScreen::EndingScreen(Console& console, Variant variant, std::string_view tables,
                           std::uint64_t seed)
    : PracticeLoop(console, help(), {Text::TerminalEndgamePrompt, Text::TerminalEndgameIsOver}),
      variant_(variant),
      seed_(seed) {
  set_commands({{Text::EndgameCommandEndings, [this] { choose_again(); }},
                {Text::ProblemCommandNext, [this] { next(); }},
                {Text::LessonCommandAgain, [this] { again(); }},
                {Text::CommandUndo, [this] { take_back(); }},
                {Text::TrainerCommandBack, [this] { take_back(); }},
                {Text::CommandHint, [this] { hint(); }},
                {Text::ProblemCommandSolution, [this] { tell_best(); }},
                {Text::CommandWhy, [this] { explain(); }}});
  if (!endgame::PackedTables::are_whole(tables, variant)) return;
  tasks_ = training::tasks_of(variant, endgame::PackedTables(tables, variant));
  known_ = std::make_shared<endgame::KnownResults>(variant, tables, endgame::Computing::AtOnce);
}

std::optional<Leave> EndingScreen::choose() {
  std::vector<std::string> names;
  for (const EndingTask& task : tasks_)
    names.push_back(name(language(), task));
  const EndingTask usual = training::usual_task(tasks_, variant_);
  const auto at = std::find(tasks_.begin(), tasks_.end(), drill_ ? drill_->task() : usual);
  const int present = static_cast<int>(at - tasks_.begin()) + 1;
  const auto chosen = console().choose(tr(language(), Text::EndgameChoose), names, present);
  if (const Leave* leave = std::get_if<Leave>(&chosen)) return *leave;
  const EndingTask task = tasks_[static_cast<std::size_t>(std::get<int>(chosen) - 1)];
  console().say(Text::EndgameWaiting);
  if (drill_) {
    drill_->choose(task);
  } else {
    drill_.emplace(variant_, task, known_, seed_);
  }
  begin();
  return std::nullopt;
}

void EndingScreen::begin() {
  board().set_flipped(drill_->person() == Side::Black);
  forget_remarks();
  follow();
}

void EndingScreen::next() {
  drill_->next();
  begin();
}

// Before the first move only hints count, and these stay.
void EndingScreen::again() {
  static_cast<void>(drill_->again());
  forget_remarks();
  follow();
}

void EndingScreen::follow() {
  static_cast<void>(drill_->take_events());
  hint_.restart();
  expect_move(phase() == Phase::Moving ? &game() : nullptr);
}

void EndingScreen::show() {
  console().new_screen();
  console().prose(name(language(), variant_) + (". " + heading(language(), *drill_)));
  if (!drill_->has_position()) {
    return console().say(Text::EndgameNone, name(language(), variant_));
  }
  const bool over = phase() == Phase::Over;
  if (over) console().prose(damas::remark(language(), *drill_));
  show_remarks();
  board().write(game());
  if (!over) console().prose(task_sentence(language(), *drill_));
  for (const std::string& line : counts(language(), *drill_))
    console().prose(line);
  show_choices();
}

Text EndingScreen::prompt_without_move() const {
  return phase() == Phase::Slipped ? Text::TerminalEndgameSlipped : Text::TerminalEndgameOver;
}

void EndingScreen::go_on() {
  phase() == Phase::Slipped ? take_back() : next();
}

void EndingScreen::hint() {
  if (!expects_move()) return say_no_move();
  const auto move = drill_->take_hint();
  if (!move) return console().say(Text::TerminalEndgameNoHint);
  const std::string said = hint_.next(language(), game(), {*move}, adviser_);
  console().prose(hint_.gives_reason() ? with_choice(said, game(), *move) : said);
}

void EndingScreen::tell_best() {
  if (!expects_move()) return say_no_move();
  const auto move = drill_->take_hint();
  if (!move) return console().say(Text::TerminalEndgameNoHint);
  console().prose(
      with_choice(hint_with_reason(language(), game(), {*move}, adviser_), game(), *move));
}

std::string EndingScreen::with_choice(const std::string& reason, const Game& before,
                                      const Move& move) const {
  const std::string compared = choice_sentence(language(), *drill_, before, move);
  return compared.empty() ? reason : reason + " " + compared;
}

// The reason for the hint of this position; without one, for the person's last move.
void EndingScreen::explain() {
  if (expects_move() && hint_.names_piece()) {
    hint_.skip_to_reason();
    return hint();
  }
  if (game().ply() == 0) return console().say(Text::NoMoveToExplain);
  // The person moves at even plies.
  Game before = game();
  before.go_to((game().ply() - 1) / 2 * 2);
  const Move& move = before.move_from(before.ply());
  const std::string reason = tr(language(), Text::LastMoveIs, to_text(before, move)) + ". " +
                             adviser_.reasons(language(), before, move);
  console().prose(with_choice(reason, before, move));
}

void EndingScreen::take_back() {
  if (!drill_->take_back()) return console().say(Text::RefusedNothingToUndo);
  remark(tr(language(), Text::TerminalUndone));
  follow();
}

void EndingScreen::play(const command::Play& move) {
  if (!drill_->play(move)) return;
  const Game before = game();
  const bool answered = drill_->hurry();
  // The result stands in the place of the task.
  if (phase() != Phase::Over) remark(damas::remark(language(), *drill_));
  if (answered && game().ply() > before.ply()) {
    remark(tr(language(), Text::EndgameAnswer, begins_sentence(language(), before.side_to_move()),
              to_text(before, game().move_from(before.ply()))));
  }
  follow();
}

}  // namespace damas::terminal
