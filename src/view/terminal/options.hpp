// Owns what the program was asked on its command line.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "match/match.hpp"
#include "view/command_line/command_line.hpp"

namespace damas::terminal {

enum class Mode : std::uint8_t { Computer, Persons, Machines, Puzzle };
enum class Starts : std::uint8_t { You, Computer, Random };
enum class ColorChoice : std::uint8_t { Auto, Always, Never };

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
};

// `language` and `seed` are used where the options do not say otherwise.
std::variant<Options, CommandLineEnd> read_options(int argc, const char* const* argv,
                                                   Language language, std::uint64_t seed);

}  // namespace damas::terminal
