#include "coach/mistake.hpp"

#include <doctest/doctest.h>

#include "coach/coach.hpp"
#include "core/fen.hpp"
#include "core/notation.hpp"

namespace damas::coach {
namespace {

struct Explained {
  Evidence evidence;
  std::vector<Claim> claims;
};

Explained about(const char* fen, const char* text) {
  const Game game(std::get<AnyPosition>(parse_fen(Variant::Brazilian, fen)));
  for (const Move& move : game.legal_moves()) {
    if (to_text(game, move) != text) continue;
    const auto engine = make_engine(Drive::Caller);
    Coach coach(game, move, *engine, {}, 20'000);
    while (coach.step()) {
    }
    return {coach.evidence(), coach.claims()};
  }
  FAIL("not legal: ", text);
  return {};
}

bool warned(const char* fen, const char* move) {
  const Explained found = about(fen, move);
  return is_mistake(found.evidence, found.claims, Side::White, loses_a_man);
}

ReportLine line(int score) {
  return {score, {Move{}}};
}

TEST_CASE("A man that is given away for nothing is a mistake, and a safe move is none") {
  constexpr const char* fen = "W:Wc3,f2,h2:Be5,f8,h8";
  CHECK(warned(fen, "c3-d4"));
  CHECK_FALSE(warned(fen, "c3-b4"));
}

TEST_CASE("A quiet move of the opening is no mistake") {
  const std::string start = to_fen(Game(Variant::Brazilian).position());
  CHECK_FALSE(warned(start.c_str(), "c3-d4"));
  CHECK_FALSE(warned(start.c_str(), "g3-h4"));
}

TEST_CASE("Nobody is warned who wins all the same, or who is lost anyway") {
  CHECK(is_mistake({line(100), line(-50)}, {}, Side::White, loses_a_man));
  CHECK_FALSE(is_mistake({line(score::won - 5), line(score::won - 9)}, {}, Side::White, 1));
  CHECK_FALSE(is_mistake({line(-700), line(-900)}, {}, Side::White, loses_a_man));
  CHECK_FALSE(is_mistake({line(100), std::nullopt}, {}, Side::White, loses_a_man));
}

TEST_CASE("The threshold decides about losses that no claim names") {
  const Evidence half{line(20), line(-40)};
  CHECK_FALSE(is_mistake(half, {}, Side::White, loses_a_man));
  CHECK(is_mistake(half, {}, Side::White, loses_half_a_man));
}

TEST_CASE("A piece that is lost by a claim counts even if the searches see less") {
  const Claim lost = Gain{Side::Black, {Move{}}, {}, {1, 0}, 1, 4};
  const Evidence evidence{line(0), line(-60)};
  CHECK(is_mistake(evidence, {lost}, Side::White, loses_a_man));
  CHECK_FALSE(is_mistake(evidence, {lost}, Side::Black, loses_a_man));
  CHECK_FALSE(is_mistake({line(0), line(-30)}, {lost}, Side::White, loses_a_man));
}

TEST_CASE("The better move can be left out") {
  const auto claims = without_better_move({Worth{-80, {Move{}}, Move{}, 120}});
  REQUIRE(claims.size() == 1);
  CHECK(std::get<Worth>(claims[0]) == Worth{-80, {Move{}}, std::nullopt, 0});
}

TEST_CASE("An explanation in steps is the same as one at once") {
  const Game game(std::get<AnyPosition>(parse_fen(Variant::Brazilian, "W:Wc3,f2,h2:Be5,f8,h8")));
  for (const Move& move : game.legal_moves()) {
    Explanation explanation(game, move, {}, {});
    int steps = 1;
    while (explanation.step())
      ++steps;
    CHECK(steps > 1);
    CHECK(explanation.claims() == explain(game, move, {}, {}));
  }
}

}  // namespace
}  // namespace damas::coach
