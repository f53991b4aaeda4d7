// Measures the sliding puzzle's solver: the 3×3 table, 4×4 beside plain deepening with the Manhattan
// distance on the same deals, and 5×5. Usage: puzzle_bench [deals [most boards of a plain search]].
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <vector>

#include "puzzle/deal.hpp"
#include "puzzle/solver.hpp"
#include "puzzle/plain_deepening.hpp"

namespace {

using namespace damas::puzzle;

using Clock = std::chrono::steady_clock;

constexpr int slice = 20'000;

double milliseconds(const std::function<void()>& work) {
  const auto start = Clock::now();
  work();
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

struct Figures {
  std::vector<double> all;
  void add(double figure) { all.push_back(figure); }
  double mean() const {
    double sum = 0;
    for (const double figure : all)
      sum += figure;
    return sum / static_cast<double>(all.size());
  }
  double share(double part) const {
    std::vector<double> sorted = all;
    std::sort(sorted.begin(), sorted.end());
    return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
  }
};

struct Solved {
  Figures time;    // ms
  Figures looked;  // boards
  Figures moves;
};

void print(const char* what, const Figures& figures) {
  std::printf("| %s | %.1f | %.1f | %.1f | %.1f |\n", what, figures.mean(), figures.share(0.5),
              figures.share(0.95), figures.share(1));
}

// Also the longest time that a slice of its steps took.
double fill(Tables& tables, int side, double& longest) {
  Solver solver(tables);
  solver.start(Board(side));
  double whole = 0;
  while (solver.running()) {
    const double took = milliseconds([&] { solver.work(slice); });
    whole += took;
    longest = std::max(longest, took);
  }
  return whole;
}

void tables_filled(Tables& tables) {
  std::printf("Tables, filled once, a slice of %d steps at a time:\n\n", slice);
  std::printf("| board | ms | longest slice, ms |\n|---|---|---|\n");
  for (const int side : {3, 4, 5}) {
    double longest = 0;
    const double whole = fill(tables, side, longest);
    std::printf("| %d×%d | %.1f | %.2f |\n", side, side, whole, longest);
  }
}

// The boards looked at.
std::int64_t solve(Tables& tables, const Board& board, Solved& solved) {
  Solver solver(tables);
  std::int64_t looked_at = 0;
  solved.time.add(milliseconds([&] {
    solver.start(board);
    while (solver.work(slice))
      looked_at = solver.progress().looked_at;
  }));
  solved.moves.add(static_cast<double>(solver.solution()->moves.size()));
  solved.looked.add(static_cast<double>(looked_at));
  return looked_at;
}

void print(const char* heading, const Solved& solved) {
  std::printf("\n%s\n\n| | mean | median | of 95 %% at most | most |\n|---|---|---|---|---|\n", heading);
  print("ms", solved.time);
  print("boards looked at", solved.looked);
  print("moves", solved.moves);
}

}  // namespace

int main(int argc, char** argv) {
  const int deals = argc > 1 ? std::atoi(argv[1]) : 100;
  const std::int64_t most = argc > 2 ? std::atoll(argv[2]) : 1'000'000'000;
  return 0;
}
