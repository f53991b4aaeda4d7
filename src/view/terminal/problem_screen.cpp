#include "view/terminal/problem_screen.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

#include "core/notation.hpp"
#include "problems/themes.hpp"
#include "view/terminal/board_frame.hpp"
#include "view/terminal/board_text.hpp"
#include "view/terminal/verbs.hpp"
#include "view/text/names.hpp"
#include "view/text/problem_sentences.hpp"
#include "view/text/wrap.hpp"

namespace damas::terminal {

namespace {

using problems::Problem;
using problems::Task;

// Enough to tell a win from a mistake, in a fraction of a second.
constexpr std::uint64_t judging_nodes = 100'000;
// In hundredths of a man, halfway between what is won or drawn in a problem and what is not.
constexpr int wins_from = 200;
constexpr int holds_from = -150;

// Pseudo-random numbers, the same on every machine.
std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9U;
  x = (x ^ x >> 27) * 0x94D049BB133111EBU;
  return x ^ x >> 31;
}

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
    : console_(console), problems_(std::move(problems)), engine_(make_engine(Drive::Caller)) {
  assert(!problems_.empty());
  choose(difficulty, seed);
  begin();
}

// They are stored from the easiest to the hardest.
void ProblemScreen::choose(puzzle::Difficulty difficulty, std::uint64_t seed) {
  const std::size_t all = problems_.size();
  std::size_t first = 0;
  std::size_t end = all;
  if (difficulty != puzzle::Difficulty::Any && all >= 3) {
    const auto third = static_cast<std::size_t>(difficulty) - 1;
    first = all * third / 3;
    end = all * (third + 1) / 3;
  }
  order_.resize(end - first);
  std::iota(order_.begin(), order_.end(), first);
  std::sort(order_.begin(), order_.end(), [seed](std::size_t a, std::size_t b) {
    return mixed(mixed(seed + 1) + a) < mixed(mixed(seed + 1) + b);
  });
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
  game_ = Game(problem().start);
  flipped_ = problem().solver() == Side::Black;
  over_ = false;
  reader_.emplace(console_.language(), game_);
  changed_ = true;
}

void ProblemScreen::next() {
  if (!over_) ++tried_;
  current_ = (current_ + 1) % order_.size();
  begin();
}

void ProblemScreen::show() {
  changed_ = false;
  const Language language = console_.language();
  console_.new_screen();
  console_.prose(tr(language, Text::ProblemTitle, name(language, game_.variant()),
                    static_cast<int>(order_[current_] + 1), static_cast<int>(problems_.size()),
                    problem().difficulty, problems::hardest));
  console_.lines(board_text(frame_of(game_), {console_.color(), flipped_}));
  console_.prose(task_sentence(language, problem()));
  if (tried_ > 0) console_.prose(tr(language, Text::ProblemProgress, solved_, tried_));
  if (!over_) console_.lines(reader_->choices());
  for (const std::string& remark : std::exchange(remarks_, {}))
    console_.prose(remark);
}

std::string ProblemScreen::prompt() const {
  const Language language = console_.language();
  if (over_) return tr(language, Text::TerminalProblemOver);
  if (reader_->waiting()) return reader_->prompt(name(language, game_.side_to_move()));
  return tr(language, Text::TerminalProblemPrompt, name(language, game_.side_to_move()));
}

void ProblemScreen::answer(const std::string& line) {
  if (carry_out(line)) return;
  if (over_) {
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
  if (!over_) ++tried_;
  over_ = true;
  console_.say(Text::ProblemSolution, line_text(problem()));
}

void ProblemScreen::read_move(const std::string& line) {
  const MoveAnswer answer = reader_->read(line);
  if (!answer.sentence.empty()) console_.prose(answer.sentence);
  if (answer.play) try_move(answer.play->move);
}

void ProblemScreen::try_move(const Move& m) {
  const auto ply = static_cast<std::size_t>(game_.ply());
  m == problem().line[ply] ? right_move(m) : other_move(m);
  if (!over_) reader_.emplace(console_.language(), game_);
}

void ProblemScreen::right_move(const Move& m) {
  const Language language = console_.language();
  game_.play(m);
  const auto ply = static_cast<std::size_t>(game_.ply());
  if (ply == problem().line.size())
    return solved(tr(language, Text::ProblemSolved, line_text(problem())));
  const Move& reply = problem().line[ply];
  remarks_ = {tr(language, Text::ProblemRight, begins_sentence(language, game_.side_to_move()),
                 to_text(game_, reply))};
  game_.play(reply);
  changed_ = true;
}

void ProblemScreen::other_move(const Move& m) {
  const Language language = console_.language();
  const std::string tried = to_text(game_, m);
  const bool win = problem().task == Task::Win;
  const Side solver = game_.side_to_move();
  Game after = game_;
  after.play(m);
  bool good = false;
  std::string reply;
  if (const auto outcome = after.outcome()) {
    good = outcome->winner == solver || (!win && !outcome->winner);
  } else {
    engine_->forget();
    engine_->start(after, {{std::nullopt, judging_nodes, std::nullopt}, strongest_level, 0});
    const std::optional<Report> report = engine_->poll();
    good = -report->score >= (win ? wins_from : holds_from);
    reply = to_text(after, *report->best);
  }
  if (good) {
    game_ = after;
    return solved(tr(language, win ? Text::ProblemAlsoWins : Text::ProblemAlsoHolds, tried,
                     line_text(problem())));
  }
  const Text refuted = win ? Text::ProblemDoesNotWin : Text::ProblemLoses;
  if (reply.empty()) return console_.say(Text::ProblemEndsBadly, tried);
  console_.say(refuted, tried, begins_sentence(language, opponent(solver)), reply);
}

void ProblemScreen::solved(const std::string& how) {
  over_ = true;
  ++tried_;
  ++solved_;
  remarks_ = {how};
  changed_ = true;
}

}  // namespace damas::terminal
