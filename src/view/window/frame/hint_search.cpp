#include "view/window/frame/hint_search.hpp"

#include <chrono>
#include <utility>

#include "view/window/frame/coach_search.hpp"

namespace damas {

void HintSearch::start(const Game& game, const EngineOptions& engine) {
  clear();
  if (!engine_) engine_ = make_engine(engine);
  game_ = game;
  SearchRequest request;
  request.limits.nodes = enough_positions;
  engine_->forget();
  engine_->start(game_, request);
  searching_ = true;
}

void HintSearch::clear() {
  if (std::exchange(searching_, false)) program_ ? program_->stop() : engine_->stop();
  program_.reset();
  report_.reset();
  move_.reset();
  arrows_.clear();
}

void HintSearch::start(const Game& game, std::shared_ptr<ProgramEngine> program,
                       Milliseconds time) {
  clear();
  program_ = std::move(program);
  game_ = game;
  program_->start(game_, {time});
  searching_ = true;
}

std::optional<ProgramTrouble> HintSearch::trouble() const {
  return program_ && searching_ ? program_->trouble() : std::nullopt;
}

bool HintSearch::update_from_program() {
  report_ = program_->poll();
  if (!report_ || !report_->best) return false;
  move_ = report_->best;
  arrows_ = arrows_of(report_->line, game_);
  searching_ = !report_->finished;
  return report_->finished;
}

bool HintSearch::update() {
  if (!searching_) return false;
  if (program_) return update_from_program();
  const std::optional<Report> found = engine_->poll();
  if (!found || !found->finished) return false;
  searching_ = false;
  report_ = found;
  move_ = report_->best;
  arrows_ = {{game_.path(*move_), false}};
  return true;
}

}  // namespace damas
