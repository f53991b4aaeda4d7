#include "engine/levels.hpp"

#include <array>
#include <cassert>

#include "engine/level_strength.hpp"

namespace damas {

namespace {

struct Level {
  int depth;
  std::uint64_t nodes;
  int milliseconds;
  Mistakes mistakes;
  BookUse book;
  MeasuredGain gain;
};

// The depth of these levels depends on their other limits.
constexpr int any_depth = 99;

// The gains are copied from tests/bench/levels.md, measured on 2026-11-23; a test compares them.
constexpr std::array<Level, strongest_level> levels = {{
    {1, 1000, 300, {75, 400, 560}, {2, 15}, {0, 0}},
    {1, 1200, 300, {46, 200, 340}, {4, 15}, {135, 68}},
    {2, 1400, 300, {36, 125, 235}, {4, 12}, {151, 80}},
    {3, 1600, 400, {27, 60, 125}, {6, 12}, {275, 82}},
    {4, 1800, 500, {17, 13, 30}, {6, 10}, {235, 77}},
    {5, 2000, 700, {10, 0, 0}, {8, 10}, {191, 64}},
    {any_depth, 4500, 1000, {7, 0, 0}, {10, 8}, {220, 65}},
    {any_depth, 20000, 2000, {4, 0, 0}, {14, 8}, {241, 75}},
    {any_depth, 200000, 3000, {2, 0, 0}, {24, 6}, {207, 69}},
    {any_depth, 3000000, 5000, {0, 0, 0}, {40, 4}, {147, 148}},
}};

const Level& at(int level) {
  assert(level >= weakest_level && level <= strongest_level);
  return levels[static_cast<std::size_t>(level - weakest_level)];
}

}  // namespace

Mistakes mistakes_of_level(int level) {
  return at(level).mistakes;
}

BookUse book_use_of_level(int level) {
  return at(level).book;
}

MeasuredGain gain_of_level(int level) {
  return at(level).gain;
}

int points_above_weakest(int level) {
  int points = 0;
  for (int each = weakest_level; each <= level; ++each)
    points += at(each).gain.points;
  return points;
}

SearchRequest request_for_level(int level, std::uint64_t seed) {
  const Level& l = at(level);
  return {{l.depth, l.nodes, std::chrono::milliseconds{l.milliseconds}}, level, seed};
}

}  // namespace damas
