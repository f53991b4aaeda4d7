// Owns Autoplay: the steps through a game that follow by themselves at a fixed pace.
#pragma once

#include <chrono>
#include <optional>

namespace damas {

class App;
class ReviewController;

class Autoplay {
 public:
  bool running() const { return left_.has_value(); }
  // The first step comes at once. No effect at the end of the line.
  void start(const ReviewController& controller, App& app);
  void stop() { left_.reset(); }
  // Advances the time, and steps forwards when it has come; stops at the end of the line.
  void advance(std::chrono::milliseconds elapsed, ReviewController& controller, App& app);

 private:
  std::optional<std::chrono::milliseconds> left_;  // until the next step
};

}  // namespace damas
