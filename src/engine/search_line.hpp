// Owns the current line of a search: its positions, draw counters and repetitions.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/material.hpp"
#include "engine/move_order.hpp"

namespace damas {

// The starting point of a search.
template <Rules R>
struct Root {
  Position<R> position;
  const DrawRules* draw_rules = nullptr;
  DrawState draws;
  std::vector<std::uint64_t> earlier_keys;  // of earlier positions of the game that could recur
};

// The data of each ply of the line.
template <Rules R>
struct Node {
  Position<R> position;
  DrawState draws;
  std::uint64_t key = 0;
  bool irreversible = false;  // no earlier position can recur
  ScoredMoves list;
  std::vector<Move> best_line;
};

template <Rules R>
class SearchLine {
 public:
  SearchLine(const Root<R>& root, int plies)
      : rules_(*root.draw_rules),
        only_kings_count_(men_only_advance && needs_kings(rules_)),
        earlier_keys_(root.earlier_keys),
        nodes_(static_cast<std::size_t>(plies) + 1) {
    Node<R>& node = (*this)[0];
    node.position = root.position;
    node.draws = root.draws;
    node.key = key(root.position);
  }

  Node<R>& operator[](int ply) { return nodes_[static_cast<std::size_t>(ply)]; }
  const Node<R>& operator[](int ply) const { return nodes_[static_cast<std::size_t>(ply)]; }

  // Plays a move of the position at `ply`; the result is at `ply + 1`.
  void descend(int ply, const Move& m) {
    const Node<R>& from = (*this)[ply];
    Node<R>& to = (*this)[ply + 1];
    const bool by_man = !bits::any(from.position.kings & Position<R>::Board::bit(m.from));
    to.position = after(from.position, m);
    to.key = key(to.position);
    to.irreversible = is_irreversible(from.position, m);
    if (only_kings_count_ && !bits::any(to.position.kings)) {
      to.draws = DrawState{};
    } else {
      to.draws = from.draws.after(rules_, {m.is_capture(), by_man}, material_of(to.position));
    }
  }

  // Whether the game is drawn at `ply`, provided that the side to move has a move. The first
  // repetition within the line counts as a draw at once, because a side that could gain by
  // deviating would have done so before.
  bool drawn(int ply) const {
    return draws_matter(ply) && (repeats(ply) || (*this)[ply].draws.reached(rules_) != nullptr);
  }

  // A lower bound on the plies until a draw counter ends the game; 1000 if none is running.
  int plies_left(int ply) const {
    int left = 1000;
    for (std::size_t i = 0; i < rules_.rules.size(); ++i) {
      if (const auto moves = (*this)[ply].draws.moves_left(rules_, i)) {
        left = std::min(left, 2 * *moves - 1);
      }
    }
    return left;
  }

  // The key for the transposition table. Near a draw by counter it depends on the plies left,
  // because the same position then has another score.
  std::uint64_t table_key(int ply) const {
    constexpr int near = 12;
    const Node<R>& node = (*this)[ply];
    const int left = draws_matter(ply) ? plies_left(ply) : near;
    if (left >= near) return node.key;
    constexpr std::uint64_t spread = 0x9E3779B97F4A7C15U;
    return node.key ^ static_cast<std::uint64_t>(left + 2) * spread;
  }

 private:
  static constexpr bool men_only_advance = !R.man_moves.contains(Direction::East);

  static bool needs_kings(const DrawRules& rules) {
    return std::all_of(rules.rules.begin(), rules.rules.end(), [](const DrawRule& rule) {
      if (rule.reason == EndReason::NoCaptures) return false;
      return std::all_of(rule.endings.begin(), rule.endings.end(), [](const EndingPattern& e) {
        return e.strong_kings.low + e.weak_kings.low > 0;
      });
    });
  }

  // If men only advance and all draw rules need kings, no draw can occur without kings.
  bool draws_matter(int ply) const {
    return !only_kings_count_ || bits::any((*this)[ply].position.kings);
  }

  bool repeats(int ply) const {
    const std::uint64_t wanted = (*this)[ply].key;
    for (int i = ply; i > 0; --i) {
      if ((*this)[i].irreversible) return false;
      if ((*this)[i - 1].key == wanted) return true;
    }
    const auto before = std::count(earlier_keys_.begin(), earlier_keys_.end(), wanted);
    return rules_.repetitions > 0 && before + 1 >= rules_.repetitions;
  }

  const DrawRules& rules_;
  bool only_kings_count_;
  std::vector<std::uint64_t> earlier_keys_;
  std::vector<Node<R>> nodes_;
};

}  // namespace damas
