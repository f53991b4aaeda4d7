#include "puzzle/pattern_table.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "puzzle/deal.hpp"
#include "puzzle/pattern_set.hpp"
#include "puzzle/plain_search.hpp"

namespace damas::puzzle {

namespace {

// The board as the pattern sees it: the places of its tiles, and of the gap.
std::string seen_by(const std::vector<int>& tiles, const Board& board) {
  std::string key = key_of(board);
  for (char& tile : key) {
    const bool counted = std::find(tiles.begin(), tiles.end(), tile - 'a') != tiles.end();
    if (tile != 'a' && !counted) tile = '-';
  }
  return key;
}

std::string without_gap(std::string key) {
  std::replace(key.begin(), key.end(), 'a', '-');
  return key;
}

// The least moves of these tiles by relaxing every move of every 3×3 board until nothing changes.
std::map<std::string, int> least_by_relaxing(const std::vector<int>& tiles) {
  std::map<std::string, int> least{{seen_by(tiles, Board(3)), 0}};
  std::vector<Board> open{Board(3)};
  while (!open.empty()) {
    const Board board = open.back();
    open.pop_back();
    for (const Direction way : all_directions) {
      Board next = board;
      if (!next.move_gap(way)) continue;
      const Cell left = board.gap();
      const bool counted =
          seen_by(tiles, next).at(static_cast<std::size_t>(left.row * 3 + left.column)) != '-';
      const int moves = least.at(seen_by(tiles, board)) + (counted ? 1 : 0);
      const auto [entry, added] = least.emplace(seen_by(tiles, next), moves);
      if (!added && entry->second <= moves) continue;
      entry->second = moves;
      open.push_back(next);
    }
  }
  return least;
}

std::uint32_t index_of(const PatternTable& table, const Board& board) {
  std::uint32_t index = 0;
  for (std::size_t slot = 0; slot < table.tiles().size(); ++slot) {
    const char tile = static_cast<char>('a' + table.tiles()[slot]);
    index += static_cast<std::uint32_t>(key_of(board).find(tile)) * table.weight(slot);
  }
  return index;
}

void fill(PatternSet& set) {
  while (!set.work(100'000)) {
  }
}

}  // namespace

TEST_CASE("A pattern's moves are the least over all places of the gap, by a plain search") {
  const std::vector<int> tiles{2, 3, 7};
  std::map<std::string, int> least;  // by the places of the tiles alone
  for (const auto& [key, moves] : least_by_relaxing(tiles)) {
    const auto [entry, added] = least.emplace(without_gap(key), moves);
    entry->second = std::min(entry->second, moves);
  }
  CHECK(least.size() == 9 * 8 * 7);
  PatternTable table(3, tiles);
  while (!table.work(10)) {
  }
  CHECK(table.done() == 1);
  Random random(6);
  for (int deals = 0; deals < 2'000; ++deals) {
    const Board board = deal(3, random);
    REQUIRE(table.moves(index_of(table, board)) == least.at(without_gap(seen_by(tiles, board))));
  }
}

TEST_CASE("The patterns never ask for more moves than the shortest solution has") {
  PatternSet set(3, {{1, 2, 4}, {3, 5, 6}, {7, 8}});
  fill(set);
  CHECK(set.done() == 1);
  for (const auto& [key, distance] : distances_within(3, 31)) {
    std::vector<int> tiles;
    for (const char tile : key)
      tiles.push_back(tile - 'a');
    const Estimate estimate = set.estimate(*Board::from_tiles(tiles));
    REQUIRE(estimate.at_least() <= distance);
    REQUIRE((estimate.at_least() == 0) == (distance == 0));
  }
}

TEST_CASE("An estimate that follows the moves is that of the board, and of its mirror image") {
  PatternSet set(3, {{1, 2, 4}, {3, 5, 6}, {7, 8}});
  fill(set);
  Random random(12);
  Board board = deal(3, random);
  Estimate estimate = set.estimate(board);
  for (int step = 0; step < 3'000; ++step) {
    const Cell to = board.gap();
    if (!board.move_gap(all_directions[random.below(4)])) continue;
    const Cell from = board.gap();
    set.move(estimate, board.tile_at(to), from.row * 3 + from.column, to.row * 3 + to.column);
    const Estimate whole = set.estimate(board);
    REQUIRE(estimate.sums == whole.sums);
    REQUIRE(estimate.indexes == whole.indexes);
  }
}

}  // namespace damas::puzzle
