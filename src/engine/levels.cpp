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
  MeasuredGain gain;
};

// How deep to look is left to the other limits.
constexpr int any_depth = 99;

// The gains are those of tests/bench/levels.md, measured on 2026-11-21; a test compares them.
constexpr std::array<Level, strongest_level> levels = {{
    {1, 1000, 300, {100, 600, 750}, {0, 0}},
    {2, 1200, 300, {48, 270, 420}, {0, 0}},
    {3, 1400, 300, {40, 170, 300}, {0, 0}},
    {3, 1600, 400, {28, 55, 120}, {0, 0}},
    {4, 1800, 500, {19, 12, 28}, {0, 0}},
    {6, 2000, 700, {10, 0, 0}, {0, 0}},
    {any_depth, 4500, 1000, {7, 0, 0}, {0, 0}},
    {any_depth, 22000, 2000, {4, 0, 0}, {0, 0}},
    {any_depth, 200000, 3000, {2, 0, 0}, {0, 0}},
    {any_depth, 3000000, 5000, {0, 0, 0}, {0, 0}},
}};

const Level& at(int level) {
  assert(level >= weakest_level && level <= strongest_level);
  return levels[static_cast<std::size_t>(level - weakest_level)];
}

}  // namespace

Mistakes mistakes_of_level(int level) {
  return at(level).mistakes;
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
