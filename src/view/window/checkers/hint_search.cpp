#include "view/window/checkers/hint_search.hpp"

#include <chrono>
#include <utility>

namespace damas {

namespace {
constexpr int hint_level = 6;
}

void HintSearch::start(const Game& game, Drive drive, std::uint64_t seed) {
  clear();
  if (!engine_) engine_ = std::make_unique<Engine>(drive);
  game_ = game;
  engine_->start(game_, request_for_level(hint_level, seed));
  searching_ = true;
}

void HintSearch::clear() {
  if (std::exchange(searching_, false)) engine_->stop();
  move_.reset();
  arrows_.clear();
}

bool HintSearch::update() {
  if (!searching_) return false;
  const std::optional<Report> report = engine_->poll();
  if (!report || !report->finished) return false;
  searching_ = false;
  move_ = report->best;
  arrows_ = {{game_.path(*move_), false}};
  return true;
}

}  // namespace damas
