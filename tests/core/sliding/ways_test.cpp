// Compares all ways to compute a slide on random boards.
#include <random>

#include <doctest/doctest.h>

#include "core/sliding/line_table.hpp"
#include "core/sliding/magic.hpp"
#include "core/sliding/walk.hpp"

namespace damas::sliding {

TEST_CASE("walk, rays, lines and magic see the same squares on a million boards") {
  const LineTable lines;
  const Magics magics;
  std::mt19937_64 random(20);
  int wrong = 0;
  for (int n = 0; n < 1'000'000; ++n) {
    // The boards range from nearly empty to nearly full.
    std::uint64_t word = random();
    if (n % 3 != 0) word &= random();
    if (n % 3 == 2) word &= random();
    if (n % 7 == 0) word = ~word;
    const Bitboard occupied{word};
    const auto from = static_cast<Square>(n % square_count);
    for (const Slider slider : all_sliders) {
      const Bitboard seen = walked_sight(slider, from, occupied);
      const bool same = seen == sight(slider, from, occupied) &&
                        seen == lines.sight(slider, from, occupied) &&
                        seen == magics.sight(slider, from, occupied);
      if (!same) ++wrong;
    }
  }
  CHECK(wrong == 0);
}

}  // namespace damas::sliding
