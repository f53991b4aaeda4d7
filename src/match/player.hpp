// Owns who plays a side.
#pragma once

#include <variant>

namespace damas {

// What a person who has not chosen yet plays against, whichever the face.
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
