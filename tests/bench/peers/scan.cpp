// Perft of Scan's generator, for perft_bench: prints nodes and seconds. Needs Scan's sources.
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>

#include "bit.hpp"
#include "gen.hpp"
#include "hash.hpp"
#include "list.hpp"
#include "pos.hpp"
#include "var.hpp"

namespace {

std::uint64_t perft(const Pos& position, int depth) {
  List moves;
  gen_moves(moves, position);
  if (depth == 1) return static_cast<std::uint64_t>(moves.size());
  std::uint64_t nodes = 0;
  for (const Move move : moves)
    nodes += perft(position.succ(move), depth - 1);
  return nodes;
}

}  // namespace

// scan_perft VARIANT DEPTH, with Scan's names of variants.
int main(int, char** argv) {
  bit::init();
  hash::init();
  pos::init();
  var::init();
  var::set("variant", argv[1]);
  var::update();
  bit::init();  // its tables follow the variant
  const auto started = std::chrono::steady_clock::now();
  const std::uint64_t nodes = perft(pos::Start, std::atoi(argv[2]));
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - started;
  std::cout << nodes << ' ' << taken.count() << '\n';
}
