#include "analysis/game_analyser.hpp"

#include <cstdlib>

namespace damas::analysis {

namespace {

int for_white(const Game& game, int score) {
  return game.side_to_move() == Side::White ? score : -score;
}

// The score, relative to White, of a position in which the rules have ended the game.
int score_of(const Outcome& outcome) {
  if (!outcome.winner) return 0;
  return *outcome.winner == Side::White ? score::won : -score::won;
}

// The score of the position one ply before: sure wins are one ply further away.
int one_ply_before(int score) {
  if (score >= score::sure_win) return score - 1;
  return score <= -score::sure_win ? score + 1 : score;
}

std::vector<Move> joined(const Move& first, const std::vector<Move>& rest) {
  std::vector<Move> line = {first};
  line.insert(line.end(), rest.begin(), rest.end());
  return line;
}

}  // namespace

GameAnalyser::GameAnalyser(const Game& game, Engine& engine, const SearchRequest& request)
    : game_(game),
      at_(game),
      engine_(engine),
      request_(request),
      positions_(static_cast<std::size_t>(game.last_ply()) + 1),
      ply_(game.last_ply()),
      after_better_(game) {
  at_.go_to(ply_);
}

bool GameAnalyser::step() {
  if (searched_ != Searched::Nothing) {
    const std::optional<Report> report = engine_.poll();
    if (!report || !report->finished) return true;
    take(*report);
  }
  while (!done() && searched_ == Searched::Nothing)
    begin();
  return !done();
}

void GameAnalyser::cancel() {
  if (searched_ != Searched::Nothing) engine_.stop();
  searched_ = Searched::Nothing;
  // A position whose better move is not compared yet could be judged wrongly.
  if (!done()) positions_[static_cast<std::size_t>(ply_)].reset();
  ply_ = -1;
}

float GameAnalyser::progress() const {
  const int all = game_.last_ply() + 1;
  return static_cast<float>(all - 1 - ply_) / static_cast<float>(all);
}

void GameAnalyser::begin() {
  positions_[static_cast<std::size_t>(ply_)].emplace();
  if (const auto outcome = at_.outcome()) {
    here().score = score_of(*outcome);
    finish();
  } else if (!is_last() && at_.legal_moves().size() == 1) {
    follow_game();
    finish();
  } else {
    search(at_, Searched::Position);
  }
}

void GameAnalyser::search(const Game& position, Searched what) {
  searched_ = what;
  engine_.start(position, request_);
}

void GameAnalyser::take(const Report& report) {
  if (searched_ == Searched::Position) {
    take_position(report);
  } else {
    take_better_move(report);
  }
}

void GameAnalyser::take_position(const Report& report) {
  here().score = for_white(at_, report.score);
  here().line = report.line.empty() ? std::vector<Move>{*report.best} : report.line;
  if (is_last()) return finish();
  const int follows = one_ply_before(next().score);
  const bool better = for_white(at_, here().score) > for_white(at_, follows);
  if (here().line.front() == played() || !better) {
    follow_game();
    return finish();
  }
  if (loss_of_move(at_, here().score, next().score) < least_inaccuracy) return finish();
  after_better_ = at_;
  after_better_.play(here().line.front());
  if (const auto outcome = after_better_.outcome()) {
    return compare_with_better_move(score_of(*outcome), {});
  }
  search(after_better_, Searched::BetterMove);
}

void GameAnalyser::take_better_move(const Report& report) {
  compare_with_better_move(for_white(after_better_, report.score), report.line);
}

void GameAnalyser::compare_with_better_move(int score, const std::vector<Move>& line) {
  const int found = one_ply_before(score);
  if (for_white(at_, found) > for_white(at_, one_ply_before(next().score))) {
    here().score = found;
    here().line = joined(here().line.front(), line);
  } else {
    follow_game();
  }
  finish();
}

void GameAnalyser::follow_game() {
  here().score = one_ply_before(next().score);
  here().line = joined(played(), next().line);
}

void GameAnalyser::finish() {
  searched_ = Searched::Nothing;
  --ply_;
  if (!done()) at_.go_to(ply_);
}

}  // namespace damas::analysis
