// Owns Stopwatch: how much of the console's time has passed since a match was last told of it.
#pragma once

#include <chrono>
#include <utility>

#include "view/terminal/console.hpp"

namespace damas::terminal {

class Stopwatch {
 public:
  // The console must outlive this object.
  explicit Stopwatch(const Console& console) : console_(console) {}

  // The time until now is not counted.
  void restart() { last_ = console_.now(); }
  // The time since the last call of this object.
  std::chrono::milliseconds take() {
    const std::chrono::milliseconds now = console_.now();
    return now - std::exchange(last_, now);
  }

 private:
  const Console& console_;
  std::chrono::milliseconds last_{0};
};

}  // namespace damas::terminal
