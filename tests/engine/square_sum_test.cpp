#include "engine/square_sum.hpp"

#include <doctest/doctest.h>

#include "engine/random.hpp"

namespace damas {

namespace {

Tapered value_of(Square s) {
  return {3 * index(s) - 40, 7 - index(s)};
}

template <class W>
W random_word(Random& random) {
  if constexpr (std::is_same_v<W, Word128>) {
    const std::uint64_t low = random.next();
    return Word128{low, random.next()};
  } else {
    return random.next();
  }
}

template <BoardShape S>
void compare_with_one_by_one() {
  using B = Board<S>;
  const SquareSum<B> sum([](Square s) { return value_of(s); });
  Random random(1);
  for (int i = 0; i < 200; ++i) {
    const auto squares = random_word<typename B::Word>(random) & B::squares;
    Tapered expected;
    bits::for_each(squares, [&](Square s) { expected += value_of(s); });
    REQUIRE(sum(squares) == expected);
  }
}

}  // namespace

TEST_CASE("sums equal those taken square by square, on every size of board") {
  compare_with_one_by_one<BoardShape{8, 8}>();
  compare_with_one_by_one<BoardShape{8, 8, true}>();
  compare_with_one_by_one<BoardShape{10, 10}>();
  compare_with_one_by_one<BoardShape{12, 12}>();
}

}  // namespace damas
