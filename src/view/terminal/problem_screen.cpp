#include "view/terminal/problem_screen.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <utility>

#include "core/notation.hpp"
#include "problems/themes.hpp"
#include "view/terminal/problem_filter.hpp"
#include "view/terminal/verbs.hpp"
#include "view/text/analysis_sentences.hpp"
#include "view/text/names.hpp"
#include "view/text/problem_sentences.hpp"
#include "view/text/wrap.hpp"

namespace damas::terminal {

namespace {

using problems::Problem;

training::Filter filter_of(puzzle::Difficulty difficulty) {
  return {static_cast<training::Degree>(difficulty), std::nullopt, false};
}
static_assert(static_cast<int>(training::Degree::Hard) ==
              static_cast<int>(puzzle::Difficulty::Hard));

BoardCommands::Help help() {
  return {Text::TerminalProblemHelp,
          {{Text::CommandHint, Text::AboutProblemCommandHint},
           {Text::CommandWhy, Text::AboutProblemCommandWhy},
           {Text::ProblemCommandTheme, Text::AboutProblemCommandTheme},
           {Text::ProblemCommandSolution, Text::AboutProblemCommandSolution},
           {Text::TrainerCommandBack, Text::AboutProblemCommandBack},
           {Text::ProblemCommandNext, Text::AboutProblemCommandNext},
           {Text::ProblemCommandChoose, Text::AboutProblemCommandChoose},
           {Text::ProblemCommandDaily, Text::AboutProblemCommandDaily},
           {Text::ProblemCommandRush, Text::AboutProblemCommandRush},
           {Text::ProblemCommandFavourite, Text::AboutProblemCommandFavourite}},
          Text::AboutProblemCommandMenu,
          Text::TerminalProblemAdvice};
}

BoardCommands::Help rush_help() {
  return {Text::TerminalRushHelp,
          {{Text::ProblemCommandEnd, Text::AboutProblemCommandEnd},
           {Text::ProblemCommandFavourite, Text::AboutProblemCommandFavourite}},
          Text::AboutProblemCommandMenu,
          Text::TerminalRushAdvice};
}

// The commands that a rush does not have: those for help, other problems, and another rush.
constexpr std::array not_in_rush = {Text::CommandHint,          Text::CommandWhy,
                                    Text::ProblemCommandTheme,  Text::ProblemCommandSolution,
                                    Text::ProblemCommandNext,   Text::TrainerCommandBack,
                                    Text::ProblemCommandChoose, Text::ProblemCommandDaily,
                                    Text::ProblemCommandRush};

}  // namespace

ProblemScreen::ProblemScreen(Console& console, std::vector<Problem> problems,
                             puzzle::Difficulty difficulty, std::uint64_t seed,
                             training::ChangeProgress change)
    : console_(console),
      board_(console, help()),
      session_(std::make_shared<training::Collection>(std::move(problems)), Drive::Caller, seed,
               std::move(change), filter_of(difficulty)) {
  begin();
}

Leave ProblemScreen::run() {
  while (!leave_) {
    if (board_.is_due()) show();
    const auto asked = console_.now();
    const auto line = console_.ask(prompt());
    if (!line) {
      end_rush();
      return Leave::Quit;
    }
    if (session_.rushing() && session_.advance(console_.now() - asked) && session_.rush_over()) {
      board_.show_again();  // too late for this line
      continue;
    }
    answer(*line);
  }
  if (session_.rushing()) {
    end_rush();
    console_.say(Text::RushEnded, session_.rush_solved(), session_.rush_mistakes());
  }
  return *leave_;
}

void ProblemScreen::start_daily(puzzle::Date day) {
  session_.start_daily(day);
  begin();
}

void ProblemScreen::begin() {
  board_.set_flipped(problem().solver() == Side::Black);
  expect_move();
  hint_.restart();
  stepping_ = false;
  refutation_.reset();
  board_.show_again();
}

// A list of captures would contain the move that is to be found.
void ProblemScreen::expect_move() {
  const auto ply = static_cast<std::size_t>(game().ply());
  KeptSecret kept{true, {}};
  if (ply < problem().line.size()) kept.answers.push_back(problem().line[ply]);
  reader_.emplace(console_.language(), game(), std::move(kept));
}

// A problem that was left without a try is counted nowhere.
void ProblemScreen::next() {
  session_.next();
  begin();
}

void ProblemScreen::show() {
  board_.shown();
  board_.set_help(session_.rushing() ? rush_help() : help());
  const Language language = console_.language();
  console_.new_screen();
  console_.prose(tr(language, Text::ProblemTitle, name(language, game().variant()),
                    static_cast<int>(session_.place() + 1),
                    static_cast<int>(session_.problems().size()), problem().difficulty,
                    problems::hardest));
  if (const auto day = session_.day()) {
    console_.prose(tr(language, Text::ProblemOfDay, puzzle::date_text(*day)));
    if (const std::string done = daily_sentence(language, session_); !done.empty())
      console_.prose(done);
  }
  for (const std::string& remark : std::exchange(remarks_, {}))
    console_.prose(remark);
  board_.write(game());
  if (!shows_solution()) console_.prose(task_sentence(language, problem()));
  if (!stepping_) show_results();
}

void ProblemScreen::show_results() {
  const Language language = console_.language();
  if (session_.rush_over()) {
    console_.prose(tr(language, ended_rush_ ? Text::RushEnded : Text::ProblemRushOver,
                      session_.rush_solved(), session_.rush_mistakes()));
    return console_.prose(tr(language, Text::ProblemRushBest, session_.progress().best_rush));
  }
  if (session_.rushing()) {
    const auto left = std::chrono::ceil<std::chrono::seconds>(session_.rush_left());
    const std::string seconds = tr(language, Text::TerminalSeconds, static_cast<int>(left.count()));
    return console_.prose(tr(language, Text::ProblemRushState, seconds, session_.rush_solved(),
                             session_.rush_mistakes()));
  }
  if (session_.tried() == 0) return;
  console_.prose(tr(language, Text::ProblemProgress, session_.solved(), session_.tried()));
  for (const std::string& line : results(language, session_))
    console_.prose(line);
}

std::string ProblemScreen::prompt() const {
  const Language language = console_.language();
  if (steps()) return tr(language, Text::TerminalProblemStep);
  if (session_.rush_over()) return tr(language, Text::TerminalRushOverPrompt);
  if (over()) return tr(language, Text::TerminalProblemOver);
  if (reader_->waiting()) return reader_->prompt(name(language, game().side_to_move()));
  return tr(language, session_.rushing() ? Text::TerminalRushPrompt : Text::TerminalProblemPrompt,
            name(language, game().side_to_move()));
}

void ProblemScreen::answer(const std::string& line) {
  if (carry_out(line)) return;
  if (over()) {
    if (line.empty()) return steps() ? step_solution() : next();
    return say_over();
  }
  line.empty() ? console_.prose(reader_->skip()) : read_move(line);
}

bool ProblemScreen::carry_out(const std::string& line) {
  if (session_.rushing() && carry_out_in_rush(line)) return true;
  if (means(Text::CommandHint, line)) {
    tell_hint();
  } else if (means(Text::CommandWhy, line)) {
    tell_reason();
  } else if (says(Text::ProblemCommandTheme, line)) {
    tell_theme();
  } else if (means(Text::ProblemCommandSolution, line)) {
    tell_solution();
  } else if (says(Text::TrainerCommandBack, line)) {
    step_back();
  } else if (means(Text::ProblemCommandNext, line)) {
    next();
  } else if (means(Text::ProblemCommandChoose, line)) {
    choose();
  } else if (says(Text::ProblemCommandDaily, line)) {
    start_daily(puzzle::date_of_days(console_.today()));
  } else if (says(Text::ProblemCommandRush, line)) {
    start_rush();
  } else if (means(Text::ProblemCommandFavourite, line)) {
    toggle_favourite();
  } else {
    if (!board_.carry_out(line)) return false;
    leave_ = board_.leave();
  }
  return true;
}

bool ProblemScreen::carry_out_in_rush(const std::string& line) {
  if (says(Text::ProblemCommandEnd, line)) {
    end_rush();
    board_.show_again();
    return true;
  }
  const bool refused = std::any_of(not_in_rush.begin(), not_in_rush.end(),
                                   [&](Text command) { return means(command, line); });
  if (!refused) return false;
  console_.say(Text::TerminalRushRefuses, line);
  return true;
}

void ProblemScreen::start_rush() {
  session_.start_rush();
  ended_rush_ = false;
  begin();
}

void ProblemScreen::end_rush() {
  if (!session_.rushing()) return;
  session_.end_rush();
  ended_rush_ = true;
}

void ProblemScreen::toggle_favourite() {
  session_.toggle_favourite();
  console_.say(session_.favourite() ? Text::ProblemIsFavourite : Text::ProblemIsNoFavourite);
}

// A person who does not choose goes on with the present problem.
void ProblemScreen::choose() {
  const auto chosen = ask_problem_filter(console_, session_);
  const auto* const filter = std::get_if<training::Filter>(&chosen);
  if (filter == nullptr) {
    if (std::get<Leave>(chosen) == Leave::Quit) leave_ = Leave::Quit;
    return board_.show_again();
  }
  if (!session_.choose(*filter)) return console_.say(Text::ProblemNoneFit);
  begin();
}

void ProblemScreen::tell_theme() {
  console_.prose(sentence(console_.language(), problems::themes_of(problem())));
}

void ProblemScreen::say_over() {
  console_.say(session_.rush_over() ? Text::TerminalRushIsOver : Text::TerminalProblemIsOver);
}

// The problem then counts as not solved without help.
void ProblemScreen::tell_hint() {
  if (over()) return say_over();
  session_.take_help();
  const Move& right = problem().line[static_cast<std::size_t>(game().ply())];
  if (hint_.names_move()) {
    return console_.prose(
        hint_with_reason(console_.language(), game(), right, reason_of(game().ply())));
  }
  console_.prose(hint_.next(console_.language(), game(), {right}, adviser_));
}

// With the reason for its first move, and the results, which the steps need not repeat. Enter then
// steps through it.
void ProblemScreen::tell_solution() {
  const bool told_results = over();
  session_.show_solution();
  console_.say(Text::ProblemSolution, line_text(problem()));
  console_.prose(reason_of(0));
  if (!told_results) show_results();
  stepping_ = true;
}

// The reason for the hint; without one, for the last wrong move, for the last right one, or once
// the problem is over for the solution.
void ProblemScreen::tell_reason() {
  if (over()) return console_.prose(reason_of(0));
  if (hint_.names_piece()) {
    hint_.skip_to_reason();
    return tell_hint();
  }
  if (refutation_) return console_.prose(refutation_->reason);
  using Kind = training::Remark::Kind;
  const Kind last = session_.attempt().remark().kind;
  if (last == Kind::Refuted || last == Kind::EndsBadly) return console_.say(Text::CoachNothing);
  if (game().ply() < 2) return console_.say(Text::TerminalProblemAdvice);
  session_.take_help();  // the coach names moves that are still to be found
  console_.prose(reason_of(game().ply() - 2));
}

// The coach's reason, if it explains the move, and what the solution leads to.
std::string ProblemScreen::reason_of(int ply) {
  const Language language = console_.language();
  const Game before = problems::game_after(problem(), ply);
  const std::vector<Move> line(problem().line.begin() + ply, problem().line.end());
  AdvisedWin reason;
  if (problem().task == problems::Task::Win) {
    reason = adviser_.reasons_to_win(language, before, line).value_or(reason);
  } else {
    reason.reason = adviser_.reasons_to_draw(language, before, line).value_or("");
  }
  return reason_with_result(language, problem(), ply, reason.reason, reason.shows_win);
}

void ProblemScreen::step_back() {
  if (!stepping_) return console_.say(Text::TerminalProblemNoStepBack);
  if (!shows_solution()) return console_.say(Text::TerminalProblemStepStart);
  session_.step_to(game().ply() - 1);
  show_step();
}

void ProblemScreen::step_solution() {
  session_.step_to(game().ply() + 1);
  show_step();
}

void ProblemScreen::show_step() {
  const auto played = static_cast<std::size_t>(game().ply());
  remarks_.clear();
  if (played > 0) {
    remarks_ = {tr(console_.language(), Text::TerminalLessonMoves,
                   moves_text(Game(problem().start), problem().line, played))};
  }
  board_.show_again();
}

void ProblemScreen::read_move(const std::string& line) {
  const MoveAnswer answer = reader_->read(line);
  if (!answer.sentence.empty()) console_.prose(answer.sentence);
  if (answer.play) try_move(*answer.play);
}

// A right move is shown with the answer to it; a wrong one is only told.
void ProblemScreen::try_move(const command::Play& play) {
  const Language language = console_.language();
  const int before = game().ply();
  const int turn = session_.turn();
  const int mistakes = session_.rush_mistakes();
  const std::string tried = to_text(game(), play.move);
  hint_.restart();
  refutation_.reset();
  session_.play(play);
  settle();
  if (session_.turn() != turn) {  // in a rush
    if (session_.rush_mistakes() > mistakes)
      remarks_ = {tr(language, Text::TerminalRushWrong, tried)};
    return begin();
  }
  std::string remark = sentence(language, session_.attempt().remark(), problem(),
                                refutation_ && refutation_->tells_answer);
  if (const std::string late = uncounted_sentence(language, session_); !late.empty())
    remark += " " + late;
  if (over() || game().ply() != before) {
    remarks_ = {remark};
    board_.show_again();
  } else {
    console_.prose(remark);
    if (refutation_) console_.prose(refutation_->reason);
  }
  expect_move();
}

// Answers and refutations come at once; only in a rush does time count.
void ProblemScreen::settle() {
  using Phase = training::Attempt::Phase;
  if (!session_.rushing()) {
    while (session_.advance(training::Attempt::take_back_after))
      explain_mistake();
    return;
  }
  const int turn = session_.turn();
  bool goes_on = true;
  while (goes_on && session_.rushing() && session_.turn() == turn) {
    const Phase phase = session_.attempt().phase();
    if (phase == Phase::Answering || phase == Phase::Refuting) {
      goes_on = session_.hurry();
    } else {
      const bool solved = phase == Phase::Over;
      goes_on =
          session_.advance(solved ? training::Session::rush_look : std::chrono::milliseconds{0});
    }
  }
}

// The coach's line becomes the refutation, so that both name the same answer.
void ProblemScreen::explain_mistake() {
  if (!session_.attempt().may_refute()) return;
  refutation_ = adviser_.refutation(console_.language(), game());
  if (refutation_) static_cast<void>(session_.refute_by(refutation_->answer));
}

}  // namespace damas::terminal
