#include "view/terminal/problem_screen.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "problems/themes.hpp"
#include "share/board_text.hpp"
#include "view/terminal/verbs.hpp"
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

bool says(Language language, Text command, const std::string& line) {
  return lowercase(line) == tr(language, command);
}

// In any language.
bool says(Text command, const std::string& line) {
  return std::any_of(languages.begin(), languages.end(),
                     [&](Language language) { return says(language, command, line); });
}

}  // namespace

ProblemScreen::ProblemScreen(Console& console, std::vector<Problem> problems,
                             puzzle::Difficulty difficulty, std::uint64_t seed)
    : console_(console),
      session_(std::make_shared<training::Collection>(std::move(problems)), Drive::Caller, seed,
               training::progress_in_memory(), filter_of(difficulty)) {
  begin();
}

Leave ProblemScreen::run() {
  while (!leave_) {
    if (changed_) show();
    const auto line = console_.ask(prompt());
    if (!line) return Leave::Quit;
    answer(*line);
  }
  return *leave_;
}

void ProblemScreen::begin() {
  flipped_ = problem().solver() == Side::Black;
  reader_.emplace(console_.language(), game());
  changed_ = true;
}

void ProblemScreen::next() {
  if (!session_.attempt().first_try()) ++skipped_;
  session_.next();
  begin();
}

void ProblemScreen::show() {
  changed_ = false;
  const Language language = console_.language();
  console_.new_screen();
  console_.prose(tr(language, Text::ProblemTitle, name(language, game().variant()),
                    static_cast<int>(session_.place() + 1),
                    static_cast<int>(session_.problems().size()), problem().difficulty,
                    problems::hardest));
  console_.lines(share::board_text(share::frame_of(game()), {console_.color(), flipped_}));
  console_.prose(task_sentence(language, problem()));
  const int tried = session_.tried() + skipped_;
  if (tried > 0) console_.prose(tr(language, Text::ProblemProgress, session_.solved(), tried));
  if (!over()) console_.lines(reader_->choices());
  for (const std::string& remark : std::exchange(remarks_, {}))
    console_.prose(remark);
}

std::string ProblemScreen::prompt() const {
  const Language language = console_.language();
  if (over()) return tr(language, Text::TerminalProblemOver);
  if (reader_->waiting()) return reader_->prompt(name(language, game().side_to_move()));
  return tr(language, Text::TerminalProblemPrompt, name(language, game().side_to_move()));
}

void ProblemScreen::answer(const std::string& line) {
  if (carry_out(line)) return;
  if (over()) {
    if (line.empty()) return next();
    return console_.say(Text::TerminalProblemIsOver);
  }
  if (!line.empty()) return read_move(line);
  changed_ = true;
  reader_->cancel();
}

bool ProblemScreen::carry_out(const std::string& line) {
  if (says(Text::ProblemCommandTheme, line)) {
    tell_theme();
  } else if (says(Text::ProblemCommandSolution, line)) {
    tell_solution();
  } else if (says(Text::ProblemCommandNext, line)) {
    next();
  } else {
    const std::optional<VerbLine> verb = parse_verb(line);
    if (!verb) return false;
    switch (verb->verb) {
      case Verb::Board:
        changed_ = true;
        break;
      case Verb::Flip:
        flipped_ = !flipped_;
        changed_ = true;
        break;
      case Verb::Menu:
      case Verb::Quit:
        leave_ = verb->verb == Verb::Menu ? Leave::Menu : Leave::Quit;
        break;
      default:
        help();
    }
  }
  return true;
}

void ProblemScreen::help() {
  const Language language = console_.language();
  console_.say(Text::TerminalProblemHelp);
  const std::pair<std::string, Text> commands[] = {
      {tr(language, Text::ProblemCommandTheme), Text::AboutProblemCommandTheme},
      {tr(language, Text::ProblemCommandSolution), Text::AboutProblemCommandSolution},
      {tr(language, Text::ProblemCommandNext), Text::AboutProblemCommandNext},
      {word(language, Verb::Board), Text::AboutCommandBoard},
      {word(language, Verb::Flip), Text::AboutCommandFlip},
      {word(language, Verb::Menu), Text::AboutProblemCommandMenu},
      {word(language, Verb::Quit), Text::AboutCommandQuit},
  };
  for (const auto& [command, about] : commands) {
    std::string name = command;
    name.resize(std::max<std::size_t>(verb_help_column - 2, name.size() + 1), ' ');
    console_.prose("  " + name + tr(language, about), verb_help_column);
  }
}

void ProblemScreen::tell_theme() {
  console_.prose(sentence(console_.language(), problems::themes_of(problem())));
}

void ProblemScreen::tell_solution() {
  session_.show_solution();
  console_.say(Text::ProblemSolution, line_text(problem()));
}

void ProblemScreen::read_move(const std::string& line) {
  const MoveAnswer answer = reader_->read(line);
  if (!answer.sentence.empty()) console_.prose(answer.sentence);
  if (answer.play) try_move(*answer.play);
}

// A right move is shown with the answer to it; a wrong one is only told.
void ProblemScreen::try_move(const command::Play& play) {
  const int before = game().ply();
  session_.play(play);
  while (session_.advance(training::Attempt::take_back_after)) {
  }
  const std::string remark = sentence(console_.language(), session_.attempt().remark(), problem());
  if (over() || game().ply() != before) {
    remarks_ = {remark};
    changed_ = true;
  } else {
    console_.prose(remark);
  }
  reader_.emplace(console_.language(), game());
}

}  // namespace damas::terminal
