#include "core/sliding/walk.hpp"

namespace damas::sliding {

namespace {

// Calls f(direction, square) for each step.
template <class F>
void for_each_step(Slider slider, Square from, Bitboard occupied, F&& f) {
  for_each_direction_of(slider, [&]<Direction D>() {
    Bitboard at = shifted(Bitboard{from}, D);
    while (!at.empty()) {
      f(D, at);
      if (!(at & occupied).empty()) break;
      at = shifted(at, D);
    }
  });
}

}  // namespace

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
  for_each_step(slider, from, occupied, [&](Direction way, Bitboard at) {
    steps.push_back({way, *at.begin()});
  });
  return steps;
}

Bitboard walked_sight(Slider slider, Square from, Bitboard occupied) {
  Bitboard seen;
  for_each_step(slider, from, occupied, [&](Direction, Bitboard at) { seen |= at; });
  return seen;
}

}  // namespace damas::sliding
