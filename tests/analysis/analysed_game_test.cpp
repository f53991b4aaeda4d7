#include "analysis/analysed_game.hpp"

#include <doctest/doctest.h>

#include "analysis/quiet_game.hpp"
#include "engine/engine.hpp"

namespace damas::analysis {

namespace {

Game three_plies() {
  return quiet_game(Variant::English, 3);
}

std::vector<std::optional<AnalysedPosition>> scores(const std::vector<int>& list) {
  std::vector<std::optional<AnalysedPosition>> positions;
  for (const int score : list)
    positions.push_back(AnalysedPosition{score, {}});
  return positions;
}

}  // namespace

TEST_CASE("The loss by a move is the side's loss of expected result") {
  const Game game = three_plies();
  const Side first = Game(Variant::English).side_to_move();
  const int good = first == Side::White ? 200 : -200;  // for the side that begins
  const AnalysedGame found = analysed(game, scores({0, -good, 0, good}));
  REQUIRE(found.is_whole());
  CHECK(found.moves[0]->side == first);
  CHECK(found.moves[0]->loss > least_mistake);
  CHECK(found.moves[0]->turning_point);
  CHECK(found.moves[1]->side == opponent(first));
  CHECK(found.moves[1]->loss == found.moves[0]->loss);
  CHECK(found.moves[2]->loss == 0);
  CHECK(found.moves[2]->judgement == Judgement::Fine);
  CHECK(*found.accuracy[static_cast<std::size_t>(first)] ==
        doctest::Approx((100 + accuracy_of(found.moves[0]->loss)) / 2));
  CHECK(*found.accuracy[static_cast<std::size_t>(opponent(first))] ==
        doctest::Approx(accuracy_of(found.moves[1]->loss)));
}

TEST_CASE("A mistake of a side that stays worse is no turning point") {
  const Side first = Game(Variant::English).side_to_move();
  const int sign = first == Side::White ? -1 : 1;
  const AnalysedGame found =
      analysed(three_plies(), scores({sign * 150, sign * score::sure_win, 0, 0}));
  REQUIRE(found.moves[0]->judgement != Judgement::Fine);
  CHECK_FALSE(found.moves[0]->turning_point);
}

TEST_CASE("The best move loses nothing, whatever later scores say") {
  const Game game = three_plies();
  auto positions = scores({900, -900, 900, -900});
  for (std::size_t ply = 0; ply < 3; ++ply)
    positions[ply]->line = {game.move_from(static_cast<int>(ply))};
  const AnalysedGame found = analysed(game, positions);
  for (const auto& move : found.moves) {
    CHECK(move->loss == 0);
    CHECK(move->best == move->played);
  }
}

TEST_CASE("The only legal move is not judged and does not count") {
  Game game(Variant::Brazilian);
  while (!(game.legal_moves().size() == 1) && !game.outcome())
    game.play(game.legal_moves().front());
  REQUIRE(!game.outcome());
  const Side side = game.side_to_move();
  game.play(game.legal_moves().front());
  std::vector<int> list(static_cast<std::size_t>(game.last_ply()) + 1, 0);
  list.back() = side == Side::White ? -2000 : 2000;
  const AnalysedGame found = analysed(game, scores(list));
  CHECK(found.moves.back()->forced);
  CHECK(found.moves.back()->loss == 0);
  CHECK(found.moves.back()->judgement == Judgement::Fine);
  for (const auto& accuracy : found.accuracy)
    CHECK(*accuracy == 100);
}

TEST_CASE("Moves beside an unknown position are unknown") {
  auto positions = scores({0, 0, 0, 0});
  positions[1].reset();
  const AnalysedGame found = analysed(three_plies(), positions);
  CHECK_FALSE(found.is_whole());
  CHECK_FALSE(found.moves[0]);
  CHECK_FALSE(found.moves[1]);
  CHECK(found.moves[2]);
  CHECK(found.expected[1] == 0.5);
}

}  // namespace damas::analysis
