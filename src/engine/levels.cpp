#include "engine/levels.hpp"

#include <array>
#include <cassert>

namespace damas {

namespace {

struct Level {
  int depth;
  std::uint64_t nodes;
  int milliseconds;
  Mistakes mistakes;
};

// How deep to look is left to the other limits.
constexpr int any_depth = 99;

constexpr std::array<Level, strongest_level> levels = {{
    {1, 1000, 300, {250, 70}},
    {2, 2000, 300, {100, 50}},
    {2, 3000, 400, {0, 45}},
    {5, 5000, 500, {0, 30}},
    {any_depth, 8000, 1000, {0, 15}},
    {any_depth, 45000, 2000, {0, 8}},
    {any_depth, 300000, 3000, {0, 5}},
    {any_depth, 3000000, 5000, {0, 3}},
}};

const Level& at(int level) {
  assert(level >= weakest_level && level <= strongest_level);
  return levels[static_cast<std::size_t>(level - weakest_level)];
}

}  // namespace

Mistakes mistakes_of_level(int level) {
  return at(level).mistakes;
}

SearchRequest request_for_level(int level, std::uint64_t seed) {
  const Level& l = at(level);
  return {{l.depth, l.nodes, std::chrono::milliseconds{l.milliseconds}}, level, seed};
}

}  // namespace damas
