#include "puzzle/pattern_set.hpp"

namespace damas::puzzle {

PatternSet::PatternSet(int side, const std::vector<std::vector<int>>& patterns) : side_(side) {
  for (const std::vector<int>& tiles : patterns) {
    const auto pattern = static_cast<std::uint8_t>(tables_.size());
    const PatternTable& table = tables_.emplace_back(side, tiles);
    for (std::size_t slot = 0; slot < tiles.size(); ++slot)
      homes_[index(tiles[slot])] = {pattern, table.weight(slot)};
  }
  for (int place = 0; place < side * side; ++place)
    mirrored_[index(place)] = place % side * side + place / side;
}

bool PatternSet::work(int steps) {
  for (PatternTable& table : tables_) {
    if (!table.ready()) {
      table.work(steps);
      break;
    }
  }
  return ready();
}

double PatternSet::done() const {
  double done = 0;
  for (const PatternTable& table : tables_)
    done += table.done();
  return done / static_cast<double>(tables_.size());
}

Estimate PatternSet::estimate(const Board& board) const {
  Estimate estimate;
  for (int place = 0; place < side_ * side_; ++place) {
    const int tile = board.tile_at({place / side_, place % side_});
    if (tile == 0) continue;
    const Home home = homes_[index(tile)];
    estimate.indexes[0][home.pattern] += static_cast<std::uint32_t>(place) * home.weight;
    const Home across = homes_[index(mirrored_[index(tile - 1)] + 1)];
    estimate.indexes[1][across.pattern] +=
        static_cast<std::uint32_t>(mirrored_[index(place)]) * across.weight;
  }
  for (std::size_t pattern = 0; pattern < tables_.size(); ++pattern) {
    for (const std::size_t view : {0U, 1U})
      estimate.sums[view] += tables_[pattern].moves(estimate.indexes[view][pattern]);
  }
  return estimate;
}

PatternSet fifteen_patterns() {
  return PatternSet(4, {{1, 2, 3, 4, 7}, {5, 6, 9, 10, 13}, {8, 11, 12, 14, 15}});
}

PatternSet twenty_four_patterns() {
  return PatternSet(5, {{1, 2, 3, 4},
                        {5, 9, 10, 15},
                        {6, 7, 8, 11},
                        {12, 13, 17, 18},
                        {14, 19, 20, 24},
                        {16, 21, 22, 23}});
}

}  // namespace damas::puzzle
