// Owns EventWaiter: lets a test wait for an event from another thread, with a generous time limit.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>

namespace damas::net {

class EventWaiter {
 public:
  using Clock = std::chrono::steady_clock;

  // A function to be called whenever there is an event.
  std::function<void()> notifier() {
    return [this] {
      const std::lock_guard lock(mutex_);
      happened_ = true;
      came_.notify_all();
    };
  }

  // Calls `look` with the time since the last call, after each event and regularly, until it
  // returns true; false if the time limit was reached.
  bool wait(const std::function<bool(std::chrono::milliseconds)>& look) {
    const auto give_up = Clock::now() + std::chrono::seconds(60);
    auto last = Clock::now();
    for (auto now = last; now < give_up; now = Clock::now()) {
      const auto passed = std::chrono::duration_cast<std::chrono::milliseconds>(now - last);
      last += passed;
      if (look(passed)) return true;
      std::unique_lock lock(mutex_);
      came_.wait_for(lock, std::chrono::milliseconds(50), [this] { return happened_; });
      happened_ = false;
    }
    return false;
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  bool happened_ = false;
};

}  // namespace damas::net
