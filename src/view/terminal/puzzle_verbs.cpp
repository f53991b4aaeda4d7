#include "view/terminal/puzzle_verbs.hpp"

#include <algorithm>

#include "puzzle/exact_table.hpp"
#include "view/terminal/verbs.hpp"
#include "view/text/puzzle_sentences.hpp"

namespace damas::terminal {

namespace {

constexpr int verb_count = static_cast<int>(PuzzleVerb::Records) + 1;

Text row_of(Text first, PuzzleVerb verb) {
  return static_cast<Text>(static_cast<int>(first) + static_cast<int>(verb));
}

bool takes_argument(PuzzleVerb verb) {
  return verb == PuzzleVerb::Size || verb == PuzzleVerb::Difficulty || verb == PuzzleVerb::Day;
}

std::optional<PuzzleVerb> verb_named(std::string_view name) {
  for (int i = 0; i < verb_count; ++i) {
    const auto verb = static_cast<PuzzleVerb>(i);
    for (const Language language : languages) {
      if (is_word(name, tr(language, row_of(Text::PuzzleCommandHint, verb)))) return verb;
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<PuzzleLine> parse_puzzle_line(std::string_view line) {
  const std::size_t blank = line.find(' ');
  const std::optional<PuzzleVerb> verb = verb_named(line.substr(0, blank));
  if (!verb) return std::nullopt;
  if (blank == std::string_view::npos) return PuzzleLine{*verb, {}};
  if (!takes_argument(*verb)) return std::nullopt;
  const std::size_t argument = line.find_first_not_of(' ', blank);
  return PuzzleLine{*verb, std::string(line.substr(std::min(argument, line.size())))};
}

std::vector<std::string> puzzle_verb_help(Language language) {
  constexpr std::size_t column = verb_help_column - 2;
  std::vector<std::string> lines;
  for (int i = 0; i < verb_count; ++i) {
    const auto verb = static_cast<PuzzleVerb>(i);
    std::string name = tr(language, row_of(Text::PuzzleCommandHint, verb));
    name.resize(std::max(column, name.size() + 1), ' ');
    lines.push_back("  " + name + tr(language, row_of(Text::AboutPuzzleCommandHint, verb)));
  }
  return lines;
}

std::optional<int> parse_side(std::string_view text) {
  for (int side = puzzle::ExactTable::side; side <= puzzle::Board::max_side; ++side) {
    const std::string number = std::to_string(side);
    if (text == number || text == number + "x" + number || text == puzzle_size(side)) return side;
  }
  return std::nullopt;
}

std::optional<puzzle::Difficulty> parse_difficulty(std::string_view text) {
  for (const puzzle::Difficulty difficulty : puzzle::all_difficulties) {
    for (const Language language : languages) {
      if (is_word(text, name(language, difficulty))) return difficulty;
    }
  }
  return std::nullopt;
}

std::string difficulty_names(Language language) {
  std::string names;
  for (const puzzle::Difficulty difficulty : puzzle::all_difficulties)
    names += (names.empty() ? "" : ", ") + lowercase(name(language, difficulty));
  return names;
}

}  // namespace damas::terminal
