#include "view/terminal/adviser.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "analysis/chances.hpp"
#include "analysis/lead.hpp"
#include "coach/coach.hpp"
#include "coach/mistake.hpp"
#include "coach/refutation.hpp"
#include "coach/won_line.hpp"
#include "endgame/certain_result.hpp"
#include "view/text/analysis_sentences.hpp"
#include "view/text/coach_sentences.hpp"
#include "view/text/ending_sentences.hpp"
#include "view/text/names.hpp"

namespace damas::terminal {

namespace {

constexpr int lines_of_advice = 3;
// Several lines are searched less deep than one, in about the same time.
constexpr int plies_for_lines = 2;
constexpr std::size_t moves_in_line = 8;

int for_white(const Game& game, int score) {
  return game.side_to_move() == Side::White ? score : -score;
}

coach::KnownEndings endings_of(endgame::KnownResults& known) {
  return [&known](const AnyPosition& position) { return known.find(position); };
}

}  // namespace

Adviser::Adviser(EndingsSource tables, std::uint64_t positions)
    : tables_(std::move(tables)), positions_(positions), engine_(make_engine(Drive::Caller)) {}

endgame::KnownResults& Adviser::known(Variant variant) {
  if (variant_ != variant) {
    variant_ = variant;
    known_ = std::make_unique<endgame::KnownResults>(variant, endgame::Computing::AtOnce,
                                                     tables_(variant));
  }
  return *known_;
}

// Always with the same seed and an empty table, so that questions in any order get one answer.
std::optional<Report> Adviser::search(const Game& game) {
  SearchRequest request;
  request.limits.nodes = positions_;
  engine_->forget();
  engine_->start(game, request);
  const std::optional<Report> deepest = engine_->poll();
  if (!deepest) return std::nullopt;
  // A search that reaches its limit of positions has scored only some lines of the last depth, so
  // this one ends at a smaller depth. It still needs a limit: with few pieces, scoring all lines
  // could take minutes.
  request.limits = {std::max(1, deepest->depth - plies_for_lines), 2 * positions_, std::nullopt};
  request.lines = lines_of_advice;
  engine_->start(game, request);
  return engine_->poll();
}

std::optional<FoundMove> Adviser::best_move(const Game& game) {
  const std::optional<Report> report = search(game);
  if (!report || !report->best) return std::nullopt;
  return FoundMove{*report->best, report->score};
}

Advice Adviser::advice(Language language, const Game& game) {
  const std::optional<Report> report = search(game);
  Advice advice;
  if (!report) return advice;
  const analysis::Chances chances =
      analysis::chances_of(game.variant(), for_white(game, report->score), game.material());
  const auto certain = endgame::certain_result(game, known(game.variant()));
  advice.verdict = certain ? text_of(language, *certain)
                           : verdict_text(language, game.variant(), for_white(game, report->score),
                                          chances.expected());
  for (const ReportLine& line : report->lines) {
    if (line.moves.empty()) continue;
    advice.lines.push_back({score_figure(language, game.variant(), for_white(game, line.score)),
                            moves_text(game, line.moves, moves_in_line)});
  }
  return advice;
}

std::string Adviser::reasons(Language language, const Game& before, const Move& move) {
  const auto claims = coach::explained(before, move, *engine_, endings_of(known(before.variant())),
                                       std::min(positions_, coach::positions_per_search));
  return sentences(language, claims, before);
}

// That the side to move is lost or stands worse, and what its best move does then; else empty.
std::string Adviser::bad_standing(Language language, const Game& game, int score) {
  const auto certain = endgame::certain_result(game, known(game.variant()));
  if (certain && !certain->winner) return {};
  const bool loses = certain && certain->moves && *certain->winner != game.side_to_move();
  const bool lost = loses || score <= -score::sure_win;
  const bool worse = score < 0 && analysis::lead_of(game.variant(), score, game.material()) >=
                                      analysis::Lead::Plain;
  if (!lost && !worse) return {};
  const Text standing = lost ? Text::StandsLost : Text::StandsWorse;
  const Text effort = game.legal_moves().size() == 1 ? Text::BestIsOnlyMove
                      : lost                         ? Text::BestHoldsOut
                                                     : Text::BestOfAll;
  return tr(language, standing, begins_sentence(language, game.side_to_move())) + " " +
         tr(language, effort);
}

// A better move that the coach's own search prefers would contradict the hint, and its score that
// of advice().
std::string Adviser::reasons_for_best(Language language, const Game& before,
                                      const FoundMove& found) {
  const auto explained =
      coach::explained(before, found.move, *engine_, endings_of(known(before.variant())));
  auto claims = coach::without_better_move(explained);
  if (found.score) claims = coach::beside_score(std::move(claims), *found.score);
  const std::string standing = bad_standing(language, before, found.score.value_or(0));
  if (standing.empty()) return sentences(language, claims, before);
  return claims.empty() ? standing : standing + " " + sentences(language, claims, before);
}

std::vector<coach::Claim> Adviser::claims_about(const Game& before, const Move& move) {
  return coach::without_better_move(
      coach::explained(before, move, *engine_, endings_of(known(before.variant()))));
}

std::optional<std::string> Adviser::reasons_to_draw(Language language, const Game& before,
                                                    const std::vector<Move>& line) {
  const auto claims = coach::reasons_for_draw(before, line, claims_about(before, line.front()),
                                              endings_of(known(before.variant())));
  if (claims.empty()) return std::nullopt;
  return sentences(language, claims, before);
}

std::optional<AdvisedWin> Adviser::reasons_to_win(Language language, const Game& before,
                                                  const std::vector<Move>& line) {
  const auto claims = coach::reasons_for_win(before, line, claims_about(before, line.front()),
                                             endings_of(known(before.variant())));
  if (claims.empty()) return std::nullopt;
  return AdvisedWin{sentences(language, claims, before),
                    coach::shows_win(claims, before.side_to_move())};
}

std::optional<AdvisedRefutation> Adviser::refutation(Language language, const Game& game) {
  const auto found = coach::refutation_of(game, *engine_, endings_of(known(game.variant())));
  if (!found || !found->certain) return std::nullopt;
  Game before = game;
  before.undo();
  return AdvisedRefutation{sentences(language, found->claims, before),
                           found->answer(coach::unproved_moves), found->tells_answer()};
}

}  // namespace damas::terminal
