#include "engine/known_scores.hpp"

#include <cstdlib>
#include <memory>

#include "endgame/consistency.hpp"
#include "engine/positions.hpp"

namespace damas {

namespace {

constexpr Rules english_rules = info(Variant::English).rules;

// The results that a search of English draughts has with the tables of two pieces.
struct English {
  Game game;
  Root<english_rules> root;
  Knowledge<english_rules> knowledge;
  SearchLine<english_rules> line;

  explicit English(std::string_view fen)
      : game(game_from(Variant::English, fen)), root(root_of(game)), line(root, 2) {
    const auto tables = endgame::make_tables(Variant::English);
    endgame::compute_all(*tables, 2);
    knowledge.packed_endings = std::make_shared<const endgame::PackedTables>(
        endgame::packed(*tables, Variant::English, 2), Variant::English);
  }

  static Root<english_rules> root_of(const Game& game) {
    return {
        std::get<Position<english_rules>>(static_cast<const AnyPosition::Base&>(game.position())),
        &game.draw_rules(),
        game.draw_state(),
        {}};
  }
  KnownScores<english_rules> known(bool overlooks = false) const {
    return {root.position, knowledge, overlooks};
  }
};

constexpr const char* draw = "W:WK1:BK32";

}  // namespace

TEST_CASE("a drawn ending has one small score") {
  const English english(draw);
  const ScoreRange range = english.known().range(english.line, 0, false);
  CHECK(range.low == range.high);
  CHECK(std::abs(range.low) < 100);
}

TEST_CASE("a level that overlooks captures uses no packed tables") {
  const English english(draw);
  const ScoreRange range = english.known(true).range(english.line, 0, false);
  CHECK(range.low < range.high);
  CHECK(english.known(true).salt() == 0);
  CHECK(english.known(true).mark(english.line, 0) == 0);
  CHECK(english.known().salt() != 0);
}

TEST_CASE("no score is exact unless tables have distances") {
  const English english(draw);
  CHECK_FALSE(english.known().exact(english.line, 0));
}

TEST_CASE("a position with more pieces than the tables has no mark and no bounds") {
  const English english("W:WK1,K2:BK32");
  CHECK(english.known().mark(english.line, 0) == 0);
  const ScoreRange range = english.known().range(english.line, 0, false);
  CHECK_FALSE(range.decides(-score::won, score::won));
}

TEST_CASE("tables with distances give the score of a win") {
  English english("W:WK10:BK7");  // White captures the last piece
  auto& endings = english.knowledge.endings;
  const auto& position = english.root.position;
  // Larger tables than that of two kings are not needed.
  endings.make(position, endgame::GradualTables<english_rules>::Extent::Small,
               [&] { return endings.find(position).has_value(); });
  CHECK(english.known().exact(english.line, 0) == score::won - 1);
  // A level that overlooks captures knows endings of kings alone as well.
  CHECK(english.known(true).exact(english.line, 0) == score::won - 1);
}

}  // namespace damas
