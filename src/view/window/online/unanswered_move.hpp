// Owns UnansweredMove: how long the server has not answered the person's move.
#pragma once

#include <algorithm>
#include <chrono>

namespace damas {

class UnansweredMove {
 public:
  // A longer wait is shown.
  static constexpr std::chrono::milliseconds shown_after{500};

  // Call it in every update. `awaited`: an answer is still to come.
  void update(bool awaited, std::chrono::milliseconds elapsed) {
    waited_ = awaited ? waited_ + elapsed : std::chrono::milliseconds{0};
  }
  bool shown() const { return waited_ >= shown_after; }
  // The time until it is shown.
  std::chrono::milliseconds until_shown() const {
    return std::max(shown_after - waited_, std::chrono::milliseconds{0});
  }

 private:
  std::chrono::milliseconds waited_{0};
};

}  // namespace damas
