#include "engine/oversight.hpp"

#include "engine/positions.hpp"

namespace damas {

namespace {

constexpr Rules R = variants[static_cast<std::size_t>(Variant::Brazilian)].rules;

// Captures in random positions, and how many of them are overlooked.
struct Share {
  int captures = 0;
  int overlooked = 0;

  int permille() const { return 1000 * overlooked / captures; }
};

// The share of overlooked captures among forward captures of `pieces` pieces.
Share share(const Oversight<R>& oversight, int pieces, bool own) {
  Share result;
  Random random(5);
  for (int n = 0; result.captures < 300; ++n) {
    const Game game = random_game(Variant::Brazilian, 10 + n % 50, random);
    const auto* position = std::get_if<Position<R>>(&game.position());
    REQUIRE(position != nullptr);
    for (const Move& m : game.legal_moves()) {
      if (m.captured.size() != pieces) continue;
      const int way = R.board.cell(m.to).rank - R.board.cell(m.from).rank;
      if ((game.side_to_move() == Side::White) != (way > 0) || way == 0) continue;
      ++result.captures;
      result.overlooked += oversight.overlooks(*position, key(*position), m, own) ? 1 : 0;
    }
  }
  return result;
}

}  // namespace

TEST_CASE("without mistakes all captures are seen, and searches share table entries") {
  const Oversight<R> oversight(Mistakes{50, 0, 0}, 7);
  CHECK(oversight.sees_all());
  CHECK(oversight.salt() == 0);
  CHECK(share(oversight, 2, true).overlooked == 0);
}

TEST_CASE("forward captures of a single piece are always seen") {
  const Oversight<R> oversight(Mistakes{0, 1000, 1000}, 7);
  CHECK(share(oversight, 1, true).overlooked == 0);
  CHECK(share(oversight, 1, false).overlooked == 0);
  CHECK(share(oversight, 2, false).permille() == 1000);
}

TEST_CASE("captures of two pieces are overlooked at the given rates") {
  const Oversight<R> oversight(Mistakes{0, 200, 600}, 7);
  CHECK(share(oversight, 2, false).permille() == doctest::Approx(200).epsilon(0.4));
  CHECK(share(oversight, 2, true).permille() == doctest::Approx(600).epsilon(0.2));
}

TEST_CASE("different seeds overlook different captures") {
  const Mistakes half{0, 500, 500};
  CHECK(Oversight<R>(half, 1).salt() != Oversight<R>(half, 2).salt());
}

}  // namespace damas
