#include "core/bitboard.hpp"

#include <vector>

#include <doctest/doctest.h>

namespace damas {

TEST_CASE("a 128-bit word shifts across its halves in both directions") {
  for (int i = 0; i < 128; ++i) {
    const Word128 one = bits::single<Word128>(i);
    CHECK(bits::lowest(one) == i);
    CHECK(bits::highest(one) == i);
    for (const int n : {0, 1, 5, 63, 64, 65}) {
      if (i + n < 128) CHECK((one << n) == bits::single<Word128>(i + n));
      if (i - n >= 0) CHECK((one >> n) == bits::single<Word128>(i - n));
    }
  }
}

TEST_CASE("shifting out of a 128-bit word loses the bits") {
  CHECK_FALSE(bits::any(bits::single<Word128>(127) << 1));
  CHECK_FALSE(bits::any(bits::single<Word128>(0) >> 1));
}

TEST_CASE("a square set iterates in ascending order") {
  SquareSet set;
  CHECK(set.empty());
  for (const int i : {90, 3, 64, 63, 17})
    set.insert(static_cast<Square>(i));
  std::vector<int> seen;
  for (const Square s : set)
    seen.push_back(index(s));
  CHECK(seen == std::vector<int>{3, 17, 63, 64, 90});
  CHECK(set.size() == 5);
}

TEST_CASE("set operators intersect, join and subtract") {
  SquareSet a;
  SquareSet b;
  a.insert(static_cast<Square>(1));
  a.insert(static_cast<Square>(70));
  b.insert(static_cast<Square>(70));
  CHECK((a & b) == b);
  CHECK((a | b) == a);
  CHECK((a - b).size() == 1);
  a.erase(static_cast<Square>(70));
  CHECK_FALSE(a.contains(static_cast<Square>(70)));
  CHECK(a.contains(static_cast<Square>(1)));
}

}  // namespace damas
