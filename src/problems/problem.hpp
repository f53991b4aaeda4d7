// Owns problems: a position, what its solver must reach, and the moves that reach it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game.hpp"

namespace damas::problems {

enum class Task : std::uint8_t {
  Win,
  Draw,  // all moves but one lose
};

inline constexpr int hardest = 99;

// The solver is the side to move at the start. Draw rules are those of the variant's first table,
// with counters that begin at the start.
struct Problem {
  AnyPosition start;
  Task task = Task::Win;
  int difficulty = 0;  // 0..hardest
  // The solver's moves alternate with the best defence. The first and the last are the solver's, so
  // their number is odd.
  std::vector<Move> line;

  Variant variant() const { return variant_of(start); }
  Side solver() const { return Game(start).side_to_move(); }
  int solver_moves() const { return (static_cast<int>(line.size()) + 1) / 2; }

  friend bool operator==(const Problem&, const Problem&) = default;
};

// Why the problem cannot be played, as an English sentence; nothing if all its moves are legal, the
// game goes on until the last one, and the solver has a choice at the start.
std::optional<std::string> fault(const Problem& problem);

// The game after the first `plies` moves of the line, 0..line.size(). The problem must have no
// fault.
Game game_after(const Problem& problem, int plies);

// The legal moves in an order that depends on nothing but the moves.
std::vector<Move> ordered_moves(const Game& game);

// Captures of the same pieces by the same piece, which only end on different squares.
bool same_capture(const Move& a, const Move& b);

}  // namespace damas::problems
