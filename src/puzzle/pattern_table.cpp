#include "puzzle/pattern_table.hpp"

#include <cassert>
#include <utility>

namespace damas::puzzle {

namespace {

constexpr std::uint8_t unknown = 255;

}  // namespace

PatternTable::PatternTable(int side, std::vector<int> tiles)
    : side_(side), tiles_(std::move(tiles)) {
  const auto cells = static_cast<std::uint32_t>(side * side);
  std::uint32_t weight = 1;
  for (std::size_t slot = 0; slot < tiles_.size(); ++slot) {
    weights_.push_back(weight);
    weight *= cells;
    placements_ *= cells - slot;
  }
  weights_.push_back(weight);
  for (int row = 0; row < side; ++row) {
    left_column_ |= 1U << (row * side);
    right_column_ |= 1U << (row * side + side - 1);
  }
}

double PatternTable::done() const {
  return static_cast<double>(found_) / static_cast<double>(placements_);
}

void PatternTable::begin() {
  moves_.assign(weights_.back(), unknown);
  gaps_.assign(weights_.back(), 0);
  std::uint32_t index = 0;
  std::uint32_t taken = 0;
  for (std::size_t slot = 0; slot < tiles_.size(); ++slot) {
    const auto home = static_cast<std::uint32_t>(tiles_[slot] - 1);
    index += home * weights_[slot];
    taken |= 1U << home;
  }
  reach(index, taken, side_ * side_ - 1);
}

void PatternTable::end() {
  std::exchange(gaps_, {});
  std::exchange(round_, {});
  std::exchange(next_, {});
  ready_ = true;
}

bool PatternTable::work(int steps) {
  if (ready_) return true;
  if (moves_.empty()) begin();
  for (; steps > 0; --steps) {
    if (at_ == round_.size()) {
      round_.swap(next_);
      next_.clear();
      at_ = 0;
      ++next_moves_;
    }
    if (round_.empty()) {
      end();
      return true;
    }
    look_at(round_[at_++]);
  }
  return false;
}

void PatternTable::look_at(Reached from) {
  const auto cells = static_cast<std::uint32_t>(side_ * side_);
  std::array<std::uint32_t, 6> places{};
  std::uint32_t taken = 0;
  std::uint32_t rest = from.index;
  for (std::size_t slot = 0; slot < tiles_.size(); ++slot, rest /= cells) {
    places[slot] = rest % cells;
    taken |= 1U << places[slot];
  }
  for (std::size_t slot = 0; slot < tiles_.size(); ++slot) {
    const std::uint32_t bit = 1U << places[slot];
    const auto step = [&](std::uint32_t to, int distance) {
      if ((to & from.gaps) == 0) return;
      const auto index = from.index + static_cast<std::uint32_t>(distance) * weights_[slot];
      reach(index, taken ^ bit ^ to, static_cast<int>(places[slot]));
    };
    step(bit >> side_, -side_);
    step(bit << side_, side_);
    if ((bit & left_column_) == 0) step(bit >> 1, -1);
    if ((bit & right_column_) == 0) step(bit << 1, 1);
  }
}

void PatternTable::reach(std::uint32_t index, std::uint32_t taken, int gap) {
  const std::uint32_t bit = 1U << gap;
  if ((gaps_[index] & bit) != 0) return;
  if (moves_[index] == unknown) {
    moves_[index] = next_moves_;
    ++found_;
  }
  const std::uint32_t gaps = spread(bit, taken);
  gaps_[index] |= gaps;
  next_.push_back({index, gaps});
}

std::uint32_t PatternTable::spread(std::uint32_t gaps, std::uint32_t taken) const {
  const std::uint32_t free = ((1U << (side_ * side_)) - 1) & ~taken;
  for (;;) {
    const std::uint32_t near =
        gaps << side_ | gaps >> side_ | (gaps & ~left_column_) >> 1 | (gaps & ~right_column_) << 1;
    const std::uint32_t wider = (gaps | near) & free;
    if (wider == gaps) return gaps;
    gaps = wider;
  }
}

}  // namespace damas::puzzle
