#include "endgame/certain_result.hpp"

#include <algorithm>

#include "endgame/known_results.hpp"

namespace damas::endgame {

namespace {

// A win whose length is not known yet is taken for certain if counters leave that many plies.
constexpr int long_enough = 20;

// The least number of plies until a counter that has begun ends the game.
int plies_left(const Game& game) {
  int left = 1000;
  for (std::size_t i = 0; i < game.draw_rules().rules.size(); ++i) {
    if (const auto moves = game.draw_state().moves_left(game.draw_rules(), i))
      left = std::min(left, 2 * *moves - 1);
  }
  return left;
}

struct Known {
  std::optional<Side> winner;
  std::optional<int> plies;
};

std::optional<Known> known_of(const Game& game, KnownResults& known) {
  if (const auto over = game.outcome()) return Known{over->winner, 0};
  const std::optional<KnownResult> result = known.find(game.position());
  if (!result) return std::nullopt;
  if (result->sign == 0) return Known{};
  if (!is_in_time(game, *result)) return std::nullopt;
  const Side mover = game.side_to_move();
  return Known{result->sign > 0 ? mover : opponent(mover), result->plies};
}

// The last of so many plies, of which `first` makes the first one, may be the loser's: one wins by
// having no move in some variants.
CertainResult certain(const Known& known, Side first, int plies_before) {
  if (!known.winner) return {};
  if (!known.plies) return {known.winner, std::nullopt};
  const int own = (*known.plies + plies_before + (*known.winner == first ? 1 : 0)) / 2;
  return {known.winner, std::max(own, 1)};
}

}  // namespace

bool is_in_time(const Game& game, const KnownResult& result) {
  return result.sign == 0 || result.plies.value_or(long_enough) <= plies_left(game);
}

std::optional<CertainResult> certain_result(const Game& game, KnownResults& known) {
  if (game.outcome()) return std::nullopt;
  const std::optional<Known> found = known_of(game, known);
  if (!found) return std::nullopt;
  return certain(*found, game.side_to_move(), 0);
}

std::vector<CertainMove> certain_moves(const Game& game, KnownResults& known) {
  std::vector<CertainMove> all;
  if (game.outcome()) return all;
  for (const Move& move : game.legal_moves()) {
    Game next = game;
    next.play(move);
    if (const auto found = known_of(next, known))
      all.push_back({move, certain(*found, game.side_to_move(), 1)});
  }
  return all;
}

}  // namespace damas::endgame
