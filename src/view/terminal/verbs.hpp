// Owns the program's commands, in all languages at the same time.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "view/text/text.hpp"

namespace damas::terminal {

// In the same order as the rows CommandUndo, … and AboutCommandUndo, … of the text table.
enum class Verb : std::uint8_t {
  Undo,
  Redo,
  Hint,
  Analyse,
  Why,
  Resign,
  Draw,
  Save,
  Load,
  Moves,
  Board,
  Flip,
  Run,
  Help,
  Menu,
  Quit,
};

struct VerbLine {
  Verb verb = Verb::Help;
  std::string argument;  // the text after save and load
};

// Whether the command leaves the game screen or the program, also where a file name is expected.
bool leaves(Verb verb);

// Reads lines such as "undo", "DESFAZER", "save my game.json", and the other forms q, exit, h, ?
// and so on.
std::optional<VerbLine> parse_verb(std::string_view line);

const char* word(Language language, Verb verb);
// One line for each command: its word and, from that column on, its description.
inline constexpr int verb_help_column = 14;
std::vector<std::string> verb_help(Language language);
std::string help_line(const std::string& command, std::string_view about);

// Whether a person typed this word: case and accents do not matter, so "SOLUCAO" is "solução".
bool is_word(std::string_view typed, std::string_view word);
// Whether the line is this command of the text table, in any language.
bool says(Text command, const std::string& line);
// Also whether it is another word for it: where a person practises, one word does the same in every
// trainer.
bool means(Text command, const std::string& line);

// Converts ASCII letters only. For what is shown; is_word() compares what is typed.
std::string lowercase(std::string_view text);
// The text as a number without sign; nothing if it has anything else.
std::optional<int> parse_number(std::string_view text);

}  // namespace damas::terminal
