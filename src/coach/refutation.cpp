#include "coach/refutation.hpp"

#include <algorithm>

namespace damas::coach {

namespace {

// The line of the first claim that favours the refuting side and is proved, not only an opinion of
// the search.
Line proved_line(const std::vector<Claim>& claims, Side refuting) {
  for (const Claim& claim : claims) {
    if (std::holds_alternative<Worth>(claim) || favours(claim) != refuting) continue;
    if (Line line = line_of(claim); line.size() > 1) return line;
  }
  return {};
}

// Whether a claim or the search says that the mover now loses.
bool loses_game(const Evidence& evidence, const std::vector<Claim>& claims, Side mover) {
  if (evidence.played->score <= -score::known_win) return true;
  return std::any_of(claims.begin(), claims.end(), [&](const Claim& claim) {
    const bool of_game =
        std::holds_alternative<ForcedEnd>(claim) || std::holds_alternative<TableEnding>(claim);
    return of_game && favours(claim) == opponent(mover);
  });
}

Cost cost_of(const Evidence& evidence, const std::vector<Claim>& claims, Side mover) {
  if (loses_game(evidence, claims, mover)) return Cost::Game;
  const bool won = evidence.best->score >= score::known_win || evidence.sign_before == 1;
  return won ? Cost::Win : Cost::Material;
}

}  // namespace

Line RefutedMove::answer(std::size_t most_of_search) const {
  if (line.empty()) return {};
  Line moves(line.begin() + 1, line.end());
  if (!is_shown) moves.resize(std::min(moves.size(), most_of_search));
  return moves;
}

std::optional<RefutedMove> refuted_move(const Evidence& evidence, const std::vector<Claim>& claims,
                                        Side mover, int least) {
  if (!is_mistake(evidence, claims, mover, least)) return std::nullopt;
  RefutedMove refuted{without_praise(without_better_move(claims), mover), is_proved(claims, mover),
                      proved_line(claims, opponent(mover))};
  refuted.is_shown = !refuted.line.empty();
  if (!refuted.is_shown) refuted.line = evidence.played->moves;
  refuted.cost = cost_of(evidence, claims, mover);
  refuted.score = evidence.played->score;
  refuted.loss = evidence.best->score - refuted.score;
  return refuted;
}

std::optional<RefutedMove> refutation_of(const Game& game, Engine& engine,
                                         const KnownEndings& endings, int least) {
  Game before = game;
  before.undo();
  if (before.legal_moves().size() < 2) return std::nullopt;
  Coach coach(before, before.move_from(before.ply()), engine, endings, positions_to_refute);
  while (coach.step()) {
  }
  return refuted_move(coach.evidence(), coach.claims(), before.side_to_move(), least);
}

}  // namespace damas::coach
