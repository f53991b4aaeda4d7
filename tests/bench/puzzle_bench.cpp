// Measures the sliding puzzle's solver: its tables, 4×4 beside plain deepening on the same deals,
// and 5×5. Usage: puzzle_bench [deals [most boards that a plain search looks at]].
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <optional>
#include <vector>

#include "puzzle/deal.hpp"
#include "puzzle/solver.hpp"

namespace {

using namespace damas::puzzle;

constexpr int slice = 20'000;  // steps

// Processor time: other programs on the machine do not count.
double milliseconds(const std::function<void()>& work) {
  const std::clock_t start = std::clock();
  work();
  return static_cast<double>(std::clock() - start) * 1000 / CLOCKS_PER_SEC;
}

// Iterative deepening on 4×4 with nothing but the Manhattan distance, kept up to date move by move.
class PlainDeepening {
 public:
  explicit PlainDeepening(const Board& board) {
    for (int place = 0; place < 16; ++place) {
      const int tile = board.tile_at({place / 4, place % 4});
      tiles_[at(place)] = tile;
      if (tile == 0) gap_ = place;
      if (tile != 0) least_ += away(tile, place);
    }
  }

  // The moves of the shortest solution; nothing when so many boards were not enough.
  std::optional<int> solve(std::int64_t most_boards) {
    most_boards_ = most_boards;
    for (int bound = least_; looked_at_ < most_boards_; bound += 2) {
      if (search(gap_, -1, 0, least_, bound)) return bound;
    }
    return std::nullopt;
  }

  std::int64_t looked_at() const { return looked_at_; }

 private:
  static std::size_t at(int place) { return static_cast<std::size_t>(place); }

  static int away(int tile, int place) {
    return std::abs((tile - 1) / 4 - place / 4) + std::abs((tile - 1) % 4 - place % 4);
  }

  bool search(int gap, int came_from, int moves, int least, int bound) {
    if (least == 0) return true;
    const std::array<int, 4> next{gap >= 4 ? gap - 4 : -1, gap < 12 ? gap + 4 : -1,
                                  gap % 4 > 0 ? gap - 1 : -1, gap % 4 < 3 ? gap + 1 : -1};
    for (const int from : next) {
      if (from < 0 || from == came_from) continue;
      if (++looked_at_ > most_boards_) return false;
      const int tile = tiles_[at(from)];
      const int left = least + away(tile, gap) - away(tile, from);
      if (moves + 1 + left > bound) continue;
      tiles_[at(gap)] = tile;
      if (search(from, gap, moves + 1, left, bound)) return true;
      tiles_[at(from)] = tile;
    }
    return false;
  }

  std::array<int, 16> tiles_{};
  int gap_ = 0;
  int least_ = 0;
  std::int64_t looked_at_ = 0;
  std::int64_t most_boards_ = 0;
};

class Figures {
 public:
  void add(double figure) { all_.push_back(figure); }

  double last() const { return all_.back(); }
  double sum() const {
    double sum = 0;
    for (const double figure : all_)
      sum += figure;
    return sum;
  }
  double mean() const { return sum() / static_cast<double>(all_.size()); }
  // The figure that this part of all figures, from 0 to 1, does not exceed.
  double within(double part) const {
    std::vector<double> sorted = all_;
    std::sort(sorted.begin(), sorted.end());
    return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
  }

  void print(const char* what) const {
    std::printf("| %s | %.1f | %.1f | %.1f | %.1f |\n", what, mean(), within(0.5), within(0.95),
                within(1));
  }

 private:
  std::vector<double> all_;
};

struct Measured {
  Figures time;  // ms
  Figures looked_at;
  Figures moves;

  void print(const char* title) const {
    std::printf("\n%s\n\n| | mean | half at most | 95 %% at most | all at most |\n", title);
    std::printf("|---|---|---|---|---|\n");
    time.print("ms");
    looked_at.print("boards looked at");
    moves.print("moves");
  }
};

void fill_tables(Tables& tables) {
  std::printf("Tables, filled once, a slice of %d steps at a time\n\n", slice);
  std::printf("| board | ms | longest slice, ms |\n|---|---|---|\n");
  for (const int side : {3, 4, 5}) {
    Solver solver(tables);
    solver.start(Board(side));
    double whole = 0;
    double longest = 0;
    while (solver.running()) {
      const double took = milliseconds([&] { solver.work(slice); });
      whole += took;
      longest = std::max(longest, took);
    }
    std::printf("| %d×%d | %.1f | %.2f |\n", side, side, whole, longest);
  }
}

template <class Search>
void measure(Search search, Measured& measured) {
  measured.time.add(milliseconds([&] {
    while (!search.work(slice)) {
    }
  }));
  measured.looked_at.add(static_cast<double>(search.looked_at()));
  measured.moves.add(static_cast<double>(search.solution().size()));
}

// If the plain search was stopped, only the boards up to then are counted: the whole search would
// have looked at more.
void beside_plain(const Tables& tables, int deals, std::int64_t most_boards) {
  Random random(4);
  Measured ours;
  Measured plain;
  int stopped = 0;
  int different = 0;
  for (int i = 0; i < deals; ++i) {
    const Board board = deal(4, random);
    measure(ShortestSearch(tables.fifteen, board), ours);
    PlainDeepening search(board);
    std::optional<int> moves;
    plain.time.add(milliseconds([&] { moves = search.solve(most_boards); }));
    plain.looked_at.add(static_cast<double>(search.looked_at()));
    stopped += moves ? 0 : 1;
    if (!moves) continue;
    plain.moves.add(*moves);
    different += *moves == static_cast<int>(ours.moves.last()) ? 0 : 1;
  }
  std::printf("\n%d deals of 4×4, drawn uniformly\n", deals);
  ours.print("Patterns of five tiles");
  plain.print("Manhattan distance");
  std::printf("\nPlain searches stopped after %lld boards: %d. Other numbers of moves: %d.\n",
              static_cast<long long>(most_boards), stopped, different);
  std::printf(
      "Boards looked at by the plain searches, stopped ones included, for each of ours: "
      "%s%.0f.\n",
      stopped > 0 ? "at least " : "", plain.looked_at.sum() / ours.looked_at.sum());
}

void measure_large(const Tables& tables, int deals) {
  Random random(5);
  Measured measured;
  Figures at_least;
  for (int i = 0; i < deals; ++i) {
    const Board board = deal(5, random);
    measure(BeamSearch(tables.twenty_four, board), measured);
    at_least.add(tables.twenty_four.estimate(board).at_least());
  }
  std::printf("\n%d deals of 5×5, drawn uniformly; solved well, not shortest\n", deals);
  measured.print("Beam");
  at_least.print("moves needed at least");
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const int deals = argc > 1 ? std::atoi(argv[1]) : 100;
  const std::int64_t most_boards = argc > 2 ? std::atoll(argv[2]) : 100'000'000;
  static Tables tables;
  fill_tables(tables);
  measure_large(tables, deals);
  beside_plain(tables, deals, most_boards);
}
