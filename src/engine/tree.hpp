// Owns the tree search, which scores root moves by alpha-beta search to a given depth.
#pragma once

#include <optional>

#include "engine/budget.hpp"
#include "engine/known_scores.hpp"
#include "engine/oversight.hpp"
#include "engine/quiet_move.hpp"
#include "engine/search_line.hpp"
#include "engine/table_score.hpp"

namespace damas {

template <Rules R>
class Tree {
  using P = Position<R>;

 public:
  static constexpr int infinite = score::won + 1;

  Tree(const Root<R>& root, const Knowledge<R>& knowledge, TranspositionTable& table,
       Budget& budget, const Oversight<R>& oversight)
      : knowledge_(knowledge),
        table_(table),
        budget_(budget),
        line_(root, max_ply + 1),
        oversight_(oversight),
        overlooks_(!oversight.sees_all()),
        known_(root.position, knowledge, overlooks_),
        salt_(oversight.salt() ^ known_.salt()) {}

  // The score of a root move after `depth` plies in all, relative to the root's side to move, exact
  // inside the window. Invalid if the budget is spent.
  int search_move(const Move& m, int depth, int alpha, int beta) {
    line_.descend(0, m);
    return -search(1, depth - 1, -beta, -alpha);
  }
  // The principal variation after the last root move searched, if its score was in the window.
  const std::vector<Move>& best_line() const { return line_[1].best_line; }

  // Plies from the root to the deepest position visited.
  int selective_depth() const { return selective_depth_; }

 private:
  static constexpr int max_ply = 100;
  static constexpr int threat_plies = 1;

  static int lost(int ply) { return ply - score::won; }
  // The score of a side without a legal move, which wins in losing variants.
  static int stuck(int ply) { return R.goal == Goal::BeBlocked ? -lost(ply) : lost(ply); }

  // The score of the position at `ply`, relative to its side to move.
  int search(int ply, int depth, int alpha, int beta) {
    if (depth <= 0) return quiesce(ply, threat_plies, alpha, beta);
    Node<R>& node = line_[ply];
    node.best_line.clear();
    if (budget_.visit()) return 0;
    if (line_.drawn(ply)) return draw_or_end(ply);
    if (ply >= max_ply) return knowledge_.evaluation(node.position);
    alpha = std::max(alpha, lost(ply));
    beta = std::min(beta, R.goal == Goal::BeBlocked ? -lost(ply) : -lost(ply + 1));
    if (alpha >= beta) return alpha;

    // The moves come before the table lookup, because the entry's memory is still being loaded.
    node.list.moves.clear();
    legal_moves(node.position, node.list.moves);
    const std::uint64_t key = table_key(ply);
    const bool zero_window = beta - alpha == 1;
    MoveTrace hash_move;
    if (const auto entry = table_.find(key)) {
      hash_move = entry->move;
      if (zero_window && settles(*entry, ply, depth, alpha, beta)) return from_table(*entry, ply);
    }
    if (node.list.moves.empty()) return stuck(ply);
    if (const auto known = known_.exact(line_, ply)) return *known;
    const ScoreRange range = known_.range(line_, ply, node.list.moves[0].is_capture());
    if (const auto enough = range.decides(alpha, beta)) return *enough;
    alpha = std::max(alpha, range.low);
    beta = std::min(beta, range.high);
    if (overlooks_ && !drop_overlooked(ply)) return knowledge_.evaluation(node.position);
    if (zero_window) {
      if (const auto bound = clearly_better(node, depth, beta)) return std::min(*bound, range.high);
    }
    // Extend forced moves: they offer no choice, so they add few positions.
    if (node.list.moves.size() == 1) ++depth;
    order_.score(node.position, node.list, hash_move, ply);
    return search_moves(ply, depth, alpha, beta, range, key);
  }

  std::uint64_t table_key(int ply) const {
    return line_.table_key(ply) ^ salt_ ^ known_.mark(line_, ply);
  }

  // Removes the captures that the level overlooks. False if no move is left; the position is then
  // evaluated as if it were quiet.
  bool drop_overlooked(int ply) {
    Node<R>& node = line_[ply];
    MoveList& moves = node.list.moves;
    int kept = 0;
    for (int i = 0; i < moves.size(); ++i) {
      const bool seen = !moves[i].is_capture() ||
                        !oversight_.overlooks(node.position, node.key, moves[i], ply % 2 == 0);
      if (seen) moves[kept++] = moves[i];
    }
    moves.keep(kept);
    return kept > 0;
  }

  // Reverse futility pruning: if neither side can capture and the evaluation exceeds `beta` by a
  // wide margin, a shallow search is unlikely to fall below it.
  std::optional<int> clearly_better(const Node<R>& node, int depth, int beta) const {
    const P& p = node.position;
    if (depth > 6 || std::abs(beta) >= score::known_win) return std::nullopt;
    if (node.list.moves[0].is_capture() || can_capture(p, opponent(p.to_move))) {
      return std::nullopt;
    }
    const int value = knowledge_.evaluation(p);
    if (value - 30 * depth < beta) return std::nullopt;
    return value;
  }

  // The score is known to lie in `range`, as are `alpha` and `beta`.
  int search_moves(int ply, int depth, int alpha, int beta, const ScoreRange& range,
                   std::uint64_t key) {
    Node<R>& node = line_[ply];
    const int floor = alpha;
    int best = -infinite;
    MoveTrace best_trace;
    for (int i = 0; i < node.list.moves.size(); ++i) {
      const Move& m = node.list.pick(i);
      const int score = search_in_turn(ply, i, depth, alpha, beta);
      if (budget_.spent()) return 0;
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      best_trace = MoveTrace::of(m);
      alpha = score;
      if (beta - floor > 1) extend_best_line(ply, m);
      if (alpha >= beta) {
        learn(ply, i, depth);
        break;
      }
    }
    const Bound bound = best >= beta ? Bound::Lower : best > floor ? Bound::Exact : Bound::Upper;
    best = std::clamp(best, range.low, range.high);
    table_.store(key, best_trace, to_table(best, ply), std::min(depth, 127), bound);
    return best;
  }

  // Principal variation search with late move reductions: the first move gets the full window,
  // later moves first get a zero window, and late ones less depth.
  int search_in_turn(int ply, int i, int depth, int alpha, int beta) {
    const Node<R>& node = line_[ply];
    line_.descend(ply, node.list.moves[i]);
    if (depth > 1) table_.prefetch(line_[ply + 1].key ^ salt_);
    if (i == 0) return -search(ply + 1, depth - 1, -beta, -alpha);
    int score = 0;
    const int reduced = reduction(node.list.moves[i], i, depth, beta - alpha > 1);
    score = -search(ply + 1, depth - 1 - reduced, -alpha - 1, -alpha);
    if (score > alpha && reduced > 0) score = -search(ply + 1, depth - 1, -alpha - 1, -alpha);
    if (score > alpha && score < beta) score = -search(ply + 1, depth - 1, -beta, -alpha);
    return score;
  }

  // The late move reduction in plies for the move at index `i`.
  static int reduction(const Move& m, int i, int depth, bool wants_line) {
    if (depth < 2 || m.is_capture() || m.promotes) return 0;
    if (wants_line) return i >= 3 ? 1 : 0;
    return i >= 4 ? 2 : i >= 1 ? 1 : 0;
  }

  // Quiescence search: searches captures to their end, and all moves of one ply when the opponent
  // threatens to capture.
  int quiesce(int ply, int threats, int alpha, int beta) {
    Node<R>& node = line_[ply];
    node.best_line.clear();
    if (budget_.visit()) return 0;
    selective_depth_ = std::max(selective_depth_, ply);
    if (line_.drawn(ply)) return draw_or_end(ply);
    if (const auto known = known_.exact(line_, ply)) return *known;
    if (ply >= max_ply) return knowledge_.evaluation(node.position);
    MoveList& moves = node.list.moves;
    moves.clear();
    legal_captures(node.position, moves);
    int best = -infinite;
    ScoreRange range;
    if (moves.empty() || !R.capture_compulsory) {
      if (moves.empty() && !has_quiet_move(node.position)) return stuck(ply);
      range = known_.range(line_, ply, !moves.empty());
      if (const auto enough = range.decides(alpha, beta)) return *enough;
      if (threats > 0 && can_capture(node.position, opponent(node.position.to_move))) {
        moves.clear();
        legal_moves(node.position, moves);
        --threats;
      } else {
        best = knowledge_.evaluation(node.position);
        if (best >= beta) return std::min(best, range.high);
      }
    }
    if (overlooks_ && !drop_overlooked(ply)) return knowledge_.evaluation(node.position);
    order_.score(node.position, node.list, {}, ply);
    return std::clamp(try_all(ply, threats, best, alpha, beta), range.low, range.high);
  }

  int try_all(int ply, int threats, int best, int alpha, int beta) {
    Node<R>& node = line_[ply];
    alpha = std::max(alpha, best);
    for (int i = 0; i < node.list.moves.size(); ++i) {
      const Move& m = node.list.pick(i);
      line_.descend(ply, m);
      const int score = -quiesce(ply + 1, threats, -beta, -alpha);
      if (budget_.spent()) return 0;
      if (score > best) best = score;
      if (score <= alpha) continue;
      alpha = score;
      extend_best_line(ply, m);
      if (alpha >= beta) break;
    }
    return best;
  }

  // A side without a legal move ends the game, even if a draw counter has run out.
  int draw_or_end(int ply) {
    MoveList moves;
    legal_moves(line_[ply].position, moves);
    return moves.empty() ? stuck(ply) : 0;
  }

  void extend_best_line(int ply, const Move& m) {
    std::vector<Move>& line = line_[ply].best_line;
    const std::vector<Move>& rest = line_[ply + 1].best_line;
    line.assign(1, m);
    line.insert(line.end(), rest.begin(), rest.end());
  }

  void learn(int ply, int refutation, int depth) {
    const Node<R>& node = line_[ply];
    const MoveList& moves = node.list.moves;
    if (moves[refutation].is_capture()) return;
    const Side side = node.position.to_move;
    order_.reward(side, moves[refutation], depth, ply);
    for (int i = 0; i < refutation; ++i)
      order_.punish(side, moves[i], depth);
  }

  const Knowledge<R>& knowledge_;
  TranspositionTable& table_;
  Budget& budget_;
  SearchLine<R> line_;
  MoveOrder<R> order_;
  Oversight<R> oversight_;
  bool overlooks_;
  KnownScores<R> known_;
  std::uint64_t salt_;  // of table keys
  int selective_depth_ = 0;
};

}  // namespace damas
