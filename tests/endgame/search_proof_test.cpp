// Takes too long for every build; runs optimised.
#include <doctest/doctest.h>

#include "coach/proof.hpp"
#include "core/fen.hpp"
#include "endgame/certain_result.hpp"
#include "endgame/consistency.hpp"
#include "engine/random.hpp"
#include "engine/thinker.hpp"

namespace damas::endgame {

namespace {

Side to_move(const AnyPosition& position) {
  return Game(position).side_to_move();
}

// A random position of that many pieces, each material as likely as any other.
AnyPosition random_position(const Tables& tables, int pieces, Random& random) {
  const std::vector<Material> all = pairs(tables, pieces);
  Material material = all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
  if (random.below(2) == 1) material = material.swapped();
  return tables.position(
      material, static_cast<std::size_t>(random.below(static_cast<int>(tables.size(material)))));
}

// The result of a search without tables; nothing if it would take too long.
std::optional<bool> wins_within(const AnyPosition& position, Side side, int plies) {
  coach::Proof proof(10'000);
  const bool found = proof.win(position, side, plies).has_value();
  if (!proof.complete()) return std::nullopt;
  return found;
}

// The longest resistance, or the shortest win.
Move best_by_tables(const Tables& tables, const Game& game) {
  const CompiledRules& rules = compiled_rules(game.variant());
  Move best = game.legal_moves().front();
  int most = -1000;
  for (const Move& move : game.legal_moves()) {
    const Result theirs = *tables.find(rules.after(game.position(), move));
    const int worth = theirs.sign == 0  ? 0
                      : theirs.sign < 0 ? 500 - theirs.plies
                                        : theirs.plies - 500;
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

// The plies of the game by the tables alone; nothing if a draw rule comes first.
std::optional<int> played_out(Game game, const Tables& tables) {
  int plies = 0;
  for (; !game.outcome(); ++plies)
    game.play(best_by_tables(tables, game));
  return game.outcome()->winner ? std::optional(plies) : std::nullopt;
}

// The plies of the game between the engine and the tables; 1000 for a draw.
int played_out(Game game, Side engine, const Tables& tables, Thinker& thinker) {
  thinker.forget();
  const std::atomic<bool> never = false;
  SearchRequest request;
  request.level = strongest_level;
  request.limits.nodes = 4000;
  int plies = 0;
  for (; !game.outcome(); ++plies) {
    const bool mine = game.side_to_move() == engine;
    const Move move = mine ? *thinker.think(game, request, never, [](const Report&) {}).best
                           : best_by_tables(tables, game);
    REQUIRE(game.play(move));
  }
  return game.outcome()->winner ? plies : 1000;
}

}  // namespace

// Small tables for most variants, because those of four pieces take most of the time.
TEST_CASE("a search without tables agrees with them") {
  struct Looked {
    Variant variant;
    int most_pieces;
  };
  int all_agreed = 0;
  for (const Looked& looked :
       {Looked{Variant::Brazilian, 4}, Looked{Variant::English, 4}, Looked{Variant::Italian, 3},
        Looked{Variant::Thai, 3}, Looked{Variant::RussianLosing, 3},
        Looked{Variant::Breakthrough, 3}}) {
    CAPTURE(info(looked.variant).id);
    const auto tables = make_tables(looked.variant);
    compute_all(*tables, looked.most_pieces);
    Random random(11);
    int agreed = 0;
    int wrong = 0;
    for (int pieces = 3; pieces <= looked.most_pieces; ++pieces) {
      for (int i = 0; i < 200; ++i) {
        const AnyPosition position = random_position(*tables, pieces, random);
        const Result known = *tables->find(position);
        const Side mover = to_move(position);
        constexpr int deep = 5;
        for (const Side side : {mover, opponent(mover)}) {
          // A side wins with its own last move.
          const int plies = side == mover ? deep : deep - 1;
          const bool wins = known.sign == (side == mover ? 1 : -1) && known.plies <= plies;
          const auto found = wins_within(position, side, plies);
          if (!found) continue;
          ++agreed;
          wrong += *found == wins ? 0 : 1;
        }
      }
    }
    CHECK(wrong == 0);
    CHECK(agreed > 300);
    all_agreed += agreed;
  }
  CHECK(all_agreed >= 2'500);
}

TEST_CASE("the engine wins in exactly the plies of the tables, and loses as late as they do") {
  for (const Variant variant : {Variant::Brazilian, Variant::English}) {
    CAPTURE(info(variant).id);
    const auto tables = make_tables(variant);
    compute_all(*tables, 3);
    Thinker thinker(4);
    Random random(5);
    int won = 0;
    int lost = 0;
    while (won < 100 || lost < 100) {
      const AnyPosition position = random_position(*tables, 3, random);
      const Result known = *tables->find(position);
      if (known.sign == 0 || known.plies == 0) continue;
      int& count = known.sign > 0 ? won : lost;
      if (count == 100) continue;
      const auto alone = played_out(Game(position), *tables);
      if (!alone) continue;
      CHECK(*alone == known.plies);
      ++count;
      const Side mover = to_move(position);
      CAPTURE(to_fen(position));
      CHECK(played_out(Game(position), mover, *tables, thinker) == known.plies);
    }
  }
}

}  // namespace damas::endgame
