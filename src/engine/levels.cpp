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
};

template <class Each>
using ByLevel = std::array<Each, strongest_level>;

// The depth of these levels depends on their other limits.
constexpr int any_depth = 99;

constexpr ByLevel<Level> levels_up_to_64_cells = {{
    {1, 1200, 300, {31, 190, 122}},
    {2, 1400, 300, {28, 155, 98}},
    {3, 1900, 300, {21, 107, 68}},
    {4, 2200, 400, {16, 70, 44}},
    {5, 2350, 500, {12, 30, 19}},
    {6, 2500, 700, {9, 0, 0}},
    {any_depth, 5000, 1000, {6, 0, 0}},
    {any_depth, 12500, 2000, {4, 0, 0}},
    {any_depth, 80000, 3000, {2, 0, 0}},
    {any_depth, 3000000, 5000, {0, 0, 0}},
}};

// On a larger board, one more move or twice the positions gain more.
constexpr ByLevel<Level> levels_of_more_cells = {{
    {1, 1000, 300, {75, 560, 400}},
    {1, 1200, 300, {34, 190, 125}},
    {2, 1400, 300, {30, 130, 85}},
    {3, 1800, 400, {20, 70, 45}},
    {4, 2200, 500, {16, 34, 21}},
    {5, 3400, 700, {11, 10, 6}},
    {any_depth, 3900, 1000, {8, 0, 0}},
    {any_depth, 14000, 2000, {5, 0, 0}},
    {any_depth, 60000, 3000, {3, 0, 0}},
    {any_depth, 3000000, 5000, {0, 0, 0}},
}};

constexpr ByLevel<BookUse> book_uses = {{
    {2, 15},
    {4, 15},
    {4, 12},
    {6, 12},
    {6, 10},
    {8, 10},
    {10, 8},
    {14, 8},
    {24, 6},
    {40, 4},
}};

struct Gains {
  ByLevel<MeasuredGain> up_to_64_cells;
  ByLevel<MeasuredGain> of_more_cells;
};

constexpr Gains gains = {
#include "engine/level_gains.inc"
};

template <class Each>
const Each& at(const ByLevel<Each>& all, int level) {
  assert(level >= weakest_level && level <= strongest_level);
  return all[static_cast<std::size_t>(level - weakest_level)];
}

const Level& level_on(const BoardShape& board, int level) {
  return at(is_large(board) ? levels_of_more_cells : levels_up_to_64_cells, level);
}

}  // namespace

bool is_large(const BoardShape& board) {
  return board.files * board.ranks > 64;
}

Mistakes mistakes_of_level(int level, const BoardShape& board) {
  return level_on(board, level).mistakes;
}

BookUse book_use_of_level(int level) {
  return at(book_uses, level);
}

std::string settings_text(int level, const BoardShape& board) {
  const Level& l = level_on(board, level);
  const auto [blur, answers, chances] = l.mistakes;
  std::string text = l.depth == any_depth ? "" : "depth " + std::to_string(l.depth) + ", ";
  text += std::to_string(l.nodes) + " nodes, " + std::to_string(l.milliseconds) + " ms";
  if (blur > 0) text += ", blur " + std::to_string(blur);
  if (answers > 0 || chances > 0)
    text += ", misses " + std::to_string(answers) + "/" + std::to_string(chances);
  return text;
}

MeasuredGain gain_of_level(int level, const BoardShape& board) {
  return at(is_large(board) ? gains.of_more_cells : gains.up_to_64_cells, level);
}

int points_above_weakest(int level, const BoardShape& board) {
  int points = 0;
  for (int each = weakest_level; each <= level; ++each)
    points += gain_of_level(each, board).points;
  return points;
}

SearchRequest request_for_level(int level, const BoardShape& board, std::uint64_t seed) {
  const Level& l = level_on(board, level);
  return {{l.depth, l.nodes, std::chrono::milliseconds{l.milliseconds}}, level, seed};
}

}  // namespace damas
