// Owns what the program was asked on its command line.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "match/match.hpp"
#include "puzzle/daily.hpp"
#include "puzzle/difficulty.hpp"
#include "view/command_line/command_line.hpp"

namespace damas::terminal {

enum class Mode : std::uint8_t { Computer, Persons, Machines, Puzzle };
enum class Starts : std::uint8_t { You, Computer, Random };
enum class ColorChoice : std::uint8_t { Auto, Always, Never };

struct NoDay {};
struct Today {};

// What the puzzle deals, and where its records are kept.
struct PuzzleChoices {
  int side = 3;  // 3 … 5
  puzzle::Difficulty difficulty = puzzle::Difficulty::Any;
  std::variant<NoDay, Today, puzzle::Date> day;  // for the deal of a day, of any difficulty
  std::string records;                           // a file, or empty
};

struct Options {
  Language language = Language::English;
  ColorChoice color = ColorChoice::Auto;
  bool scroll = false;
  bool demo = false;
  std::optional<Mode> mode;  // set: start at once
  std::optional<Variant> variant;
  std::size_t draw_table = 0;                                  // of that variant
  std::optional<AnyPosition> start;                            // of that variant
  std::array<int, 2> levels = {default_level, default_level};  // of White's and Black's computer
  Starts starts = Starts::You;
  std::uint64_t seed = 0;
  std::optional<std::string> load;  // a file
  std::string games;                // folder of the unfinished game, or empty
  PuzzleChoices puzzle;
};

// What is used where the options do not say otherwise.
struct Defaults {
  Language language = Language::English;
  std::uint64_t seed = 0;
  std::string records;     // a file, or empty
  std::string games = {};  // folder of the unfinished game, or empty
};

std::variant<Options, CommandLineEnd> read_options(int argc, const char* const* argv,
                                                   const Defaults& defaults);

}  // namespace damas::terminal
