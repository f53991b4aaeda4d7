#include <array>
#include <cstdlib>
#include <random>

#include <doctest/doctest.h>

#include "coach/explain.hpp"
#include "coach/judge.hpp"
#include "core/fen.hpp"
#include "core/notation.hpp"

namespace damas::coach {
namespace {

// DAMAS_CLAIM_GAMES=2000 looks at some ten thousand claims of each variant, by hand: that takes
// long.
int games_per_variant() {
  const char* const games = std::getenv("DAMAS_CLAIM_GAMES");
  return games == nullptr ? 5 : std::atoi(games);
}
constexpr int most_plies = 60;

TEST_CASE("Claims about random moves of every variant are true") {
  int certain = 0;
  std::array<int, std::variant_size_v<Claim>> kinds = {};
  for (std::size_t i = 0; i < variants.size(); ++i) {
    std::mt19937 random(static_cast<unsigned>(i + 1));
    for (int n = 0; n < games_per_variant(); ++n) {
      Game game(static_cast<Variant>(i));
      while (!game.outcome() && game.ply() < most_plies) {
        const Move m = game.legal_moves()[random() % game.legal_moves().size()];
        if (game.ply() % 5 == 4) {
          for (const Claim& claim : explain(game, m, {}, {})) {
            ++certain;
            ++kinds[claim.index()];
            CAPTURE(info(game.variant()).id);
            CAPTURE(to_fen(game.position()));
            CAPTURE(to_text(game, m));
            CAPTURE(claim.index());
            CHECK(std::visit(judge::Judge(game, m), claim));
          }
        }
        game.play(m);
      }
    }
  }
  CHECK(certain > 100);
  for (std::size_t k = 0; k < kinds.size(); ++k)
    MESSAGE("claims of kind ", k, ": ", kinds[k]);
}

}  // namespace
}  // namespace damas::coach
