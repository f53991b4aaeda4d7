#include "core/pdn/convert.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"

namespace damas {

TEST_CASE("A played game is the same after conversion to PDN and back") {
  Game game(Variant::Brazilian);
  for (std::size_t ply = 0; ply < 9; ++ply)
    REQUIRE(game.play(game.legal_moves()[ply % game.legal_moves().size()]));
  game.undo();
  const PdnGame pdn = pdn_of(game, {{"White", "a"}});
  CHECK(pdn.tree.ply_count() == 9);
  CHECK(pdn.result.score == PdnScore::Unknown);
  const auto read = read_pdn(write_pdn(pdn));
  REQUIRE(read.size() == 1);
  const PdnReplay again = replay(read[0].tree);
  CHECK(again.omitted == 0);
  CHECK(again.game.last_ply() == 9);
  game.redo();
  CHECK(again.game.position() == game.position());
}

TEST_CASE("The result says how the game ended") {
  const Game game(Variant::International);
  const PdnGame resigned = pdn_of(game, {}, Outcome{Side::Black, EndReason::Resignation});
  CHECK(to_text(resigned.result) == "0-2");
  const PdnGame late = pdn_of(game, {}, Outcome{Side::White, EndReason::Time});
  CHECK(late.headers.value("Termination") == "time forfeit");
  CHECK(to_text(pdn_of(game, {}, Outcome{std::nullopt, EndReason::Agreement}).result) == "1-1");
}

TEST_CASE("A tag records the reasons for an end that the moves do not show") {
  const Game game(Variant::International);
  for (const EndReason reason : {EndReason::Agreement, EndReason::Resignation, EndReason::Time,
                                 EndReason::Abandonment, EndReason::Adjudication}) {
    const auto read = read_pdn(write_pdn(pdn_of(game, {}, Outcome{std::nullopt, reason})));
    REQUIRE(read.size() == 1);
    CHECK(termination_of(read[0].headers) == reason);
  }
  const PdnGame stuck = pdn_of(game, {}, Outcome{Side::White, EndReason::NoMoves});
  CHECK_FALSE(stuck.headers.find("Termination"));
  const Outcome other{Side::White, EndReason::NoMoves};
  CHECK_FALSE(pdn_of(game, {{"Termination", "resignation"}}, other).headers.find("Termination"));
  CHECK_FALSE(termination_of(stuck.headers));
  CHECK_FALSE(termination_of({{"Termination", "normal"}}));
  // Elsewhere a person may have decided.
  CHECK_FALSE(termination_of({{"Termination", "adjudication"}}));
}

TEST_CASE("A replay goes to any node of the tree") {
  const auto games = read_pdn("[GameType \"20\"] 1. 32-28 19-23 (18-23 2. 38-32) 2. 28x19 *");
  const PdnTree& tree = games[0].tree;
  const PdnNode variation = tree.children(tree.main_line()[0])[1];
  const PdnReplay made = replay(tree, tree.first_child(variation));
  CHECK(made.game.ply() == 3);
  CHECK(made.game.position() == tree.position_at(tree.first_child(variation)));
}

TEST_CASE("A replay begins at the last position that was set up") {
  const auto games = read_pdn("[GameType \"20\"] 1. 32-28 /FEN \"W:W31-50:B1-20\"/ 1. 33-29 *");
  REQUIRE(games[0].is_whole());
  const PdnReplay made = replay(games[0].tree);
  CHECK(made.game.ply() == 1);
  CHECK(made.game.start() == start_of(Variant::International));
}

TEST_CASE("Moves after the end of a game by the rules are counted but not played") {
  const auto games = read_pdn(
      "[GameType \"20\"][FEN \"W:WK1,K2:BK50,K49\"] 1. 1-6 50-45 2. 6-1 45-50 3. 1-6 50-45 4. 6-1 "
      "45-50 5. 1-6 50-45 *");
  REQUIRE(games[0].is_whole());
  const PdnReplay made = replay(games[0].tree);
  CHECK(made.game.outcome());
  CHECK(made.omitted == 2);
}

TEST_CASE("The positions of a game are its start and one after each move") {
  const auto games = read_pdn("[GameType \"26\"] 1. c3-d4 d6-c5 *");
  const auto positions = positions_of(games[0].tree);
  REQUIRE(positions.size() == 3);
  CHECK(positions[0] == start_of(Variant::Brazilian));
}

}  // namespace damas
