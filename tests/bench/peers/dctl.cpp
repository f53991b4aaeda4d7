// Perft of DCTL's generators, for perft_bench: prints nodes and seconds. Needs its sources.
// Compiled once for each game, -DGAME=..., because each takes the compiler long.
#include <chrono>
#include <cstdlib>
#include <dctl/algo/traversal/root.hpp>
#include <dctl/core.hpp>
#include <iostream>

using namespace dctl::core;

using brazilian_board = basic_board<rectangular<8, 8>>;
using russian_board = brazilian_board;
using checkers_board = brazilian_board;
using international_board = basic_board<international>;
using canadian_board = basic_board<rectangular<12, 12>>;

#define BOARD_OF(game) BOARD_NAME(game)
#define BOARD_NAME(game) game##_board

// dctl_perft DEPTH
int main(int, char** argv) {
  const auto start = basic_state<GAME, BOARD_OF(GAME)>::initial();
  const auto started = std::chrono::steady_clock::now();
  const auto nodes = dctl::algo::traversal::depth_limited_count<true>(start, std::atoi(argv[1]),
                                                                      drop_duplicates_gen);
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - started;
  std::cout << nodes << ' ' << taken.count() << '\n';
}
