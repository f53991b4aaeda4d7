// Owns the finished games of a contest, and their tally in the order of their pairs.
#pragma once

#include <array>
#include <map>
#include <mutex>

#include "main/engine/match/contest.hpp"

namespace damas::tool {

// Several threads may use it at the same time.
class Scoreboard {
 public:
  Scoreboard(const Contest& contest, const ContestCallbacks& callbacks, Journal* journal)
      : contest_(contest), callbacks_(callbacks), journal_(journal) {
    if (journal == nullptr) return;
    for (const GameRecord& game : journal->games())
      put(game);
  }

  void add(const GameRecord& game) {
    const std::lock_guard lock(mutex_);
    if (journal_ != nullptr) journal_->add(game);
    put(game);
  }
  bool has(int pair, int game) const {
    const std::lock_guard lock(mutex_);
    const auto found = waiting_.find(pair);
    return pair < next_pair_ || (found != waiting_.end() && found->second[place(game)]);
  }
  // Whether further games cannot change the result.
  bool decided() const {
    const std::lock_guard lock(mutex_);
    return over();
  }
  Tally tally() const {
    const std::lock_guard lock(mutex_);
    return tally_;
  }

 private:
  using Pair = std::array<std::optional<GameRecord>, 2>;

  static std::size_t place(int game) { return static_cast<std::size_t>(game); }

  bool over() const {
    if (next_pair_ >= contest_.pairs) return true;
    return contest_.sprt && verdict(tally_, *contest_.sprt) != Verdict::None;
  }

  void put(const GameRecord& game) {
    if (game.pair < next_pair_) return;
    waiting_[game.pair][place(game.game)] = game;
    for (auto next = waiting_.find(next_pair_); !over() && next != waiting_.end();
         next = waiting_.find(next_pair_)) {
      const Pair& pair = next->second;
      if (!pair[0] || !pair[1]) return;
      tally_.add_pair(pair[0]->points, pair[1]->points);
      for (const auto& each : pair)
        callbacks_.game(*each);
      callbacks_.progress(tally_);
      waiting_.erase(next);
      ++next_pair_;
    }
  }

  const Contest& contest_;
  const ContestCallbacks& callbacks_;
  Journal* journal_;
  mutable std::mutex mutex_;
  int next_pair_ = 0;
  std::map<int, Pair> waiting_;  // from `next_pair_` on
  Tally tally_;
};

}  // namespace damas::tool
