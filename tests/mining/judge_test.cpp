#include "mining/judge.hpp"

#include "engine/positions.hpp"

namespace damas::mining {

TEST_CASE("all lines that are wanted come from an iteration that compared all moves") {
  Random random(3);
  Judge judge(Variant::Brazilian, Tables::Small);
  for (int i = 0; i < 20; ++i) {
    const Game game = random_game(Variant::Brazilian, 12 + i, random);
    if (game.outcome()) continue;
    judge.forget();
    const Report report = judge.search(game, 700, 3);
    CHECK(report.lines.size() == std::min<std::size_t>(3, game.legal_moves().size()));
    for (std::size_t n = 1; n < report.lines.size(); ++n)
      CHECK(report.lines[n - 1].score >= report.lines[n].score);
  }
}

TEST_CASE("a judgement does not depend on searches before forgetting") {
  const Game game(Variant::Brazilian);
  Judge judge(Variant::Brazilian, Tables::Small);
  Game later = game;
  later.play(Move(game.legal_moves().front()));
  const Report first = judge.search(game, 3000, 2);
  judge.forget();
  judge.search(later, 3000, 1);
  judge.forget();
  const Report again = judge.search(game, 3000, 2);
  CHECK(again.score == first.score);
  CHECK(again.line == first.line);
}

TEST_CASE("tables of four pieces are computed on small boards only, if they are wanted") {
  CHECK(computes_tables(Variant::Brazilian, Tables::FourPieces));
  CHECK_FALSE(computes_tables(Variant::Brazilian, Tables::Small));
  CHECK_FALSE(computes_tables(Variant::International, Tables::FourPieces));
}

}  // namespace damas::mining
