#include "view/terminal/puzzle_screen.hpp"

#include <cctype>
#include <utility>

#include "puzzle/deal.hpp"
#include "view/terminal/verbs.hpp"
#include "view/text/puzzle_sentences.hpp"

namespace damas::terminal {

namespace {

constexpr int side = 3;

// With all its bytes, in UTF-8.
std::string first_character(std::string_view text) {
  std::size_t length = 1;
  while (length < text.size() && (static_cast<unsigned char>(text[length]) >> 6) == 2)
    ++length;
  return std::string(text.substr(0, length));
}

}  // namespace

std::vector<std::string> puzzle_text(const puzzle::Board& board) {
  std::string rule = "  +";
  for (int column = 0; column < board.side(); ++column)
    rule += "----+";
  std::vector<std::string> lines = {rule};
  for (int row = 0; row < board.side(); ++row) {
    std::string line = "  |";
    for (int column = 0; column < board.side(); ++column) {
      const int tile = board.tile_at({row, column});
      const std::string number = tile == 0 ? "" : std::to_string(tile);
      line += std::string(3 - number.size(), ' ') + number + " |";
    }
    lines.push_back(line);
    lines.push_back(rule);
  }
  return lines;
}

namespace {

// The board with the solved one to its right, under its name.
std::vector<std::string> beside_goal(const puzzle::Board& board, const std::string& goal) {
  std::vector<std::string> lines = puzzle_text(board);
  const std::vector<std::string> solved = puzzle_text(puzzle::Board(board.side()));
  const std::string caption(lines.front().size() + 4, ' ');
  for (std::size_t i = 0; i < lines.size(); ++i)
    lines[i] += "  " + solved[i];
  lines.insert(lines.begin(), caption + goal);
  return lines;
}

}  // namespace

PuzzleScreen::PuzzleScreen(Console& console, std::uint64_t seed)
    : console_(console), random_(seed), puzzle_(puzzle::deal(side, random_)) {}

Leave PuzzleScreen::run() {
  while (!leave_) {
    if (changed_) show();
    if (!refusal_.empty()) console_.prose(std::exchange(refusal_, {}));
    const bool won = puzzle_.state() == puzzle::State::Won;
    const auto line = console_.ask(
        tr(console_.language(), won ? Text::TerminalPuzzleWonPrompt : Text::TerminalPuzzlePrompt));
    if (!line) return Leave::Quit;
    if (won && line->empty()) deal();
    answer(*line);
  }
  return *leave_;
}

void PuzzleScreen::answer(const std::string& line) {
  if (!carry_out(line)) press_all(line);
}

bool PuzzleScreen::carry_out(const std::string& line) {
  const std::optional<VerbLine> verb = parse_verb(line);
  if (!verb || lowercase(line) == "q") return false;
  switch (verb->verb) {
    case Verb::Help:
      help();
      break;
    case Verb::Undo:
      move(puzzle_.undo());
      break;
    case Verb::Redo:
      move(puzzle_.redo());
      break;
    case Verb::Board:
      changed_ = true;
      break;
    case Verb::Menu:
      leave_ = Leave::Menu;
      break;
    case Verb::Quit:
      leave_ = Leave::Quit;
      break;
    default:
      refusal_ = tr(console_.language(), Text::TerminalInvalidKey, line);
  }
  return true;
}

void PuzzleScreen::press_all(std::string_view keys) {
  while (!keys.empty() && !leave_ && refusal_.empty()) {
    press(keys);
    keys.remove_prefix(1);
  }
}

void PuzzleScreen::press(std::string_view keys) {
  switch (std::tolower(static_cast<unsigned char>(keys.front()))) {
    case 'w':
      return move(puzzle_.move_gap(puzzle::Direction::Up));
    case 'a':
      return move(puzzle_.move_gap(puzzle::Direction::Left));
    case 's':
      return move(puzzle_.move_gap(puzzle::Direction::Down));
    case 'd':
      return move(puzzle_.move_gap(puzzle::Direction::Right));
    case 'u':
      return move(puzzle_.undo());
    case 'r':
      return move(puzzle_.redo());
    case 'n':
      return deal();
    case 'q':
      leave_ = Leave::Menu;
      return;
    case ' ':
      return;
    default:
      refusal_ = tr(console_.language(), Text::TerminalInvalidKey, first_character(keys));
  }
}

void PuzzleScreen::move(std::optional<puzzle::Refusal> refusal) {
  if (refusal) {
    refusal_ = sentence(console_.language(), *refusal);
  } else {
    changed_ = true;
  }
}

void PuzzleScreen::deal() {
  puzzle_.start(puzzle::deal(side, random_));
  changed_ = true;
}

void PuzzleScreen::help() {
  console_.say(Text::PuzzleHelpGoal);
  console_.lines(puzzle_text(puzzle::Board(side)));
  console_.say(Text::TerminalPuzzleKeys);
  console_.say(Text::TerminalPuzzleHelp);
}

void PuzzleScreen::show() {
  changed_ = false;
  const bool first = !std::exchange(explained_, true);
  const Language language = console_.language();
  const std::string moves =
      counted(language, puzzle_.moves(), Text::PuzzleMovesOne, Text::PuzzleMovesMany);
  console_.new_screen();
  console_.say(Text::PuzzleTitle);
  console_.line();
  console_.lines(first ? beside_goal(puzzle_.board(), tr(language, Text::PuzzleGoal))
                       : puzzle_text(puzzle_.board()));
  console_.line("  " + moves);
  console_.line();
  if (puzzle_.state() == puzzle::State::Won) return console_.say(Text::PuzzleWonIn, moves);
  if (!first) return;
  console_.say(Text::PuzzleHelpGoal);
  console_.say(Text::TerminalPuzzleKeys);
}

}  // namespace damas::terminal
