// Owns the description of a match player: a list of options as the user typed it, such as
// "level=5", "nodes=5000,program=/usr/bin/engine hub" or "time=1,dxp=127.0.0.1:27531".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/engine.hpp"
#include "hub/level.hpp"
#include "tcp/endpoint.hpp"

namespace damas::tool {

using hub::Milliseconds;

struct FischerTime {
  Milliseconds initial{0};
  Milliseconds increment{0};  // added before every move
};

// To add an option, add a member here, a row to the table in entrant.cpp, and its use by the
// players.
struct Entrant {
  std::string text;
  std::optional<int> level = std::nullopt;
  std::optional<int> depth = std::nullopt;
  std::optional<std::uint64_t> nodes = std::nullopt;
  std::optional<Milliseconds> time = std::nullopt;  // for each move
  std::optional<FischerTime> clock = std::nullopt;
  std::optional<int> hash = std::nullopt;             // megabytes
  std::optional<int> threads = std::nullopt;          // 1..most_threads
  std::optional<std::string> weights = std::nullopt;  // "shipped", "none" or the path of a file
  // Whether the shipped endgame tables tell results within the search; unset: as the program likes,
  // and not in the engine of this program.
  std::optional<bool> endings = std::nullopt;
  // A Hub program and its arguments; empty for the engine in this program.
  std::vector<std::string> program = {};
  std::vector<std::pair<std::string, std::string>> parameters = {};  // of a Hub program
  // The address at which a program waits for games of the DamExchange protocol.
  std::optional<tcp::Endpoint> dxp = std::nullopt;

  bool is_program() const { return !program.empty(); }
  // The limits of a move, without the clock.
  hub::Level limits() const { return {depth, nodes, time, std::nullopt}; }
};

// A number alone is a level. Throws BadInput if the text is invalid.
Entrant parse_entrant(const std::string& text);
// A paragraph for --help.
std::string entrant_help();

}  // namespace damas::tool
