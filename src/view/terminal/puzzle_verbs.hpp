// Owns the words that command the puzzle, in every language at once.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzle/difficulty.hpp"
#include "view/text/language.hpp"

namespace damas::terminal {

// In the order of the table's rows PuzzleCommandHint, … and AboutPuzzleCommandHint, …
enum class PuzzleVerb : std::uint8_t { Hint, Show, Best, Size, Difficulty, Day, Records };

struct PuzzleLine {
  PuzzleVerb verb = PuzzleVerb::Hint;
  std::string argument;  // what follows size, difficulty and day
};

// "hint", "TAMANHO 4".
std::optional<PuzzleLine> parse_puzzle_line(std::string_view line);

// One line for each verb: its word and, from verb_help_column on, what it does.
std::vector<std::string> puzzle_verb_help(Language language);

// "4", "4x4" and "4×4": 3 … 5.
std::optional<int> parse_side(std::string_view text);
// By its name in any language, with accents or without.
std::optional<puzzle::Difficulty> parse_difficulty(std::string_view text);
// The names in this language, to choose from.
std::string difficulty_names(Language language);

}  // namespace damas::terminal
