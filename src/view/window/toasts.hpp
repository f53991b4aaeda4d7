// Owns Toasts: sentences that appear at the top of the window for some seconds.
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
  // True when what is shown has changed.
  bool update(Milliseconds elapsed);
  // Until the next one goes.
  std::optional<Milliseconds> due() const;
  std::vector<std::string> sentences() const;
  // Above all windows of the frame.
  void panels(Gui& gui, const Theme& theme, Size window) const;

 private:
  struct Toast {
    std::string sentence;
    Milliseconds left;
  };
  std::deque<Toast> shown_;  // oldest first
};

}  // namespace damas
