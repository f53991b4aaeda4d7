#include "view/window/review/played_move_score.hpp"

#include <utility>
#include <vector>

#include "view/window/app/app.hpp"
#include "view/window/review/analysis_question.hpp"
#include "view/window/review/search_pace.hpp"

namespace damas {

namespace {

// Short, because this search takes time from the engine whose lines are shown.
Limits short_limits(const App& app) {
  return limits_for(app.drive(), 4, std::chrono::milliseconds(500));
}

// The score for the side that moved, of a score for the other one: sure wins are one ply further
// away.
int before_move(int score) {
  if (score >= score::sure_win) return 1 - score;
  return score <= -score::sure_win ? -score - 1 : -score;
}

}  // namespace

void PlayedMoveScore::follow(const Game& game, const std::optional<Move>& move, bool seen,
                             Milliseconds elapsed, App& app) {
  if (!move) {
    rest();
    before_.reset();
    line_.reset();
    return;
  }
  if (!before_ || move_ != *move || !is_same_place(*before_, game)) ask(game, *move);
  if (line_) return;
  if (!seen) return rest();
  if (!searching_) {
    waited_ += elapsed;
    if (waited_ < analysis_pace::settling) return app.wake_after(analysis_pace::settling - waited_);
    start(app);
  }
  const auto report = engine_->poll();
  if (!report || !report->finished) return;
  searching_ = false;
  take(report->score, report->line);
}

void PlayedMoveScore::ask(const Game& game, const Move& move) {
  rest();
  before_ = game;
  move_ = move;
  after_ = game;
  after_.play(move);
  line_.reset();
  waited_ = Milliseconds{0};
  const auto outcome = after_.outcome();
  if (!outcome) return;
  const bool won = outcome->winner == game.side_to_move();
  take(!outcome->winner ? 0 : won ? -score::won : score::won, {});
}

void PlayedMoveScore::rest() {
  if (std::exchange(searching_, false)) engine_->stop();
}

void PlayedMoveScore::start(App& app) {
  if (!engine_) engine_ = make_engine(app.engine_options());
  SearchRequest request;
  request.limits = short_limits(app);
  request.endings = true;
  engine_->start(after_, request);
  searching_ = true;
}

void PlayedMoveScore::take(int score, const std::vector<Move>& reply) {
  line_ = ReportLine{before_move(score), {move_}};
  line_->moves.insert(line_->moves.end(), reply.begin(), reply.end());
}

}  // namespace damas
