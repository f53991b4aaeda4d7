// Owns Offscreen: an App on a software picture without window or display, for screenshots and
// tests.
#pragma once

#include <chrono>
#include <vector>

#include "platform/canvas.hpp"
#include "platform/gui.hpp"
#include "platform/image.hpp"
#include "platform/input.hpp"
#include "view/window/app/app.hpp"
#include "view/window/share/fonts.hpp"

namespace damas {

class Offscreen {
 public:
  using Milliseconds = std::chrono::milliseconds;

  // Like a window of `size` on a display of that density. The App must outlive it.
  Offscreen(App& app, Size size, float density = 1);

  // One turn of the frame loop: passes the input to ImGui and then to the App, and draws if the
  // picture has changed. Answers the result of the update. A new size in the input is one at 100 %.
  Pulse frame(const Input& input, Milliseconds elapsed = Milliseconds{16});
  // Runs frames without input for that time.
  void wait(Milliseconds time);
  void play(const std::vector<Input>& inputs);

  const Gui& gui() const { return gui_; }
  int frames_drawn() const { return drawn_; }
  // Draws even if nothing has changed.
  Image picture();

 private:
  bool measure();
  void draw(Milliseconds elapsed);

  App& app_;
  Size window_;  // at 100 %
  float density_;
  float interface_size_ = 1;
  Canvas canvas_;
  Gui gui_;
  Input last_;
  int drawn_ = 0;
};

}  // namespace damas
