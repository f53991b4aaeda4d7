#include "core/sliding/walk.hpp"

namespace damas::sliding {

Bitboard shifted(Bitboard one, Direction way) {
  const std::uint64_t eastward = (one - Bitboard::of(File::H)).word();
  const std::uint64_t westward = (one - Bitboard::of(File::A)).word();
  switch (way) {
    case Direction::North:
      return Bitboard{one.word() << 8};
    case Direction::NorthEast:
      return Bitboard{eastward << 9};
    case Direction::East:
      return Bitboard{eastward << 1};
    case Direction::SouthEast:
      return Bitboard{eastward >> 7};
    case Direction::South:
      return Bitboard{one.word() >> 8};
    case Direction::SouthWest:
      return Bitboard{westward >> 9};
    case Direction::West:
      return Bitboard{westward >> 1};
    case Direction::NorthWest:
      return Bitboard{westward << 7};
  }
  return {};
}

std::vector<Step> walk(Slider slider, Square from, Bitboard occupied) {
  std::vector<Step> steps;
  for (int i = 0; i < direction_count; ++i) {
    const auto way = static_cast<Direction>(i);
    if (!directions_of(slider).contains(way)) continue;
    for (Bitboard at = shifted({from}, way); !at.empty(); at = shifted(at - occupied, way))
      steps.push_back({way, *at.begin()});
  }
  return steps;
}

// Each direction has its own loop, as in the article, because that is faster.
Bitboard walked_sight(Slider slider, Square from, Bitboard occupied) {
  Bitboard seen;
  for_each_direction_of(slider, [&]<Direction D>() {
    for (Bitboard at = shifted({from}, D); !at.empty(); at = shifted(at - occupied, D))
      seen |= at;
  });
  return seen;
}

}  // namespace damas::sliding
