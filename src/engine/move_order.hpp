// Owns the move ordering of a search: the most promising moves come first.
#pragma once

#include <array>
#include <utility>

#include "core/position.hpp"
#include "engine/transposition_table.hpp"

namespace damas {

// Moves with their ordering scores. Moves beyond the first 128 have no score and come last.
class ScoredMoves {
 public:
  MoveList moves;

  void set_score(int i, int score) {
    if (i < room) scores_[static_cast<std::size_t>(i)] = score;
  }

  // Swaps the best of the moves from index `i` on to index `i`.
  const Move& pick(int i) {
    int best = i;
    const int end = std::min(moves.size(), room);
    for (int j = i + 1; j < end; ++j) {
      if (score(j) > score(best)) best = j;
    }
    if (best != i) {
      std::swap(moves[i], moves[best]);
      std::swap(scores_[static_cast<std::size_t>(i)], scores_[static_cast<std::size_t>(best)]);
    }
    return moves[i];
  }

 private:
  static constexpr int room = 128;

  int score(int i) const { return scores_[static_cast<std::size_t>(i)]; }

  std::array<int, room> scores_;
};

template <Rules R>
class MoveOrder {
 public:
  void score(const Position<R>& p, ScoredMoves& list, const MoveTrace& hash_move, int ply) const {
    for (int i = 0; i < list.moves.size(); ++i) {
      list.set_score(i, promise(p, list.moves[i], hash_move, ply));
    }
  }

  // Rewards a quiet move that caused a beta cutoff, and punishes the moves tried before it.
  void reward(Side side, const Move& m, int depth, int ply) {
    auto& [first, second] = killers_[slot(ply)];
    const MoveTrace trace = MoveTrace::of(m);
    if (first != trace) second = std::exchange(first, trace);
    adjust(side, m, depth * depth);
  }
  void punish(Side side, const Move& m, int depth) { adjust(side, m, -depth * depth); }

  int history(Side side, const Move& m) const {
    return history_[static_cast<std::size_t>(index(side))][static_cast<std::size_t>(m.from)]
                   [static_cast<std::size_t>(m.to)];
  }

 private:
  static constexpr auto squares = static_cast<std::size_t>(Position<R>::Board::bit_count);
  static constexpr int history_limit = 16000;

  enum Promise { Hash = 1 << 30, Capture = 1 << 25, Crowning = 1 << 22, Killer = 1 << 20 };

  static std::size_t slot(int ply) { return static_cast<std::size_t>(ply) % 128; }

  int promise(const Position<R>& p, const Move& m, const MoveTrace& hash_move, int ply) const {
    const MoveTrace trace = MoveTrace::of(m);
    if (trace == hash_move) return Hash;
    int value = history(p.to_move, m);
    if (m.promotes) value += Crowning;
    if (m.is_capture()) return value + Capture + 100000 * worth(p, m);
    const auto& [first, second] = killers_[slot(ply)];
    if (trace == first) return value + 2 * Killer;
    if (trace == second) return value + Killer;
    return value;
  }

  static int worth(const Position<R>& p, const Move& m) {
    const auto captured = m.captured.template word<typename Position<R>::Word>();
    return bits::count(captured) + 2 * bits::count(captured & p.kings);
  }

  void adjust(Side side, const Move& m, int bonus) {
    std::int16_t& h = history_[static_cast<std::size_t>(index(side))]
                              [static_cast<std::size_t>(m.from)][static_cast<std::size_t>(m.to)];
    const int step = std::clamp(bonus, -400, 400) * 8;
    h = static_cast<std::int16_t>(h + step - h * std::abs(step) / history_limit);
  }

  std::array<std::array<std::array<std::int16_t, squares>, squares>, 2> history_ = {};
  std::array<std::pair<MoveTrace, MoveTrace>, 128> killers_ = {};
};

}  // namespace damas
