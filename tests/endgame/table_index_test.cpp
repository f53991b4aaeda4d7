#include "endgame/table_index.hpp"

#include <doctest/doctest.h>

#include "engine/each_variant.hpp"
#include "engine/random.hpp"

namespace damas::endgame {

namespace {

// The same position as the other side sees it.
template <Rules R>
Position<R> turned(const Position<R>& p) {
  constexpr int last = R.board.square_count() - 1;
  Position<R> result;
  result.to_move = opponent(p.to_move);
  for (const Square s : R.board.squares()) {
    const auto piece = p.piece_at(s);
    if (!piece) continue;
    const Square other = R.board.square_at(last - R.board.ordinal(s));
    result.put(other, {opponent(piece->side), piece->kind});
  }
  return result;
}

}  // namespace

TEST_CASE("each number belongs to one position, in every variant") {
  Random random(1);
  for_each_variant([&]<std::size_t I>() {
    constexpr Rules R = variants[I].rules;
    for (const Material& first : first_of_pairs(3)) {
      for (const Material& material : {first, first.swapped()}) {
        CAPTURE(name_of(material));
        const TableIndex<R> index(material);
        for (int i = 0; i < 50; ++i) {
          const auto number =
              static_cast<std::size_t>(random.below(static_cast<int>(index.size())));
          const Position<R> p = index.position(number);
          REQUIRE(Material::of(p) == material);
          REQUIRE(index(p) == number);
          REQUIRE(index(turned(p)) == number);
        }
      }
    }
  });
}

TEST_CASE("all positions of a material have a number below the size, without gaps") {
  constexpr Rules R = info(Variant::English).rules;
  const Material material{{2, 0}, {1, 1}};
  const TableIndex<R> index(material);
  std::size_t next = 0;
  for (; next < index.size(); ++next) {
    const Position<R> p = index.position(next);
    REQUIRE(index(p) == next);
    REQUIRE_FALSE(bits::any(p.men(Side::White) & Board<R.board>::crown_row<Side::White>));
    REQUIRE_FALSE(bits::any(p.men(Side::Black) & Board<R.board>::crown_row<Side::Black>));
  }
  // 28 squares for men of each side, of which 24 are common; a king on any square left.
  constexpr std::size_t none_behind = std::size_t{276} * 26;
  constexpr std::size_t one_behind = std::size_t{4} * 24 * 27;
  constexpr std::size_t both_behind = std::size_t{6} * 28;
  CHECK(next == (none_behind + one_behind + both_behind) * 29);
}

TEST_CASE("six pieces are numbered") {
  constexpr Rules R = info(Variant::International).rules;
  Random random(2);
  for (const Material& material : first_of_pairs(6)) {
    const TableIndex<R> index(material);
    const auto number = static_cast<std::size_t>(random.below(1 << 30)) % index.size();
    CHECK(index(index.position(number)) == number);
  }
}

}  // namespace damas::endgame
