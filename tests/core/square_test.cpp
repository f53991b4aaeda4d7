#include "core/square.hpp"

#include <set>

#include <doctest/doctest.h>

#include "core/board.hpp"

namespace damas {

namespace {

constexpr BoardShape shapes[] = {{8, 8},   {8, 8, false, true},   {10, 10},    {10, 8},
                                 {12, 12}, {12, 12, false, true}, {8, 8, true}};

}  // namespace

TEST_CASE("every square of every board has one cell, one ordinal and one index") {
  for (const BoardShape& shape : shapes) {
    CAPTURE(shape.files);
    std::set<int> indices;
    for (int n = 0; n < shape.square_count(); ++n) {
      const Square s = shape.square_at(n);
      CHECK(shape.ordinal(s) == n);
      CHECK(shape.square(shape.cell(s)) == s);
      indices.insert(index(s));
    }
    CHECK(indices.size() == static_cast<std::size_t>(shape.square_count()));
    CHECK(*indices.rbegin() == shape.bit_count() - 1);
  }
}

TEST_CASE("half boards use the colour of the bottom-left corner, mirrored ones the other") {
  CHECK(BoardShape{8, 8}.square({0, 0}).has_value());
  CHECK_FALSE(BoardShape{8, 8}.square({1, 0}).has_value());
  CHECK_FALSE(BoardShape{8, 8, false, true}.square({0, 0}).has_value());
  CHECK(BoardShape{8, 8, false, true}.square({7, 0}).has_value());
  CHECK(BoardShape{8, 8, true}.square({3, 4}).has_value());
}

TEST_CASE("cells off the board are not squares") {
  for (const BoardShape& shape : shapes) {
    CHECK_FALSE(shape.square({-1, 1}).has_value());
    CHECK_FALSE(shape.square({0, -2}).has_value());
    CHECK_FALSE(shape.square({shape.files, 0}).has_value());
    CHECK_FALSE(shape.square({1, shape.ranks}).has_value());
  }
}

namespace {

template <BoardShape S>
void check_steps() {
  using B = Board<S>;
  constexpr int files[] = {0, 1, 1, 1, 0, -1, -1, -1};
  constexpr int ranks[] = {1, 1, 0, -1, -1, -1, 0, 1};
  const BoardShape plain{S.files, S.ranks, S.whole, false};
  for (const Square s : S.squares()) {
    const Cell from = plain.cell(s);
    for_each_direction<directions::all, Side::White>([&]<Direction D>() {
      const int scale = !S.whole && is_orthogonal(D) ? 2 : 1;
      const Cell to{from.file + scale * files[static_cast<int>(D)],
                    from.rank + scale * ranks[static_cast<int>(D)]};
      const auto landed = B::template step<D>(B::bit(s)) & B::squares;
      const auto expected = plain.square(to);
      CHECK(bits::count(landed) == (expected ? 1 : 0));
      if (expected) CHECK(landed == B::bit(*expected));
    });
  }
}

}  // namespace

TEST_CASE("one shift is one step in each direction and never wraps around an edge") {
  check_steps<BoardShape{8, 8}>();
  check_steps<BoardShape{10, 10}>();
  check_steps<BoardShape{10, 8}>();
  check_steps<BoardShape{12, 12}>();
  check_steps<BoardShape{8, 8, true}>();
  check_steps<BoardShape{8, 8, false, true}>();
}

TEST_CASE("boards of up to 64 bits fit one machine word") {
  static_assert(sizeof(Board<BoardShape{10, 10}>::Word) == 8);
  static_assert(sizeof(Board<BoardShape{8, 8, true}>::Word) == 8);
  static_assert(sizeof(Board<BoardShape{12, 12}>::Word) == 16);
}

}  // namespace damas
