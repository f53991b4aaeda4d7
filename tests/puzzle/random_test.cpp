#include "puzzle/random.hpp"

#include <array>

#include <doctest/doctest.h>

namespace damas::puzzle {

TEST_CASE("The generator gives the published SplitMix64 sequence") {
  Random random(1234567);
  CHECK(random.next() == 6457827717110365317U);
  CHECK(random.next() == 3203168211198807973U);
  CHECK(random.next() == 9817491932198370423U);
}

TEST_CASE("A bounded draw stays below its bound and reaches every value") {
  Random random(7);
  std::array<int, 5> seen{};
  for (int draw = 0; draw < 1000; ++draw)
    ++seen.at(static_cast<std::size_t>(random.below(5)));
  for (const int count : seen)
    CHECK(count > 150);
  CHECK(random.below(1) == 0);
}

TEST_CASE("A bounded draw has no bias even where the bound does not divide the range") {
  // Two thirds of 2^64: a plain remainder would give the lower half of the values twice as often.
  constexpr std::uint64_t bound = 0xAAAAAAAAAAAAAAAAU;
  Random random(7);
  int low = 0;
  for (int draw = 0; draw < 10'000; ++draw)
    low += random.below(bound) < bound / 2 ? 1 : 0;
  CHECK(low > 4'800);
  CHECK(low < 5'200);
}

}  // namespace damas::puzzle
