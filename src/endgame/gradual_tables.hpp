// Owns the endgame tables that an engine computes bit by bit beside its searches.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "endgame/pair_builder.hpp"
#include "endgame/table_set.hpp"

namespace damas::endgame {

template <Rules R>
class GradualTables {
  using P = Position<R>;

 public:
  // With more pieces than this, a search rarely reaches endings that are in the tables.
  static constexpr int most_root_pieces = 7;

  // Computes what helps a search of `root` until that is complete or `pause` returns true, which is
  // called about every tenth of a millisecond; another call continues. First come tables of two and
  // three pieces and those of four kings, as far as they are small, then all to which the moves
  // from `root` can lead, if it has four pieces at most.
  void make(const P& root, const std::function<bool()>& pause) {
    const int pieces = bits::count(root.occupied());
    if (pieces > most_root_pieces) return;
    const Material material = Material::of(root);
    while (!pause()) {
      if (!builder_ && !begin(material)) return;
      work();
    }
  }

  // Nothing if no finished table has the position.
  std::optional<Result> find(const P& p) const {
    if (bits::count(p.occupied()) > pieces_) return std::nullopt;
    return set_.find(p);
  }

 private:
  static constexpr int most_pieces_made = 4;
  // Positions of a pair: of those made for any root, and of those made for a root that needs them.
  static constexpr std::size_t small = 60'000;
  static constexpr std::size_t small_of_kings = 300'000;
  static constexpr std::size_t large = 4'000'000;

  static std::size_t size(const Material& pair) {
    return TableIndex<R>(pair).size() + TableIndex<R>(pair.swapped()).size();
  }
  // Whether moves can lead from the one to the other: men become kings, and pieces are captured.
  static bool leads_to(const Material& from, const Material& to) {
    const auto can_become = [](const Force& a, const Force& b) {
      return b.men <= a.men && b.pieces() <= a.pieces();
    };
    return can_become(from.mover, to.mover) && can_become(from.waiter, to.waiter);
  }

  // All pairs, each after those that its moves lead to.
  static const std::vector<Material>& all_pairs() {
    static const std::vector<Material> all = [] {
      std::vector<Material> covered;
      for (int pieces = 2; pieces <= most_pieces_made; ++pieces) {
        for (const Material& material : first_of_pairs(pieces)) {
          if (TableSet<R>::covers(material)) covered.push_back(material);
        }
      }
      return covered;
    }();
    return all;
  }

  bool is_wanted(const Material& pair, const Material& root) const {
    if (size(pair) <= (pair.men() == 0 ? small_of_kings : small)) return true;
    if (root.pieces() > most_pieces_made || size(pair) > large) return false;
    return leads_to(root, pair) || leads_to(root, pair.swapped());
  }
  bool can_begin(const Material& pair) const {
    for (const Material& other : all_pairs()) {
      const bool needed = leads_to(pair, other) || leads_to(pair, other.swapped());
      if (needed && other != pair && !set_.has(other)) return false;
    }
    return true;
  }

  // Begins the next table that is missing; false if there is none.
  bool begin(const Material& root) {
    for (const Material& pair : all_pairs()) {
      const auto failed = std::find(given_up_.begin(), given_up_.end(), pair);
      if (set_.has(pair) || failed != given_up_.end()) continue;
      if (!is_wanted(pair, root) || !can_begin(pair)) continue;
      builder_.emplace(pair);
      return true;
    }
    return false;
  }

  void work() {
    if (builder_->step(set_)) return;
    const Material material = builder_->material();
    if (builder_->too_long()) {
      given_up_.push_back(material);
    } else {
      set_.add(material, builder_->take());
      pieces_ = std::max(pieces_, material.pieces());
    }
    builder_.reset();
  }

  TableSet<R> set_;
  std::optional<PairBuilder<R>> builder_;
  std::vector<Material> given_up_;  // their endings are too long for tables
  int pieces_ = 0;
};

}  // namespace damas::endgame
