#include "platform/frame_loop.hpp"

#include <algorithm>

namespace damas {

namespace {

constexpr std::int64_t updates_a_second = 60;
// A gap longer than this is reported to the client as one long step.
constexpr std::int64_t most_steps = 5;

std::chrono::milliseconds later(std::chrono::milliseconds time, std::chrono::milliseconds by) {
  return by > Pulse::never - time ? Pulse::never : time + by;
}

}  // namespace

FrameLoop::FrameLoop(FrameHost& host, FrameClient& client)
    : host_(host),
      client_(client),
      start_(host.now()),
      updated_(start_),
      shown_(start_),
      wanted_(start_) {}

FrameLoop::Time FrameLoop::time_of(std::int64_t step) const {
  return start_ + Time{step * 1000 / updates_a_second};
}

FrameLoop::Time FrameLoop::due() const {
  const Time next = time_of(step_);
  return happened_ || dirty_ || host_.needs_frame() ? next : std::max(next, wanted_);
}

bool FrameLoop::frame() {
  const Time at = due();
  const Time before = host_.now();
  happened_ = host_.wait(at == Pulse::never ? at : std::max(at - before, Time{0})) || happened_;
  const Time now = host_.now();
  if (now + host_.slack() < due()) return !quit_;
  update(now);
  if (!quit_ && (dirty_ || host_.needs_frame())) show();
  return !quit_;
}

FrameLoop::Time FrameLoop::idle() const {
  const Time at = due();
  return at == Pulse::never ? at : std::max(at - host_.now(), Time{0});
}

void FrameLoop::update(Time now) {
  const std::int64_t last = std::max(step_, (now - start_).count() * updates_a_second / 1000);
  const Input input = host_.poll();
  happened_ = false;
  if (last - step_ > most_steps) {
    advance(rest_, time_of(last - 1));
  } else {
    for (; step_ < last; ++step_)
      advance(rest_, time_of(step_));
  }
  rest_ = input.at_rest();
  advance(input, time_of(last));
  step_ = last + 1;
}

void FrameLoop::advance(const Input& input, Time to) {
  const Pulse pulse = client_.update(input, to - updated_);
  updated_ = to;
  wanted_ = later(to, pulse.next);
  dirty_ = dirty_ || pulse.redraw;
  quit_ = quit_ || pulse.quit;
}

void FrameLoop::show() {
  const Time now = host_.now();
  host_.show(client_, now - shown_);
  shown_ = now;
  dirty_ = false;
}

}  // namespace damas
