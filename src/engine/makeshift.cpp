#include "engine/makeshift.hpp"

#include <algorithm>

#include "engine/root_move.hpp"

namespace damas {

namespace {

class Makeshift {
 public:
  Makeshift(const Game& game, const SearchRequest& request, int positions)
      : game_(game), request_(request), positions_(positions), random_(request.seed) {
    for (const Move& m : game.legal_moves())
      moves_.push_back({m, 0, false, {m}});
    shuffle(moves_, random_);
  }

  Report run() {
    const int last = std::min(request_.limits.depth.value_or(deepest), deepest);
    for (int depth = 1; depth <= last && iterate(depth); ++depth)
      depth_ = depth;
    // Without a complete iteration no score is exact, but choose() needs one that is.
    if (depth_ == 0) moves_.front().exact = true;
    const RootMove& best =
        choose(moves_, mistakes_of_level(request_.level, game_.shape()), random_);
    const auto visited = static_cast<std::uint64_t>(visited_);
    Report report;
    report.best = best.move;
    report.score = best.score;
    report.depth = depth_;
    report.nodes = visited;
    report.line = best.line;
    report.finished = true;
    report.selective_depth = depth_;
    report.lines = {{best.score, best.line}};
    return report;
  }

 private:
  static constexpr int deepest = 8;
  static constexpr int deepest_capture = 8;  // plies below depth 0
  static constexpr int infinite = 2 * score::won;

  bool spent() const { return visited_ >= positions_; }

  // Searches all moves to `depth`. False, without any change, if the positions are used up.
  bool iterate(int depth) {
    std::vector<RootMove> moves = moves_;
    for (RootMove& m : moves) {
      m.score = -after(m.move, depth - 1, -infinite, infinite, 1);
      m.exact = true;
    }
    if (spent()) return false;
    std::stable_sort(moves.begin(), moves.end(),
                     [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
    moves_ = std::move(moves);
    return true;
  }

  int after(const Move& m, int depth, int alpha, int beta, int ply) {
    game_.play(m);
    const int value = search(depth, alpha, beta, ply);
    game_.undo();
    return value;
  }

  // A score relative to the side to move. Goes on below depth 0 while a capture is possible.
  int search(int depth, int alpha, int beta, int ply) {
    ++visited_;
    if (const auto outcome = game_.outcome()) return value_of(*outcome, ply);
    const std::vector<Move> moves = game_.legal_moves();
    const bool quiet = !moves.front().is_capture() || depth <= -deepest_capture;
    if (spent() || (depth <= 0 && quiet)) return balance();
    for (const Move& m : moves) {
      alpha = std::max(alpha, -after(m, depth - 1, -beta, -alpha, ply + 1));
      if (alpha >= beta) break;
    }
    return alpha;
  }

  int value_of(const Outcome& outcome, int ply) const {
    if (!outcome.winner) return 0;
    return *outcome.winner == game_.side_to_move() ? score::won - ply : ply - score::won;
  }

  int balance() const {
    const Side mover = game_.side_to_move();
    const int value = strength(mover) - strength(opponent(mover));
    return game_.rules().goal == Goal::BeBlocked ? -value : value;
  }

  // A man gains value as it advances.
  int strength(Side side) const {
    int sum = 0;
    for (const Square s : game_.pieces(side)) {
      const int rank = game_.shape().cell(s).rank;
      const int way = side == Side::White ? rank : game_.shape().ranks - 1 - rank;
      sum += game_.piece_at(s)->kind == Kind::King ? 300 : 100 + 2 * way;
    }
    return sum;
  }

  Game game_;
  const SearchRequest& request_;
  int positions_;
  Random random_;
  std::vector<RootMove> moves_;
  int visited_ = 0;
  int depth_ = 0;
};

}  // namespace

Report makeshift_search(const Game& game, const SearchRequest& request, int positions) {
  return Makeshift(game, request, positions).run();
}

}  // namespace damas
