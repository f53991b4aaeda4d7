// Searches in every variant: legal play, and play for the variant's goal.
#include "engine/positions.hpp"

namespace damas {

namespace {

// Plays both sides for `plies` plies, or to the end of the game.
void play_a_game(Variant variant, int plies) {
  Thinker thinker(1);
  Game game(variant);
  for (int ply = 0; ply < plies && !game.outcome(); ++ply) {
    const Report report = think(thinker, game, by_nodes(300, static_cast<std::uint64_t>(ply)));
    REQUIRE(report.best);
    REQUIRE(game.play(*report.best));
  }
}

}  // namespace

TEST_CASE("the engine plays every variant") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(variants[i].id);
    play_a_game(static_cast<Variant>(i), 60);
  }
}

TEST_CASE("Breakthrough: the engine promotes and recognises the win") {
  const Game game = game_from(Variant::Breakthrough, "W:Wc9,e3:Bh8,f6");
  const Report report = think(game, by_depth(4));
  CHECK(report.best->promotes);
  CHECK(report.score == score::won - 1);
}

TEST_CASE("losing games: the engine gives its last piece away") {
  for (const Variant variant : {Variant::BrazilianLosing, Variant::RussianLosing}) {
    const Game game = game_from(variant, "W:Wc3:Be5");
    const Report report = think(game, by_depth(6));
    CHECK(to_text(game, *report.best) == "c3-d4");
    CHECK(report.score == score::won - 2);
  }
}

TEST_CASE("losing games: the side with more pieces is worse off") {
  const Game game = game_from(Variant::Antidraughts, "W:Wa1,c1,e1,g1:Bj10");
  CHECK(think(game, by_depth(3)).score < 0);
}

TEST_CASE("Frisian: the search does not move a king that must rest") {
  Game game = game_from(Variant::Frisian, "W:WKa1,c1:BKj6,d8");
  const auto play = [&](const char* from, const char* to) {
    for (const Move& m : game.legal_moves()) {
      if (m.from == parse_square(from, game.shape()) && m.to == parse_square(to, game.shape())) {
        REQUIRE(game.play(Move(m)));
        return;
      }
    }
    FAIL("not legal");
  };
  play("a1", "b2");
  play("j6", "i5");
  play("b2", "a1");
  play("i5", "j6");
  play("a1", "b2");
  play("j6", "i5");
  const Report report = think(game, by_depth(5));
  CHECK(report.best->from == parse_square("c1", game.shape()));
}

}  // namespace damas
