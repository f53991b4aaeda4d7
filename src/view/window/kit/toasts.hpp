// Owns Toasts: notices that appear for several seconds above everything else.
#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "platform/geometry.hpp"

namespace damas {

class Gui;
struct Theme;

class Toasts {
 public:
  using Milliseconds = std::chrono::milliseconds;

  // If the sentence is visible already, it stays longer instead of appearing twice.
  void show(std::string sentence);
  // Hides all notices, because a dialog opens and they would cover its buttons.
  void hide_all();
  // True if the visible notices have changed.
  bool update(Milliseconds elapsed);
  // Time until the next notice disappears.
  std::optional<Milliseconds> due() const;
  std::vector<std::string> sentences() const;
  // Drawn above all windows of the frame, at the bottom of `room`, the newest lowest. Notices that
  // do not fit extend beyond its top.
  void panels(Gui& gui, const Theme& theme, const Rect& room) const;
  // The places of the notices, oldest first.
  std::vector<Rect> places(const Gui& gui, const Rect& room) const;

 private:
  struct Toast {
    std::string sentence;
    Milliseconds left;
  };
  std::deque<Toast> shown_;  // oldest first
};

}  // namespace damas
