#include "view/window/lessons/machine_answer.hpp"

namespace damas {

std::optional<Move> MachineAnswer::look(const Game& game, const Request& request) {
  if (!engine_) engine_ = make_();
  if (asked_ != game.position()) {
    asked_ = game.position();
    engine_->start(game, request());
  }
  const std::optional<Report> report = engine_->poll();
  if (!report || !report->finished || !report->best) return std::nullopt;
  asked_.reset();
  return report->best;
}

void MachineAnswer::stop() {
  if (engine_) engine_->stop();
  asked_.reset();
}

}  // namespace damas
