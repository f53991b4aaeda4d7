#include "view/window/start/offscreen.hpp"

#include <algorithm>
#include <utility>

#include "platform/interface_size.hpp"
#include "view/window/app/preferences.hpp"

namespace damas {

Offscreen::Offscreen(App& app, Size size, float density)
    : app_(app),
      window_(size),
      density_(density),
      canvas_(size, density, embedded_fonts(), Canvas::Drawing::ForSnapshots),
      gui_(canvas_) {}

// True if the size of logical pixels has changed, as in Window.
bool Offscreen::measure() {
  const float size = interface_size(window_, app_.preferences().interface_size);
  canvas_.resize(window_ * (1 / size), density_ * size);
  return std::exchange(interface_size_, size) != size;
}

Pulse Offscreen::frame(const Input& input, Milliseconds elapsed) {
  if (input.resized) window_ = input.window;
  last_ = input;
  last_.resized = measure() || input.resized;
  last_.window = canvas_.size();
  last_.interface_size = interface_size_;
  const Pulse pulse = app_.frames().update(gui_.take(last_), elapsed);
  if (pulse.redraw || gui_.needs_frame() || drawn_ == 0) draw(elapsed);
  return pulse;
}

void Offscreen::draw(Milliseconds elapsed) {
  app_.frames().draw(canvas_);
  gui_.begin(elapsed);
  app_.frames().panels(gui_);
  gui_.end();
  canvas_.present();
  ++drawn_;
}

void Offscreen::wait(Milliseconds time) {
  constexpr Milliseconds step{16};
  for (; time > Milliseconds{0}; time -= step)
    frame(last_.at_rest(), std::min(time, step));
}

void Offscreen::play(const std::vector<Input>& inputs) {
  for (const Input& input : inputs)
    frame(input);
}

Image Offscreen::picture() {
  app_.frames().draw(canvas_);
  gui_.begin(Milliseconds{16});
  app_.frames().panels(gui_);
  gui_.end();
  Image image = canvas_.snapshot();
  canvas_.present();
  return image;
}

}  // namespace damas
