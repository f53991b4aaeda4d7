// Owns a signal between threads: one waits until another one rings.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <utility>

namespace damas::terminal {

class Bell {
 public:
  // May be called from any thread.
  void ring() {
    {
      const std::lock_guard lock(mutex_);
      rung_ = true;
    }
    changed_.notify_all();
  }

  // Returns when the bell has been rung since the last wait, or after `most`; without it there is
  // no limit. True if it has been rung.
  bool wait(std::optional<std::chrono::milliseconds> most) {
    std::unique_lock lock(mutex_);
    const auto rung = [this] { return rung_; };
    if (most) {
      changed_.wait_for(lock, *most, rung);
    } else {
      changed_.wait(lock, rung);
    }
    return std::exchange(rung_, false);
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool rung_ = false;
};

}  // namespace damas::terminal
