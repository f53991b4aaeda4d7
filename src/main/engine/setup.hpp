// Owns the common parts of the engine's commands: options for variant and position, and bad input.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>

#include <CLI/CLI.hpp>

#include "core/game.hpp"
#include "view/text/language.hpp"

namespace damas::tool {

// The user's input cannot be used. The message says what was expected.
class BadInput : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// ": No such file or directory", for the end of a sentence about a file that could just not be
// opened; empty if the system gave no reason.
std::string reason_of_system();

// The values of --variant, --draws, --fen and --numbering as the user typed them.
struct Setup {
  std::string variant = "brazilian";
  std::string draws;
  std::optional<std::string> fen;
  std::string numbering = "variant";

  // The numbering of squares in the FEN and in printed moves. Throws BadInput.
  Numbering squares() const;
};

// Checks whose messages say what was expected: a whole number from 1, and seconds from 0.001 to
// 1,000,000.
CLI::Validator positive_count();
CLI::Validator positive_seconds();

// Makes all options of all commands that take numbers which are not negative refuse others: CLI11
// reads -1 as the greatest number. Call it after the commands are added.
void refuse_negative_numbers(CLI::App& app);

// Makes all options of all commands that take words refuse the name of an option of their command,
// such as in
// `--folder --totals`. Call it after the commands are added.
void refuse_options_as_values(CLI::App& app);

// One of the equal parts in which several processes share a long computation.
struct Shard {
  std::uint32_t index = 0;  // from 0
  std::uint32_t count = 1;
};

// Reads "2/8", the second of eight, with at most 9999. Throws BadInput.
Shard shard_named(const std::string& text);

// Adds --variant, whose help lists the variants.
void add_variant_option(CLI::App& command, std::string& variant);
void add_setup_options(CLI::App& command, Setup& setup);

// "en, pt": the codes of all languages.
std::string language_codes();
// The language of that code. Throws BadInput, which names the command.
Language language_named(const std::string& command, const std::string& text);

// These functions throw BadInput.
Variant variant_named(const std::string& id);
Variant variant_of(const Setup& setup);
std::size_t draw_table_of(const Setup& setup);
AnyPosition position_of(const Setup& setup);
Game game_of(const Setup& setup);

}  // namespace damas::tool
