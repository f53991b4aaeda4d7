// Owns the draw rules as tables, and the counters that the tables need.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/outcome.hpp"

namespace damas {

// How many pieces of each kind stand on the board.
struct Material {
  int men[2] = {};
  int kings[2] = {};
  bool lone_king_on_main_road = false;  // a side's only piece is a king on the longest diagonal

  int total() const { return men[0] + men[1] + kings[0] + kings[1]; }
  friend bool operator==(const Material&, const Material&) = default;
};

struct Range {
  int low = 0;
  int high = 99;

  constexpr bool contains(int n) const { return n >= low && n <= high; }
};

// A class of endings. `strong` and `weak` may be either side.
struct EndingPattern {
  Range strong_kings;
  Range strong_men;
  Range weak_kings;
  Range weak_men;
  Range total = {};
  bool on_main_road = false;

  bool matches(const Material& m) const;
};

// The game is drawn when a condition has lasted for `moves` moves of each side.
struct DrawRule {
  EndReason reason = EndReason::KingMoves;
  int moves = 0;
  // The endings in which moves are counted. If empty, the rule counts successive moves without a
  // capture: of any piece if `reason` is NoCaptures, otherwise of kings only.
  std::span<const EndingPattern> endings = {};
  // Whether the count continues when the game changes from one of the endings to another.
  bool survives_changes = false;
};

// A draw table: the draw rules of one federation for one variant.
struct DrawRules {
  std::string_view id;
  std::span<const DrawRule> rules = {};
  int repetitions = 3;  // occurrences of a position that make a draw; 0 for never
};

inline constexpr std::size_t max_draw_rules = 6;

// The facts about a move that the counters depend on.
struct MoveFacts {
  bool capture = false;
  bool by_man = false;
};

// The counters of one table at one position. A value, so that a search can keep one for each node.
class DrawState {
 public:
  DrawState() = default;
  // Counters at the start of a game.
  DrawState(const DrawRules& table, const Material& material);

  // The counters after a move that led to `material`.
  DrawState after(const DrawRules& table, const MoveFacts& move, const Material& material) const;

  // The first rule of the table that makes the position a draw, or null.
  const DrawRule* reached(const DrawRules& table) const;

  // Moves of each side until rule `i` makes a draw, or nothing while the rule does not count.
  std::optional<int> moves_left(const DrawRules& table, std::size_t i) const;
  // The same in moves of either side.
  std::optional<int> plies_left(const DrawRules& table, std::size_t i) const;

 private:
  std::array<std::uint8_t, max_draw_rules> plies_ = {};
  std::array<bool, max_draw_rules> counting_ = {};
  Material material_;
};

}  // namespace damas
