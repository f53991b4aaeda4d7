// Owns the options of the terminal program's command line.
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

enum class Mode : std::uint8_t {
  Computer,
  Persons,
  Machines,
  Puzzle,
  Problems,
  Lessons,
  Endgames,
  Openings,
  Squares
};
enum class Starts : std::uint8_t { You, Computer, Random };
enum class OpeningChoice : std::uint8_t { Normal, Ballot, ElevenMan };
enum class ColorChoice : std::uint8_t { Auto, Always, Never };

struct NoDay {};
struct Today {};

// The settings of the puzzle's deals, and the file of its records. Problems use the difficulty and
// the day.
struct PuzzleChoices {
  int side = 3;  // 3 … 5
  puzzle::Difficulty difficulty = puzzle::Difficulty::Any;
  std::variant<NoDay, Today, puzzle::Date> day;  // of a daily deal
  std::string records;                           // a file; may be empty
};

struct Options {
  Language language = Language::English;
  ColorChoice color = ColorChoice::Auto;
  bool scroll = false;
  bool demo = false;
  std::optional<Mode> mode;  // if set, starts at once
  std::optional<Variant> variant;
  std::size_t draw_table = 0;                                  // index for the variant
  std::optional<AnyPosition> start;                            // must be of the variant
  std::array<int, 2> levels = {default_level, default_level};  // by index(Side)
  Starts starts = Starts::You;
  OpeningChoice opening = OpeningChoice::Normal;  // in variants that have it
  std::uint64_t seed = 0;
  std::optional<std::string> load;  // a file
  std::string games;                // folder of the unfinished game; may be empty
  std::string lessons;              // file of the lessons that are done; may be empty
  std::string problems;             // file of the progress with problems; may be empty
  std::string openings;             // file of the practised openings; may be empty
  PuzzleChoices puzzle;
};

// The values for missing options.
struct Defaults {
  Language language = Language::English;
  std::uint64_t seed = 0;
  std::string records;        // a file; may be empty
  std::string games = {};     // folder of the unfinished game; may be empty
  std::string lessons = {};   // file of the lessons that are done; may be empty
  std::string problems = {};  // file of the progress with problems; may be empty
  std::string openings = {};  // file of the practised openings; may be empty
};

std::variant<Options, CommandLineEnd> read_options(int argc, const char* const* argv,
                                                   const Defaults& defaults);

}  // namespace damas::terminal
