#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>
#include <utility>

#include "engine/engine.hpp"
#include "engine/thinker.hpp"

namespace damas {

namespace {

class NativeEngine final : public Engine {
 public:
  explicit NativeEngine(const EngineOptions& options)
      : drive_(options.drive), changed_(options.changed), thinker_(options.hash_megabytes) {}
  ~NativeEngine() override { end(); }

  void start(const Game& game, const SearchRequest& request) override {
    assert(!game.legal_moves().empty() && !game.outcome());
    end();
    stop_ = false;
    latest_ = {};
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
    {
      const std::lock_guard lock(mutex_);
      latest_ = std::move(report);
    }
    // The caller's own poll() returns the report.
    if (drive_ == Drive::Thread && changed_) changed_();
  }

  Drive drive_;
  std::function<void()> changed_;
  Thinker thinker_;           // used by one thread at a time
  std::optional<Task> task_;  // constant while a thread searches
  std::atomic<bool> stop_ = false;
  mutable std::mutex mutex_;
  Report latest_;  // guarded by the mutex
  std::thread thread_;
};

}  // namespace

std::unique_ptr<Engine> make_engine(const EngineOptions& options) {
  return std::make_unique<NativeEngine>(options);
}

}  // namespace damas
