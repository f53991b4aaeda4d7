// Owns Toasts: sentences that appear for some seconds above everything else.
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

  // A sentence that is shown already stays longer instead of coming twice.
  void show(std::string sentence);
  // A dialog opens: what was there before it would lie over its buttons.
  void make_way();
  // True when what is shown has changed.
  bool update(Milliseconds elapsed);
  // Until the next one goes.
  std::optional<Milliseconds> due() const;
  std::vector<std::string> sentences() const;
  // Above all windows of the frame, at the bottom of `room`, the newest lowest. What is too high
  // for it reaches beyond its top.
  void panels(Gui& gui, const Theme& theme, const Rect& room) const;
  // Where each would be drawn, oldest first.
  std::vector<Rect> places(const Gui& gui, const Rect& room) const;

 private:
  struct Toast {
    std::string sentence;
    Milliseconds left;
  };
  std::deque<Toast> shown_;  // oldest first
};

}  // namespace damas
