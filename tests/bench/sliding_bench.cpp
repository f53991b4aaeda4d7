// Measures the ways to compute where a rook, bishop and queen slide.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <exception>
#include <iostream>
#include <random>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "core/sliding/line_table.hpp"
#include "core/sliding/magic.hpp"
#include "core/sliding/walk.hpp"

namespace {

using namespace damas::sliding;
using Clock = std::chrono::steady_clock;

struct Question {
  Square from = Square::A1;
  Bitboard occupied;
};

struct Row {
  const char* name;
  std::array<double, all_sliders.size()> best{};  // lookups per second
};

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

std::vector<Question> questions(std::size_t count) {
  std::mt19937_64 random(1);
  std::vector<Question> all(count);
  for (Question& q : all) {
    q.from = static_cast<Square>(random() % square_count);
    const std::uint64_t half = random();
    q.occupied = Bitboard{half & random()};
  }
  return all;
}

// Each answer goes into the sum, so that none can be left out; the sums of all ways must be equal.
template <class Way>
std::uint64_t measure(Row& row, const std::vector<Question>& all, int passes, const Way& way) {
  std::uint64_t sum = 0;
  for (const Slider slider : all_sliders) {
    const auto start = Clock::now();
    for (int pass = 0; pass < passes; ++pass) {
      for (const Question& q : all)
        sum += way(slider, q.from, q.occupied).word();
    }
    const double rate = static_cast<double>(all.size()) * passes / seconds_since(start);
    double& best = row.best[static_cast<std::size_t>(slider)];
    best = std::max(best, rate);
  }
  return sum;
}

int run(int argc, char** argv) {
  std::size_t count = 4096;
  int passes = 2000;
  int rounds = 5;
  CLI::App app{"Measures the ways to compute where a rook, bishop and queen slide"};
  app.add_option("--boards", count, "Random boards, a quarter full")->capture_default_str();
  app.add_option("--passes", passes, "Over all boards")->capture_default_str();
  app.add_option("--rounds", rounds, "The best is printed")->capture_default_str();
  CLI11_PARSE(app, argc, argv);

  const auto all = questions(count);
  const auto lines_start = Clock::now();
  const LineTable lines;
  const double lines_time = seconds_since(lines_start);
  const auto magics_start = Clock::now();
  const Magics magics;
  const double magics_time = seconds_since(magics_start);
  std::array<Row, 4> rows{{{"walk"}, {"rays"}, {"lines"}, {"magic"}}};
  bool same = true;
  for (int round = 0; round < rounds; ++round) {
    const std::uint64_t walked = measure(rows[0], all, passes, walked_sight);
    same &= walked == measure(rows[1], all, passes, [](Slider s, Square from, Bitboard occupied) {
              return sight(s, from, occupied);
            });
    same &= walked == measure(rows[2], all, passes, [&](Slider s, Square from, Bitboard occupied) {
              return lines.sight(s, from, occupied);
            });
    same &= walked == measure(rows[3], all, passes, [&](Slider s, Square from, Bitboard occupied) {
              return magics.sight(s, from, occupied);
            });
  }
  std::printf("| way | rook, M/s | bishop, M/s | queen, M/s |\n|---|---|---|---|\n");
  for (const Row& row : rows) {
    std::printf("| %s | %.1f | %.1f | %.1f |\n", row.name, row.best[0] / 1e6, row.best[1] / 1e6,
                row.best[2] / 1e6);
  }
  std::printf("\nAnswers: %s. Tables of lines: %.0f us. Magics of 64 squares: %d tries, %.0f ms.\n",
              same ? "all the same" : "DIFFERENT", lines_time * 1e6, magics.tries(),
              magics_time * 1e3);
  return same ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& e) {
    std::fprintf(stderr, "sliding_bench: %s\n", e.what());
    return 1;
  }
}
