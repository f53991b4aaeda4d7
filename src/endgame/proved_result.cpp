#include "endgame/proved_result.hpp"

#include <algorithm>
#include <vector>

#include "endgame/known_results.hpp"

namespace damas::endgame {

namespace {

// A number of plies after which no rule that counts moves has ended the game, whatever is played: a
// rule that does not count yet needs all its moves.
int plies_without_draw(const Game& game) {
  int plies = 1000;
  const DrawRules& table = game.draw_rules();
  for (std::size_t i = 0; i < table.rules.size(); ++i) {
    const int moves = game.draw_state().moves_left(table, i).value_or(table.rules[i].moves);
    plies = std::min(plies, 2 * moves - 1);
  }
  return plies;
}

// By fastest moves every position is nearer to the end than those before it, so none of them comes
// twice. One that came earlier in the game may come once more.
bool may_repeat_too_often(const Game& game) {
  const int limit = game.draw_rules().repetitions;
  if (limit == 0) return false;
  const std::vector<std::uint64_t> keys = game.repeatable_keys();
  return std::any_of(keys.begin(), keys.end(), [&](std::uint64_t key) {
    return std::count(keys.begin(), keys.end(), key) + 1 >= limit;
  });
}

class Proof {
 public:
  Proof(const Game& game, KnownResults& known, Side winner, int most_positions)
      : game_(game), known_(known), winner_(winner), left_(most_positions) {}

  // Whether `winner` wins the current position.
  bool holds() {
    if (const auto over = game_.outcome()) return over->winner == winner_;
    const std::optional<int> plies = plies_to_win();
    if (!plies) return false;
    if (*plies <= plies_without_draw(game_)) return true;
    return game_.side_to_move() == winner_ ? some_move_wins(*plies) : every_move_loses();
  }

 private:
  // Nothing if `winner` does not win, or if the length of the win is not known.
  std::optional<int> plies_to_win() {
    if (const auto over = game_.outcome())
      return over->winner == winner_ ? std::optional(0) : std::nullopt;
    const auto result = known_.find(game_.position());
    if (!result || !result->plies) return std::nullopt;
    const int wished = game_.side_to_move() == winner_ ? 1 : -1;
    return result->sign == wished ? result->plies : std::nullopt;
  }

  bool some_move_wins(int plies) {
    const std::vector<Move> moves = game_.legal_moves();
    return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
      return after(move, [&] { return plies_to_win() == plies - 1 && holds(); });
    });
  }

  bool every_move_loses() {
    const std::vector<Move> moves = game_.legal_moves();
    return std::all_of(moves.begin(), moves.end(),
                       [&](const Move& move) { return after(move, [&] { return holds(); }); });
  }

  template <typename Ask>
  bool after(const Move& move, Ask ask) {
    if (--left_ < 0) return false;
    game_.play(move);
    const bool answer = ask();
    game_.undo();
    return answer;
  }

  Game game_;
  KnownResults& known_;
  Side winner_;
  int left_;
};

}  // namespace

std::optional<ProvedResult> proved_result(const Game& game, KnownResults& known,
                                          int most_positions) {
  if (game.outcome()) return std::nullopt;
  const auto result = known.find(game.position());
  if (!result) return std::nullopt;
  if (result->sign == 0) return ProvedResult{};
  if (!result->plies || may_repeat_too_often(game)) return std::nullopt;
  const Side mover = game.side_to_move();
  const Side winner = result->sign > 0 ? mover : opponent(mover);
  if (!Proof(game, known, winner, most_positions).holds()) return std::nullopt;
  return ProvedResult{winner};
}

}  // namespace damas::endgame
