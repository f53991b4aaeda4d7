#include "view/terminal/squares_screen.hpp"

#include <chrono>
#include <utility>
#include <variant>
#include <vector>

#include "view/terminal/verbs.hpp"
#include "view/text/names.hpp"

namespace damas::terminal {

namespace {

using training::SquareTask;

// The rows of the question for the time, from 1.
constexpr int timed_row = 1;
constexpr int endless_row = 2;

BoardCommands::Help squares_help() {
  return {Text::TerminalSquaresHelp,
          {{Text::ProblemCommandNext, Text::AboutSquaresCommandNext},
           {Text::LessonCommandAgain, Text::AboutSquaresCommandAgain},
           {Text::ProblemCommandSolution, Text::AboutSquaresCommandSolution},
           {Text::LessonCommandList, Text::AboutSquaresCommandList}},
          Text::AboutSquaresCommandMenu,
          Text::TerminalSquaresAdvice,
          false};
}

}  // namespace

SquaresScreen::SquaresScreen(Console& console, Variant variant, std::uint64_t seed,
                             training::ChangeProgress change)
    : ExerciseLoop(console, squares_help()),
      variant_(variant),
      seed_(seed),
      change_(std::move(change)),
      board_of_(variant),
      stopwatch_(console) {}

std::optional<Leave> SquaresScreen::choose() {
  const std::vector<std::string> times = {tr(language(), Text::SquaresTimed),
                                          tr(language(), Text::SquaresEndless)};
  const int present = drill_ && !drill_->timed() ? endless_row : timed_row;
  const auto chosen = console().choose(tr(language(), Text::SquaresTime), times, present);
  if (const Leave* const leave = std::get_if<Leave>(&chosen)) return *leave;
  begin(std::get<int>(chosen) == timed_row);
  return std::nullopt;
}

void SquaresScreen::begin(bool timed) {
  drill_.emplace(variant_, SquareTask::Name, timed, seed_++);
  best_ = training::best_round(change_([](training::Progress&) {}).of(variant_), SquareTask::Name);
  remark_ = timed ? tr(language(), Text::SquaresClockWaits) : "";
  stopwatch_.restart();
  board().show_again();
}

// Says what is left, because the counts begin at zero again.
void SquaresScreen::begin_again() {
  const int right = drill_->right();
  const int wrong = drill_->wrong();
  const bool told = drill_->over() || right + wrong == 0;
  begin(drill_->timed());
  const std::string anew = told ? tr(language(), Text::TerminalSquaresNewRound)
                                : tr(language(), Text::TerminalSquaresRoundLeft, right, wrong);
  remark_ = remark_.empty() ? anew : anew + " " + remark_;
}

void SquaresScreen::show() {
  console().new_screen();
  console().prose(name(language(), variant_) + ". " + tr(language(), Text::SquaresTitle));
  if (!remark_.empty()) console().prose(remark_);
  SquareSet marked;
  if (!drill_->over()) marked.insert(drill_->asked());
  board().write_nameless(board_of_, marked);
  show_counts();
  if (drill_->timed() && best_ > 0) console().say(Text::SquaresBest, best_);
}

void SquaresScreen::show_counts() {
  const int right = drill_->right();
  const int wrong = drill_->wrong();
  if (drill_->over()) return console().say(Text::SquaresOver, right, wrong);
  if (!drill_->timed()) return console().say(Text::SquaresState, right, wrong);
  const auto left = std::chrono::ceil<std::chrono::seconds>(drill_->left());
  console().say(Text::TerminalSquaresTimed,
                tr(language(), Text::TerminalSeconds, static_cast<int>(left.count())), right,
                wrong);
}

std::string SquaresScreen::prompt() const {
  return tr(language(),
            drill_->over() ? Text::TerminalSquaresOverPrompt : Text::TerminalSquaresPrompt);
}

void SquaresScreen::answer(const std::string& line) {
  const bool was_over = drill_->over();
  drill_->advance(stopwatch_.take());
  if (!was_over && drill_->over()) {
    // What was typed after the time does not count, and must not hide the result.
    end_round();
    carry_out_on_board(line);
    return;
  }
  if (carry_out(line)) return;
  if (drill_->over()) return answer_over(line);
  if (line.empty()) return console().say(Text::TerminalSquaresExpected);
  read_name(line);
}

void SquaresScreen::answer_over(const std::string& line) {
  if (line.empty()) return begin(drill_->timed());
  console().say(Text::TerminalSquaresIsOver);
}

bool SquaresScreen::carry_out(const std::string& line) {
  if (means(Text::ProblemCommandNext, line)) {
    next();
  } else if (says(Text::LessonCommandAgain, line)) {
    begin_again();
  } else if (means(Text::ProblemCommandSolution, line)) {
    tell_name();
  } else if (says(Text::LessonCommandList, line)) {
    choose_again();
  } else {
    return carry_out_on_board(line);
  }
  return true;
}

// After a round, another square is that of another round.
void SquaresScreen::next() {
  if (!drill_->skip()) return begin(drill_->timed());
  // Before the first answer, the clock still waits.
  if (drill_->last()) remark_.clear();
  board().show_again();
}

void SquaresScreen::tell_name() {
  if (!drill_->reveal()) return console().say(Text::TerminalSquaresIsOver);
  remark_.clear();  // it may say that the clock waits
  console().say(Text::TerminalSquaresSolution, drill_->name_of(drill_->asked()));
}

void SquaresScreen::read_name(const std::string& line) {
  const auto square = drill_->named(line);
  if (!square) {
    if (drill_->may_be_typed(line)) return console().say(Text::SquaresNoSuch, line);
    return console().say(Text::SquaresExpected, drill_->example(), line);
  }
  const std::string given = drill_->name_of(*square);
  const bool right = *square == drill_->asked();
  drill_->answer(*square);
  remark_.clear();  // it may say that the clock waits
  if (!right) return console().say(Text::SquaresNotThat, given);
  remark_ = tr(language(), Text::SquaresRight, given);
  board().show_again();
}

// Notes the round in the progress.
void SquaresScreen::end_round() {
  const training::Progress progress =
      change_([variant = variant_, right = drill_->right()](training::Progress& all) {
        training::note_round(all.of(variant), SquareTask::Name, right);
      });
  best_ = training::best_round(progress.of(variant_), SquareTask::Name);
  remark_.clear();
  board().show_again();
}

}  // namespace damas::terminal
