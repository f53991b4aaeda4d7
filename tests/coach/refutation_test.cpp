#include "coach/refutation.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"

namespace damas::coach {

namespace {

Game after_move(const char* fen, const std::string& text) {
  Game game(std::get<AnyPosition>(parse_fen(Variant::Brazilian, fen)));
  for (const Move& move : std::vector<Move>(game.legal_moves())) {
    if (to_text(game, move) != text) continue;
    game.play(move);
    return game;
  }
  FAIL("not legal: ", text);
  return game;
}

std::optional<RefutedMove> refuted(const char* fen, const char* move) {
  const auto engine = make_engine(Drive::Caller);
  return refutation_of(after_move(fen, move), *engine);
}

// c3-d4 gives a man away, c3-b4 does not.
constexpr const char* threatened = "W:Wc3,f2,h2:Be5,f8,h8";
// c5-b6 wins three men for one; after b2-c3 that is gone, but nothing is lost.
constexpr const char* missed = "W:Wa5,c5,b4,a3,b2,f2,g1:Bb8,f8,h8,a7,e5,g5,h2";

}  // namespace

TEST_CASE("A man that is given away is refuted by the capture, which a claim proves") {
  const auto found = refuted(threatened, "c3-d4");
  REQUIRE(found);
  CHECK(found->certain);
  CHECK(found->is_shown);
  REQUIRE_FALSE(found->answer().empty());
  CHECK(to_text(after_move(threatened, "c3-d4"), found->answer().front()) == "e5xc3");
  CHECK(found->tells_answer());
  // The limit is for lines of searches.
  CHECK(found->answer(0) == found->answer());
}

TEST_CASE("The answer is told only if the line of a claim has it") {
  const Game after = after_move(threatened, "c3-d4");
  Game before = after;
  before.undo();
  const Move tried = before.move_from(before.ply());
  RefutedMove refuted;
  refuted.line = {tried, after.legal_moves().front()};
  refuted.claims = {TableEnding{Side::Black, 9}};
  CHECK_FALSE(refuted.tells_answer());
  refuted.claims.push_back(Worth{-100, refuted.line, std::nullopt, 0});
  CHECK(refuted.tells_answer());
  refuted.line = {tried};
  CHECK_FALSE(refuted.tells_answer());
}

TEST_CASE("A win that is missed is refuted by the search only, and no better move is named") {
  const auto found = refuted(missed, "b2-c3");
  REQUIRE(found);
  CHECK_FALSE(found->certain);
  CHECK_FALSE(found->is_shown);
  CHECK(found->answer().size() > 1);
  CHECK(found->answer(unproved_moves).size() == 1);
  CHECK(found->answer(0).empty());
  for (const Claim& claim : found->claims) {
    const auto* const worth = std::get_if<Worth>(&claim);
    CHECK((worth == nullptr || !worth->better));
  }
}

TEST_CASE("A refuted move tells what it costs") {
  const auto given = refuted(missed, "b2-c3");
  REQUIRE(given);
  CHECK(given->cost == Cost::Material);
  CHECK(given->loss >= loses_a_man);
  const Move move = Move{};
  const auto cost = [&](int best, int played, std::optional<int> table = {},
                        const std::vector<Claim>& claims = {}) {
    const Evidence evidence{ReportLine{best, {move}}, ReportLine{played, {move}}, table};
    const auto found = refuted_move(evidence, claims, Side::White);
    REQUIRE(found);
    return found->cost;
  };
  CHECK(cost(100, -50) == Cost::Material);
  CHECK(cost(score::won - 5, 200) == Cost::Win);
  CHECK(cost(500, 0, 1) == Cost::Win);
  CHECK(cost(0, 5 - score::won) == Cost::Game);
  CHECK(cost(0, -300, {}, {TableEnding{Side::Black, 9}}) == Cost::Game);
}

TEST_CASE("A good move has no refutation, and nobody is to blame for the only one") {
  CHECK_FALSE(refuted(threatened, "c3-b4"));
  CHECK_FALSE(refuted(missed, "c5-b6"));
  CHECK_FALSE(refuted("W:Wc3:Bd4,h8", "c3xe5"));
}

}  // namespace damas::coach
