#include "share/gif/palette.hpp"

#include <algorithm>

namespace damas::share {

namespace {

constexpr int bits = 5;
constexpr std::size_t cell_count = 1U << (3 * bits);

std::size_t cell_of(Pixel p) {
  constexpr int rest = 8 - bits;
  return static_cast<std::size_t>(p.r >> rest) << (2 * bits) |
         static_cast<std::size_t>(p.g >> rest) << bits | static_cast<std::size_t>(p.b >> rest);
}

// The pixels of similar colours.
struct Cell {
  std::array<std::uint64_t, 3> sums{};
  std::uint64_t count = 0;

  int mean(std::size_t channel) const { return static_cast<int>(sums[channel] / count); }
};

// A part of the cells, to be one colour.
struct Box {
  std::span<Cell> cells;
  std::size_t widest = 0;  // channel
  std::uint64_t cost = 0;  // the width in that channel, weighted by the pixels

  explicit Box(std::span<Cell> all) : cells(all) {
    std::uint64_t count = 0;
    for (const Cell& cell : cells)
      count += cell.count;
    int width = -1;
    for (std::size_t channel = 0; channel < 3; ++channel) {
      const auto [low, high] = std::minmax_element(
          cells.begin(), cells.end(),
          [channel](const Cell& a, const Cell& b) { return a.mean(channel) < b.mean(channel); });
      const int found = high->mean(channel) - low->mean(channel);
      if (found > width) {
        width = found;
        widest = channel;
      }
    }
    const auto size = static_cast<std::uint64_t>(width);
    cost = cells.size() < 2 ? 0 : size * size * count;
  }

  // Where the cells, sorted by the widest channel, are divided: at half of the pixels.
  std::size_t half() const {
    std::uint64_t all = 0;
    for (const Cell& cell : cells)
      all += cell.count;
    std::uint64_t before = 0;
    std::size_t at = 0;
    while (at + 1 < cells.size() - 1 && before + cells[at].count < all / 2)
      before += cells[at++].count;
    return at + 1;
  }

  Pixel mean() const {
    Cell all;
    for (const Cell& cell : cells) {
      for (std::size_t channel = 0; channel < 3; ++channel)
        all.sums[channel] += cell.sums[channel];
      all.count += cell.count;
    }
    return {static_cast<std::uint8_t>(all.mean(0)), static_cast<std::uint8_t>(all.mean(1)),
            static_cast<std::uint8_t>(all.mean(2))};
  }
};

std::vector<Cell> cells_of(std::span<const Pixel> pixels) {
  std::vector<Cell> cells(cell_count);
  for (const Pixel p : pixels) {
    Cell& cell = cells[cell_of(p)];
    cell.sums[0] += p.r;
    cell.sums[1] += p.g;
    cell.sums[2] += p.b;
    ++cell.count;
  }
  std::erase_if(cells, [](const Cell& cell) { return cell.count == 0; });
  return cells;
}

std::vector<Box> boxes_of(std::vector<Cell>& cells) {
  std::vector<Box> boxes;
  if (cells.empty()) return boxes;
  boxes.emplace_back(cells);
  while (boxes.size() < most_colors) {
    const auto costly = std::max_element(
        boxes.begin(), boxes.end(), [](const Box& a, const Box& b) { return a.cost < b.cost; });
    if (costly->cost == 0) break;
    const Box box = *costly;
    std::sort(box.cells.begin(), box.cells.end(), [&box](const Cell& a, const Cell& b) {
      return a.mean(box.widest) < b.mean(box.widest);
    });
    const std::size_t half = box.half();
    *costly = Box(box.cells.first(half));
    boxes.emplace_back(box.cells.subspan(half));
  }
  return boxes;
}

int distance(Pixel a, Pixel b) {
  const int r = a.r - b.r;
  const int g = a.g - b.g;
  const int blue = a.b - b.b;
  return 3 * r * r + 6 * g * g + blue * blue;
}

// The middle of a cell of similar colours.
Pixel middle_of(std::size_t cell) {
  const auto channel = [cell](int shift) {
    const auto high = static_cast<unsigned>(cell >> shift) & ((1U << bits) - 1);
    return static_cast<std::uint8_t>(high << (8 - bits) | 1U << (7 - bits));
  };
  return {channel(2 * bits), channel(bits), channel(0)};
}

}  // namespace

Palette::Palette(std::span<const Pixel> pixels) : nearest_(cell_count) {
  std::vector<Cell> cells = cells_of(pixels);
  for (const Box& box : boxes_of(cells))
    colors_.push_back(box.mean());
  if (colors_.empty()) colors_.emplace_back();
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    const Pixel middle = middle_of(cell);
    const auto near = std::min_element(colors_.begin(), colors_.end(), [&](Pixel a, Pixel b) {
      return distance(a, middle) < distance(b, middle);
    });
    nearest_[cell] = static_cast<std::uint8_t>(near - colors_.begin());
  }
}

std::uint8_t Palette::index_of(Pixel pixel) const {
  return nearest_[cell_of(pixel)];
}

}  // namespace damas::share
