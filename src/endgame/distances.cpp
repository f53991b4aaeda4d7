#include "endgame/distances.hpp"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "endgame/distances_work.hpp"
#include "endgame/tables.hpp"

namespace damas::endgame {

namespace {

// The most positions of a material with one side to move. At once: all of four pieces on 32
// squares, three on larger boards. Beside, nobody waits: all of four pieces on 50 squares, too.
constexpr std::size_t most_positions(Computing computing) {
  return computing == Computing::AtOnce ? 700'000 : 5'000'000;
}

Material material_of(const AnyPosition& position) {
  return std::visit([](const auto& p) { return Material::of(p); },
                    static_cast<const AnyPosition::Base&>(position));
}

class ThreadWork final : public Distances::Work {
 public:
  ThreadWork(Variant variant, Computing computing, std::function<void()> told,
             Distances::MakeTables make)
      : variant_(variant),
        computing_(computing),
        told_(std::move(told)),
        make_(make ? std::move(make) : make_tables) {}

  ThreadWork(const ThreadWork&) = delete;
  ThreadWork& operator=(const ThreadWork&) = delete;
  ~ThreadWork() override {
    {
      const std::lock_guard lock(mutex_);
      stop_ = true;
    }
    wanted_changed_.notify_all();
    if (thread_.joinable()) thread_.join();
  }

  std::optional<Result> find(const AnyPosition& position) override {
    try {
      return known_or_wanted(position);
    } catch (const std::bad_alloc&) {
      return std::nullopt;
    }
  }

  int news() const override { return news_; }

  bool awaits() const override {
    const std::lock_guard lock(mutex_);
    return busy_ || !wanted_.empty();
  }

 private:
  std::optional<Result> known_or_wanted(const AnyPosition& position) {
    const Material material = material_of(position);
    if (variant_of(position) != variant_ || material.pieces() > Distances::most_pieces)
      return std::nullopt;
    if (material.waiter.pieces() == 0) return std::nullopt;
    std::unique_lock lock(mutex_);
    if (!tables_) tables_ = make_(variant_);
    if (material.mover.pieces() == 0 || tables_->has(material)) return tables_->find(position);
    if (is_refused(material)) return std::nullopt;
    refused_.reserve(refused_.size() + wanted_.size() + 2);
    if (computing_ == Computing::AtOnce) {
      provide(material, lock);
      return tables_->has(material) ? tables_->find(position) : std::nullopt;
    }
    want(material);
    return std::nullopt;
  }

  bool is_refused(const Material& material) const {
    return std::find(refused_.begin(), refused_.end(), material) != refused_.end();
  }

  // The position that is shown is the last one that was asked for, so its tables come first.
  void want(const Material& material) {
    if (material != current_) ++asked_;
    std::erase(wanted_, material);
    wanted_.push_back(material);
    wanted_changed_.notify_all();
    if (thread_.joinable()) return;
    try {
      thread_ = std::thread([this] { run(); });
    } catch (const std::system_error&) {
      // The system cannot start another thread now; the next call tries again.
    }
  }

  void run() {
    std::unique_lock lock(mutex_);
    while (true) {
      wanted_changed_.wait(lock, [this] { return stop_ || !wanted_.empty(); });
      if (stop_) return;
      const Material material = wanted_.back();
      wanted_.pop_back();
      busy_ = true;
      provide(material, lock);
      busy_ = false;
      if (stop_) return;
      ++news_;
      if (!told_) continue;
      lock.unlock();
      tell();
      lock.lock();
    }
  }

  void tell() const {
    try {
      told_();
    } catch (const std::exception&) {
      // The caller was not told, but its next call of find() will use the new tables.
    }
  }

  // A material whose tables cannot be made is refused. Nothing may leave this function but by its
  // end, because the exception of a thread would end the program; known_or_wanted() has reserved
  // the memory for the refusal.
  void provide(const Material& material, std::unique_lock<std::mutex>& lock) {
    bool provided = false;
    try {
      provided = compute(material, lock);
    } catch (const std::exception&) {
      // An ending is too long for a table, or there is no memory for it.
    }
    if (!lock.owns_lock()) lock.lock();
    if (!provided && !stop_) refused_.push_back(material);
  }

  // Unlocks while it computes: then only this thread changes the tables. If another material is
  // asked for meanwhile, that one comes first, and what is left of this one later.
  bool compute(const Material& material, std::unique_lock<std::mutex>& lock) {
    const auto missing = endgame::missing(*tables_, material, most_positions(computing_));
    if (!missing) return false;
    current_ = material;
    const int asked = asked_;
    for (const Material& each : *missing) {
      if (asked_ != asked) {
        wanted_.insert(wanted_.begin(), material);
        return true;
      }
      lock.unlock();
      std::optional<PairValues> values = tables_->compute(each, [this] { return stop_.load(); });
      lock.lock();
      if (stop_ || !values) return false;
      tables_->add(each, std::move(*values));
    }
    return true;
  }

  Variant variant_;
  Computing computing_;
  std::function<void()> told_;
  Distances::MakeTables make_;
  mutable std::mutex mutex_;
  std::condition_variable wanted_changed_;
  std::unique_ptr<Tables> tables_;  // once asked for
  std::vector<Material> wanted_;    // the next one at the end
  Material current_;                // the one being computed
  bool busy_ = false;               // the thread computes
  int asked_ = 0;                   // how often another one was asked for
  std::vector<Material> refused_;   // have no tables
  std::atomic<bool> stop_ = false;
  std::atomic<int> news_ = 0;
  std::thread thread_;
};

}  // namespace

Distances::Distances(Variant variant, Computing computing, std::function<void()> told,
                     MakeTables make)
    : work_(std::make_unique<ThreadWork>(variant, computing, std::move(told), std::move(make))) {}

bool Distances::computes(const AnyPosition& position) {
  const Material material = material_of(position);
  if (material.pieces() > most_pieces || material.waiter.pieces() == 0) return false;
  return missing(*make_tables(variant_of(position)), material, most_positions(Computing::AtOnce))
      .has_value();
}

}  // namespace damas::endgame
