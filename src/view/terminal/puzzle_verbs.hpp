// Owns the puzzle's commands, in all languages at the same time.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzle/difficulty.hpp"
#include "view/text/language.hpp"

namespace damas::terminal {

// In the same order as the rows PuzzleCommandHint, … and AboutPuzzleCommandHint, … of the text
// table.
enum class PuzzleVerb : std::uint8_t { Hint, Show, Best, Size, Difficulty, Day, Records };

struct PuzzleLine {
  PuzzleVerb verb = PuzzleVerb::Hint;
  std::string argument;  // the word after size, difficulty and day
};

// Reads lines such as "hint" or "TAMANHO 4".
std::optional<PuzzleLine> parse_puzzle_line(std::string_view line);

// One line for each verb: its word and, from verb_help_column on, what it does.
std::vector<std::string> puzzle_verb_help(Language language);

// Reads "4", "4x4" or "4×4" for 3 … 5.
std::optional<int> parse_side(std::string_view text);
// Reads a name in any language, with or without accents.
std::optional<puzzle::Difficulty> parse_difficulty(std::string_view text);
// The list of names in this language.
std::string difficulty_names(Language language);

}  // namespace damas::terminal
