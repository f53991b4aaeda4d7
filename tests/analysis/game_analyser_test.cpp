#include "analysis/game_analyser.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "analysis/quiet_game.hpp"
#include "analysis/scripted_engine.hpp"

namespace damas::analysis {

namespace {

Game plies(Variant variant, int count, std::size_t choice = 0) {
  Game game(variant);
  for (int i = 0; i < count && !game.outcome(); ++i) {
    const auto& moves = game.legal_moves();
    game.play(moves[(choice + static_cast<std::size_t>(i)) % moves.size()]);
  }
  return game;
}

// A move that is not the one the game continues with.
Move another(const Game& game, const Move& played) {
  for (const Move& m : game.legal_moves()) {
    if (!(m == played)) return m;
  }
  return played;
}

AnalysedGame analyse(const Game& game, Engine& engine) {
  GameAnalyser analyser(game, engine, {});
  while (analyser.step()) {
  }
  return analyser.result();
}

}  // namespace

TEST_CASE("The best moves have no loss, and each position is searched once, the last first") {
  const Game game = quiet_game(Variant::English, 4);
  ScriptedEngine engine([&](const Game& at) {
    const bool last = at.ply() == game.last_ply();
    return report_of(10, {last ? at.legal_moves().front() : game.move_from(at.ply())});
  });
  const AnalysedGame found = analyse(game, engine);
  REQUIRE(found.is_whole());
  REQUIRE(engine.asked().size() == 5);
  for (int i = 0; i < 5; ++i)
    CHECK(engine.asked()[static_cast<std::size_t>(i)].ply() == 4 - i);
  for (const auto& move : found.moves)
    CHECK(move->loss == 0);
  // The position at ply 4 has the score of all.
  CHECK(found.positions[0]->score == found.positions[4]->score);
  CHECK(found.positions[0]->line.size() == 5);
  CHECK(*found.accuracy[0] == 100);
}

TEST_CASE("A better move is judged by a search of its own") {
  const Game game = quiet_game(Variant::English, 3);
  Game start = game;
  start.go_to(0);
  const Move better = another(start, game.move_from(0));
  Game after_better = start;
  after_better.play(better);
  int score_after_better = -300;  // for the opponent
  ScriptedEngine engine([&](const Game& at) {
    if (at.ply() == 0) return report_of(800, {better});
    if (at.position() == after_better.position()) {
      return report_of(score_after_better, {at.legal_moves().front()});
    }
    const bool last = at.ply() == game.last_ply();
    return report_of(0, {last ? at.legal_moves().front() : game.move_from(at.ply())});
  });
  SUBCASE("which confirms it") {
    const AnalysedGame found = analyse(game, engine);
    CHECK(engine.asked().size() == 5);
    CHECK(std::abs(found.positions[0]->score) == 300);
    CHECK(found.positions[0]->line ==
          std::vector<Move>{better, after_better.legal_moves().front()});
    CHECK(found.moves[0]->best == better);
    CHECK(found.moves[0]->judgement == Judgement::Blunder);
  }
  SUBCASE("which refutes it") {
    score_after_better = 300;
    const AnalysedGame found = analyse(game, engine);
    CHECK(found.positions[0]->score == 0);
    CHECK(found.moves[0]->best == game.move_from(0));
    CHECK(found.moves[0]->judgement == Judgement::Fine);
    CHECK(found.moves[0]->loss == 0);
  }
}

TEST_CASE("A move that turns out better than the best one is the best") {
  const Game game = quiet_game(Variant::English, 1);
  ScriptedEngine engine([&](const Game& at) {
    if (at.ply() == 1) return report_of(-500, {at.legal_moves().front()});
    return report_of(20, {another(at, game.move_from(0))});
  });
  const AnalysedGame found = analyse(game, engine);
  CHECK(engine.asked().size() == 2);
  CHECK(found.positions[0]->score == found.positions[1]->score);
  CHECK(found.moves[0]->best == game.move_from(0));
}

TEST_CASE("Forced moves and finished games are not searched") {
  for (const Variant variant : {Variant::Brazilian, Variant::Antidraughts, Variant::Turkish}) {
    const Game game = plies(variant, 400, 1);
    REQUIRE(game.outcome());
    ScriptedEngine engine([&](const Game& at) { return report_of(0, {at.legal_moves().front()}); });
    const AnalysedGame found = analyse(game, engine);
    CHECK(found.is_whole());
    for (const Game& asked : engine.asked()) {
      CHECK_FALSE(asked.outcome());
      CHECK(asked.legal_moves().size() > 1);
    }
    const int expected = !game.outcome()->winner                 ? 0
                         : game.outcome()->winner == Side::White ? score::won
                                                                 : -score::won;
    CHECK(found.positions.back()->score == expected);
  }
}

TEST_CASE("A sure win is one ply further away one ply earlier") {
  const Game game = quiet_game(Variant::English, 2);
  ScriptedEngine engine([&](const Game& at) {
    if (at.ply() == 2) return report_of(score::won - 5, {at.legal_moves().front()});
    return report_of(0, {game.move_from(at.ply())});
  });
  const AnalysedGame found = analyse(game, engine);
  CHECK(std::abs(found.positions[2]->score) == score::won - 5);
  CHECK(std::abs(found.positions[1]->score) == score::won - 6);
  CHECK(std::abs(found.positions[0]->score) == score::won - 7);
}

TEST_CASE("The analysis does not wait, and tells its progress") {
  const Game game = quiet_game(Variant::English, 3);
  ScriptedEngine engine([](const Game& at) { return report_of(0, {at.legal_moves().front()}); }, 2);
  GameAnalyser analyser(game, engine, {});
  CHECK(analyser.progress() == 0);
  int steps = 0;
  float before = 0;
  while (analyser.step()) {
    ++steps;
    CHECK(analyser.progress() >= before);
    before = analyser.progress();
  }
  CHECK(steps >= 8);
  CHECK(analyser.done());
  CHECK(analyser.progress() == 1);
  CHECK_FALSE(analyser.step());
}

TEST_CASE("A cancelled analysis keeps what it found") {
  const Game game = quiet_game(Variant::English, 3);
  ScriptedEngine engine([](const Game& at) { return report_of(0, {at.legal_moves().front()}); }, 1);
  GameAnalyser analyser(game, engine, {});
  for (int i = 0; i < 3; ++i)
    CHECK(analyser.step());
  analyser.cancel();
  CHECK(engine.stops == 1);
  CHECK(analyser.done());
  CHECK_FALSE(analyser.step());
  const AnalysedGame found = analyser.result();
  CHECK(found.positions.back());
  CHECK_FALSE(found.positions.front());
  CHECK_FALSE(found.is_whole());
}

TEST_CASE("Every judged move of a real search has a better one") {
  const auto engine = make_engine({Drive::Caller, 1});
  Game game(Variant::Brazilian);
  SearchRequest request;
  request.limits.nodes = 2000;
  for (int i = 0; i < 12; ++i)
    game.play(game.legal_moves().back());
  GameAnalyser analyser(game, *engine, request);
  while (analyser.step()) {
  }
  const AnalysedGame found = analyser.result();
  REQUIRE(found.is_whole());
  for (const auto& move : found.moves) {
    CHECK(move->loss >= 0);
    CHECK((move->judgement == Judgement::Fine || !(move->best == move->played)));
  }
}

}  // namespace damas::analysis
