// Owns the words that command the program, in every language at once.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "view/text/language.hpp"

namespace damas::terminal {

// In the order of the table's rows CommandUndo, … and AboutCommandUndo, …
enum class Verb : std::uint8_t {
  Undo,
  Redo,
  Hint,
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
  std::string argument;  // what follows save and load
};

// "undo", "DESFAZER", "save my game.json", and the short forms q, h and ?.
// It ends the game screen or the program, also where a file is asked for.
bool leaves(Verb verb);

std::optional<VerbLine> parse_verb(std::string_view line);

const char* word(Language language, Verb verb);
// One line for each verb: its word and, from that column on, what it does.
inline constexpr int verb_help_column = 14;
std::vector<std::string> verb_help(Language language);

// ASCII letters only.
std::string lowercase(std::string_view text);
// A whole text as a number without sign.
std::optional<int> parse_number(std::string_view text);

}  // namespace damas::terminal
