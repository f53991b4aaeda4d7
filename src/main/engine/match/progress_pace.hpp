// Owns the decision how often a match prints its progress.
#pragma once

#include <chrono>
#include <functional>
#include <utility>

namespace damas::tool {

class ProgressPace {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Now = std::function<Time()>;

  static constexpr int games_between = 20;
  static constexpr std::chrono::seconds longest_silence{10};

  // `now` is the clock; the first silence begins here.
  explicit ProgressPace(Now now = std::chrono::steady_clock::now)
      : now_(std::move(now)), printed_(now_()) {}

  // Whether to print now, after so many games: after every 20, so that fast games do not fill the
  // screen, and after 10 seconds, so that slow ones show that they go on.
  bool due(int games) {
    const Time now = now_();
    if (games % games_between != 0 && now - printed_ < longest_silence) return false;
    printed_ = now;
    return true;
  }

 private:
  Now now_;
  Time printed_;
};

}  // namespace damas::tool
