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
    {1, 1000, 300, {250, 70}, {0, 0}},
    {2, 2000, 300, {100, 50}, {301, 119}},
    {2, 3000, 400, {0, 45}, {354, 99}},
    {5, 5000, 500, {0, 30}, {436, 126}},
    {any_depth, 8000, 1000, {0, 15}, {269, 65}},
    {any_depth, 45000, 2000, {0, 8}, {182, 51}},
    {any_depth, 300000, 3000, {0, 5}, {156, 36}},
    {any_depth, 3000000, 5000, {0, 3}, {120, 85}},
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
