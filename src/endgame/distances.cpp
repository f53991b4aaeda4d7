#include "endgame/distances.hpp"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "endgame/tables.hpp"

namespace damas::endgame {

namespace {

// Enough for all of four pieces on 32 squares, and for three on larger boards.
constexpr std::size_t most_positions = 700'000;

}  // namespace

class Distances::Work {
 public:
  Work(Variant variant, Computing computing, std::function<void()> told)
      : variant_(variant), computing_(computing), told_(std::move(told)) {}

  ~Work() {
    {
      const std::lock_guard lock(mutex_);
      stop_ = true;
    }
    wanted_changed_.notify_all();
    if (thread_.joinable()) thread_.join();
  }

  std::optional<Result> find(const AnyPosition& position) {
    const auto material = std::visit([](const auto& p) { return Material::of(p); },
                                     static_cast<const AnyPosition::Base&>(position));
    if (variant_of(position) != variant_ || material.pieces() > most_pieces) return std::nullopt;
    if (material.waiter.pieces() == 0) return std::nullopt;
    std::unique_lock lock(mutex_);
    if (!tables_) tables_ = make_tables(variant_);
    if (material.mover.pieces() == 0 || tables_->has(material)) return tables_->find(position);
    if (is_refused(material)) return std::nullopt;
    if (computing_ == Computing::AtOnce) {
      provide(material, lock);
      return tables_->has(material) ? tables_->find(position) : std::nullopt;
    }
    want(material);
    return std::nullopt;
  }

  int news() const { return news_; }

 private:
  bool is_refused(const Material& material) const {
    return std::find(refused_.begin(), refused_.end(), material) != refused_.end();
  }

  // The position that is shown is the last one that was asked for, so its tables come first.
  void want(const Material& material) {
    std::erase(wanted_, material);
    wanted_.push_back(material);
    wanted_changed_.notify_all();
    if (thread_.joinable()) return;
    try {
      thread_ = std::thread([this] { run(); });
    } catch (const std::system_error&) {
      // The system gives no more threads; the next question tries again.
    }
  }

  void run() {
    std::unique_lock lock(mutex_);
    while (true) {
      wanted_changed_.wait(lock, [this] { return stop_ || !wanted_.empty(); });
      if (stop_) return;
      const Material material = wanted_.back();
      wanted_.pop_back();
      provide(material, lock);
      if (stop_) return;
      ++news_;
      if (!told_) continue;
      lock.unlock();
      told_();
      lock.lock();
    }
  }

  // Unlocks while it computes: then only this thread changes the tables.
  void provide(const Material& material, std::unique_lock<std::mutex>& lock) {
    const auto missing = endgame::missing(*tables_, material, most_positions);
    if (!missing) return refused_.push_back(material);
    for (const Material& each : *missing) {
      lock.unlock();
      std::optional<PairValues> values;
      try {
        values = tables_->compute(each, [this] { return stop_.load(); });
      } catch (const std::exception&) {
        // An ending is too long for a table, or there is no memory for it.
      }
      lock.lock();
      if (stop_) return;
      if (!values) return refused_.push_back(material);
      tables_->add(each, std::move(*values));
    }
  }

  Variant variant_;
  Computing computing_;
  std::function<void()> told_;
  mutable std::mutex mutex_;
  std::condition_variable wanted_changed_;
  std::unique_ptr<Tables> tables_;  // once asked for
  std::vector<Material> wanted_;    // the next one at the end
  std::vector<Material> refused_;   // have no tables
  std::atomic<bool> stop_ = false;
  std::atomic<int> news_ = 0;
  std::thread thread_;
};

Distances::Distances(Variant variant, Computing computing, std::function<void()> told)
    : work_(std::make_unique<Work>(variant, computing, std::move(told))) {}
Distances::~Distances() = default;

std::optional<Result> Distances::find(const AnyPosition& position) {
  return work_->find(position);
}

int Distances::news() const {
  return work_->news();
}

}  // namespace damas::endgame
