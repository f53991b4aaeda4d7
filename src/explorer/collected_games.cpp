#include "explorer/collected_games.hpp"

#include <algorithm>

namespace damas {

namespace {

constexpr std::size_t games_in_a_step = 100;
// After so many games their length tells whether all of them can fit.
constexpr std::size_t games_for_guess = 1000;

}  // namespace

CollectedGames::State CollectedGames::step() {
  if (state_ == State::Asking || state_ == State::Busy) state_ = next_state();
  return state_;
}

CollectedGames::State CollectedGames::next_state() {
  if (!counted_) {
    all_ = static_cast<std::size_t>(std::max(0, games_->size()));
    if (games_->busy()) return State::Busy;
    if (games_->failed()) return end(State::Failed);
    counted_ = true;
  }
  if (next_ > all_) return State::Complete;
  const std::string more = games_->pdn(static_cast<std::uint32_t>(next_), games_in_a_step);
  if (games_->busy()) return State::Busy;
  if (games_->failed()) return end(State::Failed);
  if (more.empty()) {
    // All of this part may be damaged, or the games may be gone.
    const bool gone = games_->size() < static_cast<int>(all_);
    if (games_->busy()) return State::Busy;
    if (gone) return end(State::Failed);
  }
  text_ += more;
  next_ = std::min(next_ + games_in_a_step, all_ + 1);
  const bool hopeless =
      asked() >= games_for_guess && text_.size() / asked() * all_ > 2 * most_bytes_;
  if (hopeless || text_.size() > most_bytes_) return end(State::TooLarge);
  return next_ > all_ ? State::Complete : State::Asking;
}

CollectedGames::State CollectedGames::end(State state) {
  text_ = {};
  return state;
}

}  // namespace damas
