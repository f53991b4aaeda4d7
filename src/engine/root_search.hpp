// Owns one search by iterative deepening, until a limit is reached or the result is certain.
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
        mistakes_(mistakes_of_level(request.level, R.board)),
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

  // Publishes a report after each complete iteration, and returns the final one.
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

  // Fills the transposition table for other threads with iterations from `depth` on.
  void help(int depth) {
    for (; depth <= last_depth() && !settled(depth) && iterate(depth); ++depth) {
    }
  }

 private:
  // Restores the moves of the last complete iteration, but keeps a move first that failed high.
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
  // Enough for a reliable score of a forced move, without a noticeable delay.
  static constexpr std::uint64_t forced_move_nodes = 20000;

  int last_depth() const { return std::min(request_.limits.depth.value_or(deepest), deepest); }

  // Whether a search to `depth` is useless because the score shows a forced end before it.
  bool settled(int depth) const {
    return depth > 1 && score::won - std::abs(moves_.front().score) < depth;
  }

  // The greatest difference to the best score at which a move may be chosen.
  int slack() const { return tolerance(mistakes_); }

  // Searches with an aspiration window, widened until the scores lie inside. False if the budget is
  // spent; `moves_` are then incomplete.
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

  // Scores all moves within the window and sorts them. Stops at a score of at least `beta`.
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

  // Keeps the best scores of this iteration, one for each requested line.
  void add_wanted(const RootMove& m) {
    wanted_.insert(std::upper_bound(wanted_.begin(), wanted_.end(), m.score, std::greater<>()),
                   m.score);
    if (static_cast<int>(wanted_.size()) > lines_) wanted_.pop_back();
  }
  int best_score() const { return wanted_.front(); }
  int last_wanted() const { return wanted_.back(); }
  // Moves with a score up to this bound need no exact score.
  int floor() const {
    if (static_cast<int>(wanted_.size()) < lines_) return -Tree<R>::infinite;
    return slack() == 0 ? last_wanted() : std::min(last_wanted(), best_score() - 1 - slack());
  }

  // Puts exact scores first, in descending order, and keeps the order of the others.
  void sort() {
    std::stable_sort(moves_.begin(), moves_.end(), [](const RootMove& a, const RootMove& b) {
      return a.exact != b.exact ? a.exact : a.exact && a.score > b.score;
    });
  }

  Report final_report() {
    // If no move was searched completely, choose() still needs an exact one.
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
  bool failed_high_ = false;  // the first move failed high in the last window
  int depth_ = 0;
};

}  // namespace damas
