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
    {1, 1000, 300, {160, 900, 950}, {0, 0}},
    {1, 1500, 300, {90, 680, 830}, {0, 0}},
    {2, 2000, 300, {60, 420, 600}, {0, 0}},
    {3, 3000, 400, {35, 270, 400}, {0, 0}},
    {3, 5000, 500, {20, 130, 230}, {0, 0}},
    {5, 8000, 700, {12, 60, 120}, {0, 0}},
    {any_depth, 9000, 1000, {8, 20, 45}, {0, 0}},
    {any_depth, 25000, 2000, {4, 3, 6}, {0, 0}},
    {any_depth, 120000, 3000, {2, 0, 0}, {0, 0}},
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
