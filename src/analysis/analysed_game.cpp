#include "analysis/analysed_game.hpp"

#include <algorithm>
#include <cassert>

namespace damas::analysis {

namespace {

// White is better if the expected result is at least `better`, Black if it is at most 1 - `better`.
// At 0.7 White wins two more of five games than Black.
constexpr double better = 0.7;

int who_is_better(double expected) {
  if (expected >= better) return 1;
  return expected <= 1 - better ? -1 : 0;
}

double expected_of(const Game& game, int score) {
  return chances_of(game.variant(), score, game.material()).expected();
}

AnalysedMove analysed_move(const Game& before, const Move& played, const AnalysedPosition& from,
                           const AnalysedPosition& to) {
  AnalysedMove move;
  move.side = before.side_to_move();
  move.played = played;
  if (!from.line.empty()) move.best = from.line.front();
  move.forced = before.legal_moves().size() == 1;
  if (move.forced || move.best == move.played) return move;
  move.loss = loss_of_move(before, from.score, to.score);
  move.judgement = judgement_of(move.loss);
  move.turning_point =
      is_mistake(move.judgement) && who_is_better(expected_of(before, from.score)) !=
                                        who_is_better(expected_of(before, to.score));
  return move;
}

std::optional<double> accuracy_of_side(const AnalysedGame& game, Side side) {
  std::vector<double> losses;
  for (const auto& move : game.moves) {
    if (move && move->side == side && !move->forced) losses.push_back(move->loss);
  }
  return accuracy_of(losses);
}

}  // namespace

bool AnalysedMove::teaches() const {
  return is_mistake(judgement) && best && *best != played;
}

bool AnalysedGame::is_whole() const {
  return std::all_of(positions.begin(), positions.end(),
                     [](const auto& position) { return position.has_value(); });
}

int AnalysedGame::count(Side side, Judgement judgement) const {
  return static_cast<int>(std::count_if(moves.begin(), moves.end(), [&](const auto& move) {
    return move && move->side == side && move->judgement == judgement;
  }));
}

AnalysedGame analysed(const Game& game, std::vector<std::optional<AnalysedPosition>> positions) {
  assert(static_cast<int>(positions.size()) == game.last_ply() + 1);
  AnalysedGame found;
  found.positions = std::move(positions);
  Game at = game;
  for (int ply = 0; ply <= game.last_ply(); ++ply) {
    const auto& here = found.positions[static_cast<std::size_t>(ply)];
    at.go_to(ply);
    found.expected.push_back(here ? expected_of(at, here->score) : 0.5);
    if (ply == game.last_ply()) break;
    const auto& next = found.positions[static_cast<std::size_t>(ply) + 1];
    found.moves.emplace_back();
    if (here && next) found.moves.back() = analysed_move(at, game.move_from(ply), *here, *next);
  }
  for (const Side side : {Side::White, Side::Black})
    found.accuracy[static_cast<std::size_t>(side)] = accuracy_of_side(found, side);
  return found;
}

double loss_of_move(const Game& before, int score_before, int score_after) {
  const double change = expected_of(before, score_before) - expected_of(before, score_after);
  return std::max(0.0, before.side_to_move() == Side::White ? change : -change);
}

}  // namespace damas::analysis
