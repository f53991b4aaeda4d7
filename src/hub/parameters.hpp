// Owns our engine's Hub parameters: their names, types and values.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/engine.hpp"
#include "hub/message.hpp"

namespace damas::hub {

struct Parameters {
  Variant variant = Variant::International;
  std::string draws;  // the identifier of a draw table; empty for the variant's first
  int hash = 16;      // megabytes
  int level = strongest_level;
  std::uint64_t seed = 0;
  bool ponder = true;               // `done` has the expected reply
  bool book = true;                 // moves of the shipped opening book need no search
  bool endings = true;              // the shipped endgame tables tell results within the search
  int threads = 1;                  // 1..most_threads
  int lines = 1;                    // 1..most_lines, the protocol's multi-pv
  std::string weights = "shipped";  // or "none", or the path of a file

  std::size_t draw_table() const;
};

// The `param` lines, with the current values.
std::vector<Message> declarations(const Parameters& parameters);

// Answers nothing on success. Otherwise says what was expected, and changes no parameter.
std::optional<Error> set(Parameters& parameters, std::string_view name, std::string_view value);

}  // namespace damas::hub
