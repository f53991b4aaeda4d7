// Owns one search from beginning to end: deeper and deeper, until its limits or a certain result.
#pragma once

#include <algorithm>
#include <functional>

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
        table_(table),
        budget_(budget),
        tree_(root, knowledge, table, budget, Oversight<R>(mistakes_, request.seed)) {
    MoveList list;
    legal_moves(root.position, list);
    for (const Move& m : list)
      moves_.push_back({m, 0, false, {m}});
    shuffle(moves_, random_);
    lines_ = std::clamp(request.lines, 1, list.size());
  }

  // Calls `publish` after each iteration; the last report is returned.
  Report run(const Publish& publish) {
    const bool limited = request_.limits.nodes || request_.limits.time;
    if (moves_.size() == 1 && limited) budget_.limit_nodes(forced_move_nodes);
    for (int depth = 1; depth <= last_depth() && !settled(depth); ++depth) {
      budget_.resume();
      if (depth == 1) budget_.grant(first_iteration_nodes);
      const std::vector<RootMove> before = moves_;
      if (!iterate(depth)) {
        if (!moves_.front().exact) go_back_to(before);
        break;
      }
      depth_ = depth;
      publish(report(moves_.front()));
    }
    return final_report();
  }

  // Searches only for what it leaves in the table, for other threads; begins at `depth`.
  void help(int depth) {
    for (; depth <= last_depth() && !settled(depth) && iterate(depth); ++depth) {
    }
  }

 private:
  // Takes the moves as the last whole iteration left them, but for a move that has turned out to be
  // better since.
  void go_back_to(const std::vector<RootMove>& before) {
    const RootMove better = moves_.front();
    moves_ = before;
    if (!failed_high_) return;
    const auto found = std::find_if(moves_.begin(), moves_.end(),
                                    [&](const RootMove& m) { return m.move == better.move; });
    std::rotate(moves_.begin(), found, found + 1);
  }

  static constexpr int deepest = 99;
  static constexpr int first_window = 25;
  static constexpr std::uint64_t first_iteration_nodes = 2000;
  // Enough for a reliable score, too few to be waited for.
  static constexpr std::uint64_t forced_move_nodes = 20000;

  int last_depth() const { return std::min(request_.limits.depth.value_or(deepest), deepest); }

  // Whether looking deeper is of no use: the end that is seen is nearer than that.
  bool settled(int depth) const {
    return depth > 1 && score::won - std::abs(moves_.front().score) < depth;
  }

  // How much worse than the best a move may be and still be chosen or shown.
  int slack() const { return tolerance(mistakes_); }

  // False if the budget was spent; then `moves_` are as far as they came.
  bool iterate(int depth) {
    const int guess = moves_.front().score;
    const int last_guess = moves_[static_cast<std::size_t>(lines_ - 1)].score;
    const bool open = depth < 4 || slack() > 1000 || std::abs(guess) >= score::sure_win ||
                      std::abs(last_guess) >= score::sure_win;
    for (int width = first_window;; width *= 4) {
      const bool closed = !open && width < 1000;
      const int alpha = closed ? std::min(guess - slack(), last_guess) - width : -Tree<R>::infinite;
      const int beta = closed ? guess + width : Tree<R>::infinite;
      if (!search_all(depth, alpha, beta)) return false;
      if (!closed ||
          (best_score() < beta && best_score() - slack() > alpha && last_wanted() > alpha))
        return true;
    }
  }

  // Scores all moves within the window and sorts them. Stops at a score above it.
  bool search_all(int depth, int alpha, int beta) {
    for (RootMove& m : moves_)
      m.exact = false;
    wanted_.clear();
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      if (!search_one(moves_[i], depth, std::max(alpha, floor()), beta, i == 0)) break;
      add_wanted(moves_[i]);
      if (best_score() >= beta) break;
    }
    if (!wanted_.empty()) failed_high_ = best_score() >= beta;
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

  // The best scores of this iteration, as many as there are to be lines.
  void add_wanted(const RootMove& m) {
    wanted_.insert(std::upper_bound(wanted_.begin(), wanted_.end(), m.score, std::greater<>()),
                   m.score);
    if (static_cast<int>(wanted_.size()) > lines_) wanted_.pop_back();
  }
  int best_score() const { return wanted_.front(); }
  int last_wanted() const { return wanted_.back(); }
  // Moves that are no better need not be known exactly.
  int floor() const {
    if (static_cast<int>(wanted_.size()) < lines_) return -Tree<R>::infinite;
    return slack() == 0 ? last_wanted() : std::min(last_wanted(), best_score() - 1 - slack());
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
    Report r = report(choose(moves_, mistakes_, random_));
    r.finished = true;
    return r;
  }

  Report report(const RootMove& m) const {
    Report r;
    r.best = m.move;
    r.score = m.score;
    r.depth = depth_;
    r.nodes = budget_.nodes();
    r.elapsed = budget_.elapsed();
    r.line = m.line;
    r.selective_depth = tree_.selective_depth();
    r.table_permille = table_.permille_used();
    for (const RootMove& each : moves_) {
      if (each.exact && static_cast<int>(r.lines.size()) < lines_)
        r.lines.push_back({each.score, each.line});
    }
    return r;
  }

  SearchRequest request_;
  Mistakes mistakes_;
  Random random_;
  TranspositionTable& table_;
  Budget& budget_;
  Tree<R> tree_;
  std::vector<RootMove> moves_;
  int lines_ = 1;
  std::vector<int> wanted_;
  bool failed_high_ = false;  // the first move is better than the last window allowed
  int depth_ = 0;
};

}  // namespace damas
