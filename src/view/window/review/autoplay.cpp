#include "view/window/review/autoplay.hpp"

#include "view/window/app/app.hpp"
#include "view/window/review/review_controller.hpp"

namespace damas {

namespace {

using Milliseconds = std::chrono::milliseconds;

constexpr Milliseconds pace{1200};  // between two steps

}  // namespace

void Autoplay::start(const ReviewController& controller, App& app) {
  if (controller.next() == PdnNode::None) return;
  left_ = Milliseconds{0};
  app.wake_after(Milliseconds{0});
}

void Autoplay::advance(Milliseconds elapsed, ReviewController& controller, App& app) {
  if (!left_) return;
  *left_ -= elapsed;
  if (*left_ <= Milliseconds{0}) {
    controller.forwards();
    left_ = pace;
  }
  if (controller.next() == PdnNode::None) {
    stop();
    app.redraw();
  } else {
    app.wake_after(*left_);
  }
}

}  // namespace damas
