#include <atomic>
#include <mutex>
#include <thread>

#include "engine/driver.hpp"
#include "engine/thinker.hpp"

namespace damas {

namespace {

class NativeDriver : public Driver {
 public:
  NativeDriver(Drive drive, std::size_t hash_megabytes) : drive_(drive), thinker_(hash_megabytes) {}
  ~NativeDriver() override { end(); }

  void start(const Game& game, const SearchRequest& request) override {
    end();
    stop_ = false;
    publish({});
    task_ = Task{game, request};
    if (drive_ == Drive::Thread) thread_ = std::thread([this] { think(); });
  }

  std::optional<Report> poll() override {
    if (drive_ == Drive::Caller && thinking()) think();
    const std::lock_guard lock(mutex_);
    if (!latest_.best) return std::nullopt;
    return latest_;
  }

  void stop() override { end(); }

  bool thinking() const override {
    const std::lock_guard lock(mutex_);
    return task_ && !latest_.finished;
  }

  void forget() override {
    end();
    thinker_.forget();
  }

  void use(std::shared_ptr<const LearntWeights> weights) override {
    end();
    thinker_.use(std::move(weights));
  }

 private:
  struct Task {
    Game game;
    SearchRequest request;
  };

  void end() {
    stop_ = true;
    if (thread_.joinable()) thread_.join();
  }

  void think() {
    publish(thinker_.think(task_->game, task_->request, stop_,
                           [this](const Report& report) { publish(report); }));
  }

  void publish(Report report) {
    const std::lock_guard lock(mutex_);
    latest_ = std::move(report);
  }

  Drive drive_;
  Thinker thinker_;           // used by one thread at a time
  std::optional<Task> task_;  // constant while a thread searches
  std::atomic<bool> stop_ = false;
  mutable std::mutex mutex_;
  Report latest_;  // guarded by the mutex
  std::thread thread_;
};

}  // namespace

std::unique_ptr<Driver> make_driver(Drive drive, std::size_t hash_megabytes) {
  return std::make_unique<NativeDriver>(drive, hash_megabytes);
}

}  // namespace damas
