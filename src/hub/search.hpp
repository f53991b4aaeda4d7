// Owns a search on its own thread, so that commands can be read meanwhile, and its timer.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "engine/thinker.hpp"
#include "hub/level.hpp"

namespace damas::hub {

// Runs one search at a time.
class Search {
 public:
  ~Search() { stop_and_wait(); }

  bool running() const { return running_; }
  bool stopping() const { return running_ && stop_; }

  // Both callbacks run on the search thread. When `done` is called, running() is already false, so
  // that it may start the next search.
  void start(Thinker& thinker, const Game& game, const SearchRequest& request,
             std::function<void(const Report&)> progress, std::function<void(const Report&)> done) {
    wait();
    stop_ = false;
    running_ = true;
    thread_ = std::thread(
        [this, &thinker, game, request, progress = std::move(progress), done = std::move(done)] {
          const Report last = thinker.think(game, request, stop_, progress);
          {
            const std::lock_guard lock(mutex_);
            running_ = false;
          }
          ended_.notify_all();
          done(last);
        });
  }

  void stop() { stop_ = true; }
  // Stops the search after `time`, unless it ends earlier.
  void stop_after(Milliseconds time) {
    if (alarm_.joinable()) return;
    alarm_ = std::thread([this, time] {
      std::unique_lock lock(mutex_);
      if (!ended_.wait_for(lock, time, [this] { return !running_; })) stop_ = true;
    });
  }

  void wait() {
    if (thread_.joinable()) thread_.join();
    if (alarm_.joinable()) alarm_.join();
  }
  void stop_and_wait() {
    stop();
    wait();
  }

 private:
  std::mutex mutex_;
  std::condition_variable ended_;
  std::atomic<bool> running_ = false;
  std::atomic<bool> stop_ = false;
  std::thread thread_;
  std::thread alarm_;
};

}  // namespace damas::hub
