#include "match/machine.hpp"

#include <algorithm>
#include <utility>

namespace damas {

SearchRequest within_clock(SearchRequest request, Milliseconds left, Milliseconds increment) {
  // The increment comes only after the move, so the limit is also a third of the time left.
  const Milliseconds affordable = std::min(left / 25 + increment * 3 / 4, left / 3);
  const Milliseconds ceiling = request.limits.time.value_or(affordable);
  request.limits.time = std::max(Milliseconds{1}, std::min(ceiling, affordable));
  return request;
}

std::optional<Move> Machine::think(const Game& game, const Computer& computer, const Clock& clock,
                                   std::uint64_t seed) {
  const Side mover = game.side_to_move();
  if (!engine_) engine_ = std::make_unique<Engine>(drive_);
  if (!thinking_) {
    SearchRequest request =
        request_for_level(computer.level, seed + static_cast<std::uint64_t>(game.ply()));
    if (drive_ == Drive::Caller) {
      // The caller waits for the move anyway, and must get the same one on every machine.
      request.limits.time.reset();
    } else if (const auto left = clock.remaining(mover)) {
      request = within_clock(request, *left, clock.control().increment);
    }
    engine_->start(game, request);
    thinking_ = true;
  }
  const std::optional<Report> news = engine_->poll();
  if (!news) return std::nullopt;
  report_ = news;
  if (!news->finished) return std::nullopt;
  judgements_[static_cast<std::size_t>(index(mover))] = Judgement{game.ply(), news->score};
  thinking_ = false;
  return news->best;
}

void Machine::stop() {
  if (std::exchange(thinking_, false)) engine_->stop();
}

std::optional<int> Machine::score(Side side, int ply) const {
  const auto& judgement = judgements_[static_cast<std::size_t>(index(side))];
  if (!judgement || judgement->ply != ply) return std::nullopt;
  return judgement->score;
}

}  // namespace damas
