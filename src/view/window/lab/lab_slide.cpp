#include "view/window/lab/lab_slide.hpp"

#include <algorithm>

namespace damas {

void LabSlide::look_at(const LabBoard& board) {
  steps_ = steps_of(board);
  go_to(steps_.size());
}

const LabStep* LabSlide::present() const {
  return shown_ > 0 && shown_ < steps_.size() ? &steps_[shown_ - 1] : nullptr;
}

void LabSlide::go_to(std::size_t shown) {
  shown_ = std::min(shown, steps_.size());
  playing_ = false;
}

void LabSlide::toggle_playing() {
  playing_ = !playing_ && !steps_.empty();
  if (!playing_) return;
  if (shown_ == steps_.size()) shown_ = 0;
  since_step_ = {};
}

bool LabSlide::advance(Milliseconds elapsed) {
  if (!playing_) return false;
  const std::size_t before = shown_;
  since_step_ += elapsed;
  while (since_step_ >= step_time && shown_ < steps_.size()) {
    since_step_ -= step_time;
    ++shown_;
  }
  playing_ = shown_ < steps_.size();
  return shown_ != before;
}

std::optional<LabSlide::Milliseconds> LabSlide::due() const {
  if (!playing_) return std::nullopt;
  return step_time - since_step_;
}

}  // namespace damas
