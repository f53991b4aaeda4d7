// Owns the kinds of players.
#pragma once

#include <string>
#include <variant>

#include "match/clock.hpp"

namespace damas {

// The computer's level for a person who has not chosen one, in all user interfaces.
inline constexpr int default_level = 3;

struct Human {
  friend bool operator==(const Human&, const Human&) = default;
};

struct Computer {
  int level = default_level;  // weakest_level..strongest_level of the engine

  friend bool operator==(const Computer&, const Computer&) = default;
};

// A program on this machine that speaks the Hub protocol.
struct HubProgram {
  std::string file;            // its path
  std::string arguments = {};  // as on a command line
  std::string name = {};       // as it called itself; empty: it has not been asked yet

  bool same_program(const HubProgram& other) const {
    return file == other.file && arguments == other.arguments;
  }
  friend bool operator==(const HubProgram&, const HubProgram&) = default;
};

struct ProgramPlayer {
  HubProgram program;
  Milliseconds move_time{3000};  // where the match has no clock

  friend bool operator==(const ProgramPlayer&, const ProgramPlayer&) = default;
};

using Player = std::variant<Human, Computer, ProgramPlayer>;

// Whether both are the same player; the name of a program is ignored.
inline bool same_player(const Player& a, const Player& b) {
  const auto* const program = std::get_if<ProgramPlayer>(&a);
  const auto* const other = std::get_if<ProgramPlayer>(&b);
  if (program == nullptr || other == nullptr) return a == b;
  return program->program.same_program(other->program) && program->move_time == other->move_time;
}

inline bool is_human(const Player& p) {
  return std::holds_alternative<Human>(p);
}

inline bool is_program(const Player& p) {
  return std::holds_alternative<ProgramPlayer>(p);
}

}  // namespace damas
