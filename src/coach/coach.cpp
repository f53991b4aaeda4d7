#include "coach/coach.hpp"

#include <cassert>
#include <cstdlib>
#include <utility>

#include "endgame/certain_result.hpp"

namespace damas::coach {

namespace {

// One ply earlier, and for the other side.
int turned(int score) {
  if (std::abs(score) < score::sure_win) return -score;
  return score > 0 ? -score + 1 : -score - 1;
}

// The sign of the result for the side to move, unless a counter that has begun may come first.
std::optional<int> sign_of(const Game& game, const KnownEndings& endings) {
  if (!endings || game.outcome()) return std::nullopt;
  const std::optional<endgame::KnownResult> result = endings(game.position());
  if (!result || !endgame::is_in_time(game, *result)) return std::nullopt;
  return result->sign;
}

}  // namespace

Coach::Coach(const Game& game, const Move& move, Engine& engine, KnownEndings endings,
             std::uint64_t positions)
    : game_(game),
      next_(game),
      move_(move),
      engine_(engine),
      endings_(std::move(endings)),
      positions_(positions) {
  assert(game.is_legal(move) && !game.outcome());
  next_.play(move);
}

void Coach::search(const Game& position, Stage stage) {
  SearchRequest request;
  request.limits.nodes = positions_;
  // The hash table of an earlier search would change the result.
  engine_.forget();
  engine_.start(position, request);
  stage_ = stage;
}

bool Coach::step() {
  if (done()) return false;
  if (stage_ == Stage::Begin) {
    search(game_, Stage::Before);
    return true;
  }
  if (stage_ == Stage::Explain) {
    if (!explanation_->step()) stage_ = Stage::Done;
    return !done();
  }
  const std::optional<Report> report = engine_.poll();
  if (report && report->finished) take(*report);
  return !done();
}

void Coach::take(const Report& report) {
  if (stage_ == Stage::Before) {
    evidence_.best = ReportLine{report.score, report.line};
    if (evidence_.best->moves.empty()) evidence_.best->moves = {*report.best};
    if (*report.best == move_) {
      evidence_.played = evidence_.best;
      return begin_to_explain();
    }
    return next_.outcome() ? begin_to_explain() : search(next_, Stage::After);
  }
  evidence_.played = ReportLine{turned(report.score), {move_}};
  evidence_.played->moves.insert(evidence_.played->moves.end(), report.line.begin(),
                                 report.line.end());
  begin_to_explain();
}

void Coach::begin_to_explain() {
  stage_ = Stage::Explain;
  evidence_.sign_before = sign_of(game_, endings_);
  evidence_.sign_after = sign_of(next_, endings_);
  if (evidence_.sign_after) evidence_.sign_after = -*evidence_.sign_after;
  explanation_.emplace(game_, move_, evidence_, endings_);
}

std::vector<Claim> explained(const Game& game, const Move& move, Engine& engine,
                             const KnownEndings& endings, std::uint64_t positions) {
  Coach coach(game, move, engine, endings, positions);
  while (coach.step()) {
  }
  return coach.claims();
}

}  // namespace damas::coach
