#include "endgame/known_results.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "core/board_edit.hpp"
#include "core/fen.hpp"
#include "endgame/certain_result.hpp"
#include "endgame/packed_check.hpp"
#include "engine/random.hpp"

namespace damas::endgame {

namespace {

constexpr Variant brazilian = Variant::Brazilian;

std::string packed_pieces(int pieces) {
  const auto tables = make_tables(brazilian);
  compute_all(*tables, pieces);
  return packed(*tables, brazilian, pieces);
}

AnyPosition position_from(const char* fen) {
  return std::get<AnyPosition>(parse_fen(brazilian, fen));
}

Game game_from(const char* fen) {
  return Game(position_from(fen));
}

// Two kings against one, White to move.
AnyPosition king_hunt(Random& random) {
  const auto tables = make_tables(brazilian);
  const Material material{{0, 2}, {0, 1}};
  return tables->position(
      material, static_cast<std::size_t>(random.below(static_cast<int>(tables->size(material)))));
}

// The move that keeps the game going for longest under perfect play afterwards.
Move slowest(const Game& game, Distances& tables) {
  const auto plies = [&](const Move& move) {
    return tables.find(compiled_rules(brazilian).after(game.position(), move))->plies;
  };
  const auto& moves = game.legal_moves();
  return *std::max_element(moves.begin(), moves.end(),
                           [&](const Move& a, const Move& b) { return plies(a) < plies(b); });
}

KnownResults computed() {
  return KnownResults(brazilian, {}, Computing::AtOnce);
}

}  // namespace

TEST_CASE("the result is known at once, its plies when they are computed") {
  KnownResults known(brazilian, packed_pieces(2), Computing::Beside);
  // Whether they are computed before the first question is answered is open.
  const auto result = known.find(position_from("W:WKa1:BKb2"));
  REQUIRE(result);
  CHECK(result->sign == 1);
  CHECK(known.find(position_from("W:WKb8:BKa1"))->sign == 0);
  CHECK_FALSE(known.find(start_of(brazilian)));
}

TEST_CASE("without packed tables, results come when they are computed") {
  KnownResults known = computed();
  CHECK(known.find(position_from("W:WKa1:BKb2")) == KnownResult{1, 1});
  CHECK(known.find(position_from("W:WKb8:BKa1")) == KnownResult{0, std::nullopt});
}

TEST_CASE("damaged tables and those of another variant are not used") {
  const std::string bytes = packed_pieces(2);
  CHECK(PackedTables::are_whole(bytes, brazilian));
  CHECK_FALSE(PackedTables::are_whole(bytes, Variant::Russian));
  CHECK_FALSE(PackedTables::are_whole(bytes.substr(0, 40), brazilian));
  CHECK_FALSE(PackedTables::are_whole({}, brazilian));
  std::string damaged = bytes;
  damaged[60] = static_cast<char>(damaged[60] ^ 1);
  CHECK_FALSE(PackedTables::are_whole(damaged, brazilian));
  KnownResults none(Variant::International, damaged, Computing::AtOnce);
  CHECK_FALSE(none.find(start_of(Variant::International)));
}

TEST_CASE("the results name the winner and the moves, whoever is to move") {
  KnownResults known = computed();
  CHECK(certain_result(game_from("W:WKa1:BKb2"), known) == CertainResult{Side::White, 1});
  CHECK(certain_result(game_from("B:WKb2:BKa1"), known) == CertainResult{Side::Black, 1});
  CHECK(certain_result(game_from("W:WKb8:BKa1"), known) == CertainResult{});
  CHECK_FALSE(certain_result(Game(brazilian), known));
}

TEST_CASE("where one wins by losing, the loser's moves are not counted either") {
  KnownResults known(Variant::BrazilianLosing, {}, Computing::AtOnce);
  const auto& squares = info(Variant::BrazilianLosing).rules.board.squares();
  int compared = 0;
  for (const Square white : squares) {
    for (const Square black : squares) {
      BoardEdit edit(Variant::BrazilianLosing);
      edit.put(white, {Side::White, Kind::Man});
      edit.put(black, {Side::Black, Kind::Man});
      edit.set_side_to_move(Side::Black);
      if (edit.pieces(Side::White).empty() || check(edit)) continue;
      const Game game(edit.position());
      const auto here = certain_result(game, known);
      if (!here || here->winner != Side::White || *here->moves < 2) continue;
      int longest = 0;
      for (const Move& move : game.legal_moves()) {
        Game next = game;
        next.play(move);
        longest = std::max(longest, certain_result(next, known)->moves.value());
      }
      CHECK(*here->moves == longest);
      ++compared;
    }
  }
  CHECK(compared > 0);
}

TEST_CASE("a game that is over has no result of the tables") {
  KnownResults known = computed();
  Game game = game_from("W:WKa1:BKb2");
  REQUIRE(game.play(game.legal_moves().front()));
  CHECK_FALSE(certain_result(game, known));
  CHECK(certain_moves(game, known).empty());
}

TEST_CASE("the result of a position is that of its best moves, one move later") {
  KnownResults known = computed();
  const Game game = game_from("W:Wg7:BKa1");
  const auto here = certain_result(game, known);
  const auto moves = certain_moves(game, known);
  REQUIRE(here);
  CHECK(moves.size() == game.legal_moves().size());
  CHECK(std::any_of(moves.begin(), moves.end(),
                    [&](const CertainMove& each) { return each.result == *here; }));
}

TEST_CASE("a move that ends the game has its result") {
  KnownResults known = computed();
  const auto moves = certain_moves(game_from("W:WKa1:BKb2"), known);
  REQUIRE_FALSE(moves.empty());
  for (const CertainMove& each : moves)
    CHECK(each.result == CertainResult{Side::White, 1});
}

TEST_CASE("a win that a counter of moves may cut off is not certain") {
  KnownResults known = computed();
  Distances tables(brazilian, Computing::AtOnce);
  Random random(3);
  int certain = 0;
  int cut_off = 0;
  for (int i = 0; i < 300; ++i) {
    Game game(king_hunt(random));
    for (int ply = 0; ply < 9 && !game.outcome(); ++ply) {
      const Result result = *tables.find(game.position());
      int left = 1000;
      for (const DrawCounter& counter : game.draw_counters()) {
        if (counter.reason != EndReason::Repetition) left = std::min(left, 2 * counter.left - 1);
      }
      const auto told = certain_result(game, known);
      CHECK(told.has_value() == (result.sign == 0 || result.plies <= left));
      if (result.sign != 0) ++(told ? certain : cut_off);
      game.play(slowest(game, tables));
    }
  }
  CHECK(certain > 100);
  CHECK(cut_off > 0);
}

}  // namespace damas::endgame
