// Owns the endgame tables that an engine computes bit by bit beside its searches.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "endgame/pair_builder.hpp"
#include "endgame/shared_tables.hpp"
#include "endgame/table_set.hpp"

namespace damas::endgame {

template <Rules R>
class GradualTables {
  using P = Position<R>;

 public:
  // With more pieces than this, a search rarely reaches endings that are in the tables.
  static constexpr int most_root_pieces = 7;

  // The tables that a search may use.
  enum class Extent {
    Small,     // tables of few positions, which are soon complete
    OnDemand,  // also those that the moves of a root with few pieces reach, finished or not
  };

  // Takes the tables that `shared` has, instead of computing them, and adds those that it computes
  // itself, except very large ones. `shared` must outlive this object.
  void share(SharedTables<R>& shared) { shared_ = &shared; }

  // Computes the tables that help a search of `root`, until they are complete or `pause` returns
  // true; `pause` is called about every tenth of a millisecond. Another call of make() continues.
  // Small tables come first: on boards of 32 squares those of three pieces and of three kings
  // against one. With Extent::OnDemand the tables follow that the moves from `root` can reach, if
  // it has at most `most_pieces_made` pieces. find() keeps to the same extent until the next call.
  void make(const P& root, Extent extent, const std::function<bool()>& pause) {
    extent_ = extent;
    const int pieces = bits::count(root.occupied());
    if (pieces > most_root_pieces) return;
    const Material material = Material::of(root);
    if (builder_ && !is_wanted(builder_->material(), material)) builder_.reset();
    while (!pause()) {
      if (!builder_ && !begin(material)) return;
      work();
    }
  }

  // Nothing if no finished table has the position.
  std::optional<Result> find(const P& p) const {
    if (bits::count(p.occupied()) > pieces_) return std::nullopt;
    if (const auto result = small_.find(p)) return result;
    return extent_ == Extent::OnDemand ? on_demand_.find(p) : std::nullopt;
  }

  static constexpr int most_pieces_made = 4;

 private:
  // The most positions of a small pair of tables, of a small pair with kings against a lone king,
  // and of any pair.
  static constexpr std::size_t few = 60'000;
  static constexpr std::size_t few_of_kings = 300'000;
  static constexpr std::size_t most = 5'000'000;
  // Shared tables stay in memory: all of four pieces on 32 squares, of three on larger boards.
  static constexpr std::size_t most_shared = 800'000;

  static std::size_t size(const Material& pair) {
    const std::size_t size = TableIndex<R>(pair).size();
    return pair == pair.swapped() ? size : size + TableIndex<R>(pair.swapped()).size();
  }
  static bool is_small(const Material& pair) {
    const bool hunt = pair.men() == 0 && std::min(pair.mover.kings, pair.waiter.kings) == 1;
    return size(pair) <= (hunt ? few_of_kings : few);
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
    if (is_small(pair)) return true;
    if (extent_ == Extent::Small || root.pieces() > most_pieces_made) return false;
    return size(pair) <= most && (leads_to(root, pair) || leads_to(root, pair.swapped()));
  }
  bool has(const Material& pair) const { return small_.has(pair) || on_demand_.has(pair); }
  // Whether all tables to which moves from the pair lead are present.
  bool can_begin(const Material& pair) const {
    for (const Material& other : all_pairs()) {
      const bool needed = leads_to(pair, other) || leads_to(pair, other.swapped());
      if (needed && other != pair && !has(other)) return false;
    }
    return true;
  }

  // Begins the next table that is missing; false if there is none.
  bool begin(const Material& root) {
    for (const Material& pair : all_pairs()) {
      const auto failed = std::find(given_up_.begin(), given_up_.end(), pair);
      if (has(pair) || failed != given_up_.end()) continue;
      if (!is_wanted(pair, root) || !can_begin(pair) || take_shared(pair)) continue;
      builder_.emplace(pair);
      return true;
    }
    return false;
  }

  TableSet<R>& set_of(const Material& pair) { return is_small(pair) ? small_ : on_demand_; }

  bool take_shared(const Material& pair) {
    if (shared_ == nullptr || !shared_->give(pair, set_of(pair))) return false;
    pieces_ = std::max(pieces_, pair.pieces());
    return true;
  }

  void work() {
    const typename PairBuilder<R>::Known known = [this](const P& p) {
      const auto result = small_.find(p);
      return result ? result : on_demand_.find(p);
    };
    if (builder_->step(known)) return;
    const Material material = builder_->material();
    if (builder_->too_long()) {
      given_up_.push_back(material);
    } else {
      set_of(material).add(material, builder_->take());
      pieces_ = std::max(pieces_, material.pieces());
      if (shared_ != nullptr && size(material) <= most_shared)
        shared_->keep(material, set_of(material));
    }
    builder_.reset();
  }

  // Apart, so that a search may use only what does not depend on earlier searches.
  TableSet<R> small_;
  TableSet<R> on_demand_;
  Extent extent_ = Extent::Small;
  std::optional<PairBuilder<R>> builder_;
  std::vector<Material> given_up_;  // their endings are too long for tables
  int pieces_ = 0;
  SharedTables<R>* shared_ = nullptr;  // null: nothing is shared
};

}  // namespace damas::endgame
