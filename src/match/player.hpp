// Owns the kinds of players.
#pragma once

#include <variant>

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

using Player = std::variant<Human, Computer>;

inline bool is_human(const Player& p) {
  return std::holds_alternative<Human>(p);
}

}  // namespace damas
