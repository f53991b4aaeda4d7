#include "engine/quiet_move.hpp"

#include <algorithm>

#include "engine/each_variant.hpp"
#include "engine/positions.hpp"

namespace damas {

namespace {

bool brazilian_has(std::string_view fen) {
  constexpr auto brazilian = static_cast<std::size_t>(Variant::Brazilian);
  const Game game = game_from(Variant::Brazilian, fen);
  return has_quiet_move(std::get<brazilian>(game.position()));
}

}  // namespace

TEST_CASE("in every variant, without captures it tells whether there is a legal move") {
  for_each_variant([]<std::size_t I>() {
    Random random(I + 1);
    int compared = 0;
    for (int n = 0; n < 5; ++n) {
      Game game(static_cast<Variant>(I));
      for (int ply = 0; ply < 80 && !game.outcome(); ++ply) {
        const auto& moves = game.legal_moves();
        const bool captures =
            std::any_of(moves.begin(), moves.end(), [](const Move& m) { return m.is_capture(); });
        if (!captures) {
          CHECK(has_quiet_move(std::get<I>(game.position())) == !moves.empty());
          ++compared;
        }
        play_random_move(game, random);
      }
    }
    CHECK(compared > 0);
  });
}

TEST_CASE("blocked men and kings have no quiet moves") {
  CHECK_FALSE(brazilian_has("W:Wa5:Bb6,c7"));
  CHECK_FALSE(brazilian_has("W:WKa1:Bb2,c3"));
  CHECK(brazilian_has("W:Wa5,a1:Bb6,c7"));
  CHECK(brazilian_has("W:WKa3:Bb4,c5"));
}

}  // namespace damas
