#include "problems/problem.hpp"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace damas::problems {

std::optional<std::string> fault(const Problem& problem) {
  if (problem.line.size() % 2 == 0)
    return "expected a line that ends with a move of the solver, found " +
           std::to_string(problem.line.size()) + " moves";
  if (problem.difficulty < 0 || problem.difficulty > hardest)
    return "expected a difficulty from 0 to " + std::to_string(hardest) + ", found " +
           std::to_string(problem.difficulty);
  Game game(problem.start);
  if (game.legal_moves().size() < 2 && !game.outcome())
    return "expected a position in which the solver has a choice";
  for (std::size_t i = 0; i < problem.line.size(); ++i) {
    if (game.outcome()) return "the game is over before move " + std::to_string(i + 1);
    if (!game.play(problem.line[i])) return "move " + std::to_string(i + 1) + " is not legal";
  }
  return std::nullopt;
}

Game game_after(const Problem& problem, int plies) {
  assert(plies >= 0 && plies <= static_cast<int>(problem.line.size()));
  Game game(problem.start);
  for (int i = 0; i < plies; ++i) {
    [[maybe_unused]] const bool played = game.play(problem.line[static_cast<std::size_t>(i)]);
    assert(played);
  }
  return game;
}

std::vector<Move> ordered_moves(const Game& game) {
  std::vector<Move> moves = game.legal_moves();
  const auto sort_key = [](const Move& m) {
    const auto captured = m.captured.word<Word128>();
    return std::tuple(index(m.from), index(m.to), captured.high, captured.low, m.promotes);
  };
  std::sort(moves.begin(), moves.end(),
            [&](const Move& a, const Move& b) { return sort_key(a) < sort_key(b); });
  return moves;
}

bool same_capture(const Move& a, const Move& b) {
  return a.is_capture() && a.from == b.from && a.captured == b.captured;
}

}  // namespace damas::problems
