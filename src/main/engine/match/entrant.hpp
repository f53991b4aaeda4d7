// Owns who plays a match: a list of options as typed, such as "level=5",
// "nodes=5000,program=/usr/bin/engine hub" or "time=1,dxp=127.0.0.1:27531".
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
  Milliseconds increment{0};  // before every move
};

// To add an option, add a member, a row to the table in entrant.cpp, and what players make of it.
struct Entrant {
  std::string text;
  std::optional<int> level = std::nullopt;
  std::optional<int> depth = std::nullopt;
  std::optional<std::uint64_t> nodes = std::nullopt;
  std::optional<Milliseconds> time = std::nullopt;  // of each move
  std::optional<FischerTime> clock = std::nullopt;
  std::optional<int> hash = std::nullopt;             // megabytes
  std::optional<int> threads = std::nullopt;          // 1..most_threads
  std::optional<std::string> weights = std::nullopt;  // "shipped", "none" or the path of a file
  // A Hub program and its arguments; none for the engine in this program.
  std::vector<std::string> program = {};
  std::vector<std::pair<std::string, std::string>> parameters = {};  // of a Hub program
  // Where a program waits for games by the DamExchange protocol.
  std::optional<tcp::Endpoint> dxp = std::nullopt;

  bool is_program() const { return !program.empty(); }
  // What it may use for a move, but for its clock.
  hub::Level limits() const { return {depth, nodes, time, std::nullopt}; }
};

// A number alone is a level. Throws BadInput.
Entrant parse_entrant(const std::string& text);
// A paragraph for --help.
std::string entrant_help();

}  // namespace damas::tool
