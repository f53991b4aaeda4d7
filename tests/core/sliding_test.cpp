#include "core/sliding.hpp"

#include <random>

#include <doctest/doctest.h>

namespace damas {

namespace {

// The slide computed step by step, without tables.
template <class B, Direction D>
typename B::Word walked(Square from, typename B::Word occupied) {
  typename B::Word reach{};
  auto at = B::template step<D>(B::bit(from)) & B::squares;
  while (bits::any(at & ~occupied)) {
    reach |= at;
    at = B::template step<D>(at) & B::squares;
  }
  return reach;
}

template <class B>
typename B::Word random_set(std::mt19937_64& random) {
  typename B::Word w{};
  for (const Square s : B::shape.squares()) {
    if (random() % 4 == 0) w |= B::bit(s);
  }
  return w;
}

template <BoardShape S>
void check_slides() {
  using B = Board<S>;
  std::mt19937_64 random(7);
  for (int round = 0; round < 200; ++round) {
    const auto occupied = random_set<B>(random);
    for (const Square s : S.squares()) {
      for_each_direction<directions::all, Side::White>([&]<Direction D>() {
        CHECK(Rays<B>::template reach<D>(s, occupied) == walked<B, D>(s, occupied));
      });
    }
  }
}

}  // namespace

TEST_CASE("a slide stops before the first piece, on every board and in every direction") {
  check_slides<BoardShape{8, 8}>();
  check_slides<BoardShape{10, 10}>();
  check_slides<BoardShape{12, 12}>();
  check_slides<BoardShape{8, 8, true}>();
}

TEST_CASE("a rook alone on A1 reaches the whole of its file and of its rank") {
  using B = Board<BoardShape{8, 8, true}>;
  const Square a1 = *B::shape.square({0, 0});
  const auto reach = Rays<B>::reach<Direction::North>(a1, B::bit(a1)) |
                     Rays<B>::reach<Direction::East>(a1, B::bit(a1)) |
                     Rays<B>::reach<Direction::South>(a1, B::bit(a1)) |
                     Rays<B>::reach<Direction::West>(a1, B::bit(a1));
  CHECK(reach == ((B::files(0, 0) | B::ranks(0, 0)) & ~B::bit(a1)));
}

}  // namespace damas
