#include "engine/engine.hpp"

#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

#include "engine/thinker.hpp"

namespace damas {

class Engine::Impl {
 public:
  Impl(Drive drive, std::size_t hash_megabytes) : drive_(drive), thinker_(hash_megabytes) {}
  ~Impl() { stop(); }

  void start(const Game& game, const SearchRequest& request) {
    assert(!game.legal_moves().empty() && !game.outcome());
    stop();
    stop_ = false;
    publish({});
    task_ = Task{game, request};
    if (drive_ == Drive::Thread) thread_ = std::thread([this] { think(); });
  }

  std::optional<Report> poll() {
    if (drive_ == Drive::Caller && thinking()) think();
    const std::lock_guard lock(mutex_);
    if (!latest_.best) return std::nullopt;
    return latest_;
  }

  void stop() {
    stop_ = true;
    if (thread_.joinable()) thread_.join();
  }

  bool thinking() const {
    const std::lock_guard lock(mutex_);
    return task_ && !latest_.finished;
  }

  void forget() {
    stop();
    thinker_.forget();
  }

 private:
  struct Task {
    Game game;
    SearchRequest request;
  };

  void think() {
    publish(thinker_.think(task_->game, task_->request, stop_,
                           [this](const Report& report) { publish(report); }));
  }

  void publish(Report report) {
    const std::lock_guard lock(mutex_);
    latest_ = std::move(report);
  }

  Drive drive_;
  Thinker thinker_;           // used by whoever thinks
  std::optional<Task> task_;  // unchanged while a thread thinks
  std::atomic<bool> stop_ = false;
  mutable std::mutex mutex_;
  Report latest_;  // guarded by the mutex
  std::thread thread_;
};

Engine::Engine(Drive drive, std::size_t hash_megabytes)
    : impl_(std::make_unique<Impl>(drive, hash_megabytes)) {}
Engine::~Engine() = default;

void Engine::start(const Game& game, const SearchRequest& request) {
  impl_->start(game, request);
}
std::optional<Report> Engine::poll() {
  return impl_->poll();
}
void Engine::stop() {
  impl_->stop();
}
bool Engine::thinking() const {
  return impl_->thinking();
}
void Engine::forget() {
  impl_->forget();
}

}  // namespace damas
