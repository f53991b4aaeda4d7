#include "games/move_number.hpp"

#include <algorithm>

#include "core/variant_rules.hpp"
#include "games/position_key.hpp"

namespace damas::games {

namespace {

bool takes_before(const SquareSet& a, const SquareSet& b) {
  auto left = a.begin();
  auto right = b.begin();
  for (; left != a.end() && right != b.end(); ++left, ++right) {
    if (*left != *right) return *left < *right;
  }
  return left == a.end() && right != b.end();
}

// On every board the indices of squares have the same order as their ordinals.
bool comes_before(const Move& a, const Move& b) {
  if (a.from != b.from) return a.from < b.from;
  if (a.to != b.to) return a.to < b.to;
  if (a.captured != b.captured) return takes_before(a.captured, b.captured);
  return a.promotes < b.promotes;
}

bool counts_king_runs(const AnyPosition& position) {
  return info(variant_of(position)).rules.king_moves_in_a_row > 0;
}

void list_moves(const AnyPosition& position, MoveList& moves) {
  const auto list = compiled_rules(variant_of(position)).legal_moves;
  if (counts_king_runs(position)) {
    list(without_king_runs(position), moves);
  } else {
    list(position, moves);
  }
}

}  // namespace

std::optional<int> number_of_move(const AnyPosition& position, const Move& move) {
  MoveList moves;
  list_moves(position, moves);
  int before = 0;
  bool found = false;
  for (const Move& each : moves) {
    if (each == move) {
      found = true;
    } else if (comes_before(each, move)) {
      ++before;
    }
  }
  if (!found) return std::nullopt;
  return before;
}

std::optional<Move> move_numbered(const AnyPosition& position, int number) {
  MoveList moves;
  list_moves(position, moves);
  if (number < 0 || number >= moves.size()) return std::nullopt;
  Move* const wanted = moves.begin() + number;
  std::nth_element(moves.begin(), wanted, moves.end(), comes_before);
  return *wanted;
}

}  // namespace damas::games
