// Owns what the engine's commands have in common: variant and position options, and bad input.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>

#include <CLI/CLI.hpp>

#include "core/game.hpp"

namespace damas::tool {

// Something the user typed cannot be used; says what was expected.
class BadInput : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// --variant, --draws, --fen and --numbering, as given.
struct Setup {
  std::string variant = "brazilian";
  std::string draws;
  std::optional<std::string> fen;
  std::string numbering = "variant";

  // How the squares of the FEN are counted, and those of moves are to be.
  Numbering squares() const;
};

// Checks, each saying what it expected: a whole number from 1 on, and a time in seconds.
CLI::Validator positive_count();
CLI::Validator positive_seconds();

void add_setup_options(CLI::App& command, Setup& setup);

// Throw BadInput.
Variant variant_named(const std::string& id);
Variant variant_of(const Setup& setup);
std::size_t draw_table_of(const Setup& setup);
AnyPosition position_of(const Setup& setup);
Game game_of(const Setup& setup);

}  // namespace damas::tool
