#include "view/terminal/puzzle_screen.hpp"

#include <cctype>

#include "puzzle/deal.hpp"
#include "view/text/sentences.hpp"

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

PuzzleScreen::PuzzleScreen(Console& console, std::uint64_t seed)
    : console_(console), random_(seed), puzzle_(puzzle::deal(side, random_)) {}

Leave PuzzleScreen::run() {
  while (!left_) {
    if (changed_) show();
    if (!refusal_.empty()) console_.line(refusal_);
    const bool won = puzzle_.state() == puzzle::State::Won;
    const auto answer = console_.ask(
        tr(console_.language(), won ? Text::TerminalPuzzleWonPrompt : Text::TerminalPuzzlePrompt));
    if (!answer) return Leave::Quit;
    refusal_.clear();
    if (won && answer->empty()) deal();
    for (std::size_t i = 0; i < answer->size() && !left_ && refusal_.empty(); ++i) {
      press(std::string_view(*answer).substr(i));
    }
  }
  return Leave::Menu;
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
    case 'n':
      return deal();
    case 'q':
      left_ = true;
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

void PuzzleScreen::show() {
  changed_ = false;
  const Language language = console_.language();
  const std::string moves =
      counted(language, puzzle_.moves(), Text::PuzzleMovesOne, Text::PuzzleMovesMany);
  console_.new_screen();
  console_.say(Text::PuzzleTitle);
  console_.line();
  console_.lines(puzzle_text(puzzle_.board()));
  console_.line("  " + moves);
  console_.line();
  if (puzzle_.state() == puzzle::State::Won) return console_.say(Text::PuzzleWonIn, moves);
  console_.say(Text::TerminalPuzzleKeys);
}

}  // namespace damas::terminal
