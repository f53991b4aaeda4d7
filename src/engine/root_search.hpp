// Owns one search from beginning to end: deeper and deeper, until its limits or a certain result.
#pragma once

#include "engine/root_move.hpp"
#include "engine/tree.hpp"
#include "engine/variant_thinker.hpp"

namespace damas {

template <Rules R>
class RootSearch {
 public:
  // The root must have a legal move.
  RootSearch(const Root<R>& root, const Knowledge<R>& knowledge, TranspositionTable& table,
             Budget& budget, const SearchRequest& request)
      : request_(request),
        mistakes_(mistakes_of_level(request.level)),
        random_(request.seed),
        budget_(budget),
        tree_(root, knowledge, table, budget) {
    MoveList list;
    legal_moves(root.position, list);
    for (const Move& m : list)
      moves_.push_back({m, 0, false, {m}});
    shuffle(moves_, random_);
  }

  // Calls `publish` after each iteration; the last report is returned.
  Report run(const Publish& publish) {
    const bool limited = request_.limits.nodes || request_.limits.time;
    if (moves_.size() == 1 && limited) budget_.limit_nodes(forced_move_nodes);
    const int last = std::min(request_.limits.depth.value_or(deepest), deepest);
    for (int depth = 1; depth <= last && !settled(depth); ++depth) {
      budget_.resume();
      if (depth == 1) budget_.grant(first_iteration_nodes);
      const std::vector<RootMove> before = moves_;
      if (!iterate(depth)) {
        if (!moves_.front().exact) moves_ = before;
        break;
      }
      depth_ = depth;
      publish(report(moves_.front()));
    }
    return final_report();
  }

 private:
  static constexpr int deepest = 99;
  static constexpr int first_window = 25;
  static constexpr std::uint64_t first_iteration_nodes = 2000;
  // Enough for a sound score, too few to be waited for.
  static constexpr std::uint64_t forced_move_nodes = 20000;

  // Whether looking deeper is of no use, or there is too little time for it.
  bool settled(int depth) const {
    if (depth <= 1) return false;
    const int plies_to_end = score::won - std::abs(moves_.front().score);
    return plies_to_end < depth || budget_.mostly_used();
  }

  // False if the budget was spent; then `moves_` are as far as they came.
  bool iterate(int depth) {
    const int guess = moves_.front().score;
    const int slack = tolerance(mistakes_);
    const bool open = depth < 4 || slack > 1000 || std::abs(guess) >= score::sure_win;
    for (int width = first_window;; width *= 4) {
      const bool closed = !open && width < 1000;
      const int alpha = closed ? guess - width - slack : -Tree<R>::infinite;
      const int beta = closed ? guess + width : Tree<R>::infinite;
      if (!search_all(depth, alpha, beta)) return false;
      const int best = moves_.front().score;
      if (!closed || (best < beta && best - slack > alpha)) return true;
    }
  }

  // Scores all moves within the window and sorts them. Stops at a score above it.
  bool search_all(int depth, int alpha, int beta) {
    for (RootMove& m : moves_)
      m.exact = false;
    int best = -Tree<R>::infinite;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      const int floor = std::max(alpha, best - 1 - tolerance(mistakes_));
      if (!search_one(moves_[i], depth, i == 0 ? alpha : floor, beta, i == 0)) break;
      best = std::max(best, moves_[i].score);
      if (best >= beta) break;
    }
    sort();
    return !budget_.spent();
  }

  bool search_one(RootMove& m, int depth, int floor, int beta, bool first) {
    int score = first ? beta : tree_.search_move(m.move, depth, floor, floor + 1);
    if (!first && budget_.spent()) return false;
    m.score = score;
    if (score <= floor) return true;
    score = tree_.search_move(m.move, depth, floor, beta);
    if (budget_.spent()) return false;
    m.score = score;
    m.exact = score > floor;
    m.line = tree_.best_line();
    m.line.insert(m.line.begin(), m.move);
    return true;
  }

  // Exact scores first, better ones before worse ones, else as they were.
  void sort() {
    std::stable_sort(moves_.begin(), moves_.end(), [](const RootMove& a, const RootMove& b) {
      return a.exact != b.exact ? a.exact : a.exact && a.score > b.score;
    });
  }

  Report final_report() {
    // Not even one move could be looked at.
    if (depth_ == 0 && !moves_.front().exact) moves_.front().exact = true;
    for (RootMove& m : moves_) {
      if (mistakes_.overlook > random_.below(1000)) m.score = tree_.glance(m.move);
    }
    Report r = report(choose(moves_, mistakes_, random_));
    r.finished = true;
    return r;
  }

  Report report(const RootMove& m) const {
    return {m.move, m.score, depth_, budget_.nodes(), budget_.elapsed(), m.line, false};
  }

  SearchRequest request_;
  Mistakes mistakes_;
  Random random_;
  Budget& budget_;
  Tree<R> tree_;
  std::vector<RootMove> moves_;
  int depth_ = 0;
};

}  // namespace damas
