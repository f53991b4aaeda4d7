#include "view/window/start/offscreen.hpp"

#include <algorithm>

#include "assets/assets.hpp"

namespace damas {

FontFaces embedded_fonts() {
  return {asset("fonts/Inter-Regular.otf"), asset("fonts/Inter-SemiBold.otf")};
}

Offscreen::Offscreen(App& app, Size size, float scale)
    : app_(app), canvas_(size, scale, embedded_fonts()), gui_(canvas_) {}

Pulse Offscreen::frame(const Input& input, Milliseconds elapsed) {
  if (input.resized) canvas_.resize(input.window, canvas_.scale());
  last_ = input;
  const Pulse pulse = app_.update(gui_.take(input), elapsed);
  if (pulse.redraw || gui_.needs_frame() || drawn_ == 0) draw(elapsed);
  return pulse;
}

void Offscreen::draw(Milliseconds elapsed) {
  app_.draw(canvas_);
  gui_.begin(elapsed);
  app_.panels(gui_);
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
  app_.draw(canvas_);
  gui_.begin(Milliseconds{16});
  app_.panels(gui_);
  gui_.end();
  return canvas_.snapshot();
}

}  // namespace damas
