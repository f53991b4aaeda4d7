// Owns fair turns between users of one server: each may spend the same per round, whatever their
// requests cost (deficit round robin, Shreedhar and Varghese 1995).
#pragma once

#include <list>
#include <unordered_map>
#include <utility>

namespace damas::net {

// A Share holds the waiting requests of one user, must not be empty between calls, and has empty(),
// front_cost() and pop().
template <typename Key, typename Share>
class DeficitRing {
 public:
  bool empty() const { return turns_.empty(); }
  std::size_t size() const { return turns_.size(); }
  // Null: nothing waits for this key.
  const Share* find(const Key& key) const {
    const auto found = places_.find(key);
    return found == places_.end() ? nullptr : &found->second->share;
  }
  // A new key begins at the end of the round. The caller must fill the returned share at once.
  Share& share_of(const Key& key) {
    const auto [found, is_new] = places_.try_emplace(key);
    if (is_new) found->second = turns_.insert(turns_.end(), Turn{key, Share(), per_round});
    return found->second->share;
  }

  // The cost of the request that pop() returns next.
  double front_cost() { return next().share.front_cost(); }
  auto pop() {
    Turn& turn = next();
    turn.credit -= turn.share.front_cost();
    auto first = turn.share.pop();
    if (turn.share.empty()) leave(turns_.begin());
    return first;
  }
  // Lets `work` remove items from every share.
  template <typename Work>
  void each(Work work) {
    for (auto at = turns_.begin(); at != turns_.end();) {
      const auto turn = at++;
      work(turn->share);
      if (turn->share.empty()) leave(turn);
    }
  }

 private:
  static constexpr double per_round = 1;

  struct Turn {
    Key key;
    Share share;
    double credit = 0;
  };
  using Turns = std::list<Turn>;

  // A share that cannot pay yet receives credit and waits for the next round.
  Turn& next() {
    while (turns_.front().credit < turns_.front().share.front_cost()) {
      turns_.front().credit += per_round;
      turns_.splice(turns_.end(), turns_, turns_.begin());
    }
    return turns_.front();
  }
  void leave(typename Turns::iterator turn) {
    places_.erase(turn->key);
    turns_.erase(turn);
  }

  Turns turns_;
  std::unordered_map<Key, typename Turns::iterator> places_;
};

}  // namespace damas::net
