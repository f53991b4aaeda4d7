// Owns the budget of a search: it counts positions and ends the search at a limit or a stop.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <utility>

#include "engine/engine.hpp"

namespace damas {

class Budget {
 public:
  using Clock = std::chrono::steady_clock;
  using Now = std::function<Clock::time_point()>;

  // Time counts from construction, by the clock `now`. `stop` must outlive the budget; any thread
  // may set it.
  Budget(const Limits& limits, const std::atomic<bool>& stop, Now now = Clock::now)
      : limits_(limits), stop_(stop), now_(std::move(now)) {}

  // Includes the positions of other searches, as counted in `tally`, which must outlive the budget.
  void add_positions_of(const std::atomic<std::uint64_t>& tally) { others_ = &tally; }
  // Adds the positions of this search to `tally` at each check; `tally` must outlive the budget.
  void report_positions_to(std::atomic<std::uint64_t>& tally) { tally_ = &tally; }

  // Skips all checks for the next `nodes` positions, so that every search has a result.
  void grant(std::uint64_t nodes) { next_check_ = nodes_ + nodes; }
  // Resumes the checks before the grant is used up.
  void resume() { next_check_ = nodes_; }
  // Lowers the limit of positions to `nodes`, unless it is lower already.
  void limit_nodes(std::uint64_t nodes) {
    limits_.nodes = std::min(nodes, limits_.nodes.value_or(nodes));
  }

  // Counts a position. True when the search must end now.
  bool visit() {
    if (spent_) return true;
    if (++nodes_ >= next_check_) check();
    return spent_;
  }
  bool spent() const { return spent_; }
  // Whether work that visits no positions must end. The search after it keeps its grant.
  bool stopped() const {
    return stop_.load(std::memory_order_relaxed) || (limits_.time && elapsed() >= *limits_.time);
  }

  std::uint64_t nodes() const {
    return nodes_ + (others_ != nullptr ? others_->load(std::memory_order_relaxed) : 0);
  }
  std::chrono::milliseconds elapsed() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(now_() - started_);
  }
  // Whether at least half of the time limit is used; false without a time limit.
  bool half_used() const { return limits_.time && 2 * elapsed() >= *limits_.time; }

 private:
  static constexpr std::uint64_t check_interval = 1024;

  void check() {
    if (tally_ != nullptr) tally_->fetch_add(nodes_ - tallied_, std::memory_order_relaxed);
    tallied_ = nodes_;
    next_check_ = nodes_ + check_interval;
    if (limits_.nodes) next_check_ = std::min(next_check_, std::max(*limits_.nodes, nodes_ + 1));
    spent_ = spent_ || stop_.load(std::memory_order_relaxed) ||
             (limits_.nodes && nodes() >= *limits_.nodes) ||
             (limits_.time && elapsed() >= *limits_.time);
  }

  Limits limits_;
  const std::atomic<bool>& stop_;
  Now now_;
  Clock::time_point started_ = now_();
  std::uint64_t nodes_ = 0;
  std::uint64_t next_check_ = 0;
  bool spent_ = false;
  const std::atomic<std::uint64_t>* others_ = nullptr;
  std::atomic<std::uint64_t>* tally_ = nullptr;
  std::uint64_t tallied_ = 0;
};

}  // namespace damas
