// Owns Offscreen: an App on a software picture, without window or display, for pictures and tests.
#pragma once

#include <chrono>
#include <vector>

#include "platform/canvas.hpp"
#include "platform/gui.hpp"
#include "platform/image.hpp"
#include "platform/input.hpp"
#include "view/window/app.hpp"

namespace damas {

// The fonts that travel inside the program.
FontFaces embedded_fonts();

class Offscreen {
 public:
  using Milliseconds = std::chrono::milliseconds;

  // As in a window of `size` on a display of that density. The App must outlive it.
  Offscreen(App& app, Size size, float density = 1);

  // One turn of the frame loop: ImGui sees the input first, the App updates, and draws if what is
  // shown has changed. Answers what the update did. A new size in it is one at 100 %.
  Pulse frame(const Input& input, Milliseconds elapsed = Milliseconds{16});
  // Nobody does anything; as many frames as it takes.
  void wait(Milliseconds time);
  void play(const std::vector<Input>& inputs);

  const Gui& gui() const { return gui_; }
  int frames_drawn() const { return drawn_; }
  // Draws, whether or not anything has changed.
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
