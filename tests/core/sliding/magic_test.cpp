#include "core/sliding/magic.hpp"

#include "core/sliding/board_diagram.hpp"

namespace damas::sliding {

TEST_CASE("a mask leaves out the last square of each ray") {
  CHECK(drawn(relevant_mask(Slider::Rook, Square::A1)) == drawn(marked(R"(
      ........
      x.......
      x.......
      x.......
      x.......
      x.......
      x.......
      .xxxxxx.)",
                                                                       "x")));
  CHECK(drawn(relevant_mask(Slider::Bishop, Square::D4)) == drawn(marked(R"(
      ........
      ......x.
      .x...x..
      ..x.x...
      ........
      ..x.x...
      .x...x..
      ........)",
                                                                         "x")));
}

TEST_CASE("the factor of a square maps every subset of its mask to the squares seen with it") {
  for (const Slider slider : {Slider::Rook, Slider::Bishop}) {
    MagicSearch search(slider, Square::D4);
    CHECK_FALSE(search.found());
    search.finish();
    REQUIRE(search.found());
    const Magic& magic = search.magic();
    CHECK(search.table().size() == std::size_t{1} << magic.bits);
    CHECK(magic.shift() == 64 - magic.mask.size());
    std::uint64_t way = 0;
    do {
      const Bitboard occupied{way};
      REQUIRE(magic.index(occupied) < search.table().size());
      REQUIRE(search.table()[magic.index(occupied)] == sight(slider, Square::D4, occupied));
      way = (way - magic.mask.word()) & magic.mask.word();
    } while (way != 0);
  }
}

TEST_CASE("a search in parts finds the same factor, and another seed finds another one") {
  MagicSearch whole(Slider::Rook, Square::E5);
  whole.finish();
  MagicSearch parts(Slider::Rook, Square::E5);
  int rounds = 1;
  while (!parts.advance(100))
    ++rounds;
  CHECK(rounds > 1);
  CHECK(parts.tries() == whole.tries());
  CHECK(parts.magic().factor == whole.magic().factor);
  MagicSearch other(Slider::Rook, Square::E5, MagicSearch::usual_seed + 1);
  other.finish();
  CHECK(other.magic().factor != whole.magic().factor);
}

}  // namespace damas::sliding
