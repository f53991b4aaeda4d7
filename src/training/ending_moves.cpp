#include "training/ending_moves.hpp"

#include <vector>

#include "endgame/known_results.hpp"

namespace damas::training {

namespace {

std::optional<int> sign_for(const Outcome& outcome, Side side) {
  if (!outcome.winner) return 0;
  return *outcome.winner == side ? 1 : -1;
}

Game after(const Game& game, const Move& move) {
  Game next = game;
  next.play(move);
  return next;
}

// How hard the position is for the other side, which is to move. If that side wins, nothing; after
// them come a game that has ended, draws, which are harder the fewer moves hold them, and losses.
int worth_of_test(const Game& game, endgame::KnownResults& known) {
  const int sign = sign_of(game, known).value_or(1);
  if (sign != 0) return sign > 0 ? 0 : 1000;
  return game.outcome() ? 1 : 2 + losing_share(game, known).value_or(0);
}

}  // namespace

std::optional<int> sign_of(const Game& game, endgame::KnownResults& known) {
  if (const auto outcome = game.outcome()) return sign_for(*outcome, game.side_to_move());
  const auto result = known.find(game.position());
  if (!result) return std::nullopt;
  return result->sign;
}

std::optional<int> losing_share(const Game& game, endgame::KnownResults& known) {
  const auto& moves = game.legal_moves();
  if (moves.empty()) return 0;
  int losing = 0;
  for (const Move& move : moves) {
    const auto sign = sign_of(after(game, move), known);
    if (!sign) return std::nullopt;
    losing += *sign > 0 ? 1 : 0;
  }
  return 100 * losing / static_cast<int>(moves.size());
}

std::optional<Move> shortest_win(const Game& game, endgame::KnownResults& known) {
  std::optional<Move> best;
  int least = most_plies;
  for (const Move& move : game.legal_moves()) {
    const Game next = after(game, move);
    int plies = 0;
    if (const auto outcome = next.outcome()) {
      if (outcome->winner != game.side_to_move()) continue;
    } else {
      const auto result = known.find(next.position());
      if (!result || result->sign >= 0 || !result->plies) continue;
      plies = *result->plies;
    }
    if (plies >= least) continue;
    least = plies;
    best = move;
  }
  return best;
}

std::optional<Move> best_move(const Game& game, EndingGoal goal, endgame::KnownResults& known) {
  if (goal == EndingGoal::Win) {
    if (const auto win = shortest_win(game, known)) return win;
  }
  std::optional<Move> best;
  int most = 0;  // that of a loss
  for (const Move& move : game.legal_moves()) {
    const int worth = worth_of_test(after(game, move), known);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

std::optional<Move> longest_defence(const Game& game, endgame::KnownResults& known) {
  std::optional<Move> best;
  int most = -1;
  for (const Move& move : game.legal_moves()) {
    const Game next = after(game, move);
    int plies = 0;
    if (const auto outcome = next.outcome()) {
      // A draw or a win is better than any defence.
      if (outcome->winner != next.side_to_move()) plies = 3 * most_plies;
    } else if (const auto result = known.find(next.position())) {
      const int better = result->sign < 0 ? 2 * most_plies : most_plies;
      plies = result->sign > 0 ? result->plies.value_or(0) : better;
    }
    if (plies <= most) continue;
    most = plies;
    best = move;
  }
  return best;
}

std::optional<Move> hardest_test(const Game& game, endgame::KnownResults& known,
                                 puzzle::Random& random) {
  std::vector<Move> equal;
  int most = 0;
  for (const Move& move : game.legal_moves()) {
    const Game next = after(game, move);
    const int worth = worth_of_test(next, known);
    if (worth < most) continue;
    if (worth > most) equal.clear();
    most = worth;
    equal.push_back(move);
  }
  if (equal.empty()) return std::nullopt;
  return equal[static_cast<std::size_t>(random.below(equal.size()))];
}

}  // namespace damas::training
