#include "engine/makeshift.hpp"

#include "engine/positions.hpp"

namespace damas {

namespace {

std::string makeshift_move(const Game& game, int positions = 1500) {
  return to_text(game, *makeshift_search(game, {}, positions).best);
}

}  // namespace

TEST_CASE("the makeshift search plays every variant, however few positions it may visit") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(variants[i].id);
    Game game(static_cast<Variant>(i));
    for (int ply = 0; ply < 40 && !game.outcome(); ++ply) {
      const Report report = makeshift_search(game, {}, ply % 2 == 0 ? 1 : 200);
      REQUIRE(report.best);
      CHECK(report.finished);
      CHECK(report.line.front() == *report.best);
      REQUIRE(game.play(*report.best));
    }
  }
}

TEST_CASE("the makeshift search ends soon after its limit of positions, and is repeatable") {
  const Game game(Variant::International);
  const Report report = makeshift_search(game, {}, 500);
  CHECK(report.nodes >= 500);
  CHECK(report.nodes < 600);
  CHECK(report.depth >= 2);
  CHECK(makeshift_search(game, {}, 500).best == report.best);
  CHECK(makeshift_search(game, by_depth(1), 500).depth == 1);
}

TEST_CASE("the makeshift search takes a free piece and gives none away") {
  const Game game = game_from(Variant::Brazilian, "W:Wc3,a1:Be5,h8");
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    SearchRequest request;
    request.seed = seed;
    CHECK(to_text(game, *makeshift_search(game, request, 1500).best) != "c3-d4");
  }
  const Report report =
      makeshift_search(game_from(Variant::Brazilian, "W:Wc3,g1:Bd4,h8"), {}, 1500);
  CHECK(report.best->is_capture());
  CHECK(report.score > 0);
}

TEST_CASE("the makeshift search sees the end of the game, also in losing variants") {
  CHECK(makeshift_search(game_from(Variant::Brazilian, "W:Wc3:Bd4"), {}, 1500).score ==
        score::won - 1);
  CHECK(makeshift_move(game_from(Variant::BrazilianLosing, "W:Wc3:Be5")) == "c3-d4");
  CHECK(makeshift_search(game_from(Variant::Antidraughts, "W:Wa1,c1,e1,g1:Bj10"), {}, 1500).score <
        0);
}

}  // namespace damas
