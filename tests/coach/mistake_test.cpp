#include "coach/mistake.hpp"

#include <optional>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "coach/coach.hpp"
#include "coach/refutation.hpp"
#include "core/fen.hpp"
#include "core/notation.hpp"
#include "core/typed_game.hpp"

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

}  // namespace

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

TEST_CASE(
    "An ending that tables know as lost counts, and one that they know as won is no mistake") {
  const Evidence evidence{line(0), line(-60)};
  CHECK(is_mistake(evidence, {TableEnding{Side::Black, 9}}, Side::White, loses_a_man));
  CHECK_FALSE(is_mistake(evidence, {TableEnding{}}, Side::White, loses_a_man));
  // In a position in which all moves lose, none is worse than another.
  CHECK_FALSE(is_mistake({line(0), line(-30)}, {TableEnding{Side::Black, 9}}, Side::White, 85));
  const Evidence slower{line(400), line(200)};
  CHECK(is_mistake(slower, {}, Side::White, loses_a_man));
  CHECK_FALSE(is_mistake(slower, {TableEnding{Side::White, 9}}, Side::White, loses_a_man));
}

TEST_CASE("A move that keeps the result of the tables is no mistake, whatever it loses") {
  const std::vector<Claim> lost{TableEnding{Side::Black, 9}};
  Evidence evidence{line(100), line(-500)};
  CHECK(is_mistake(evidence, lost, Side::White, loses_a_man));
  evidence.sign_after = -1;
  CHECK(is_mistake(evidence, lost, Side::White, loses_a_man));
  for (const int before : {0, 1}) {
    evidence.sign_before = before;
    CHECK(is_mistake(evidence, lost, Side::White, loses_a_man));
  }
  evidence.sign_before = -1;
  CHECK_FALSE(is_mistake(evidence, lost, Side::White, loses_a_man));
  // A piece that is given for the win is no loss, even if no claim says that it wins.
  const std::vector<Claim> given{Gain{Side::Black, {Move{}}, {}, {1, 0}, 1, 4}};
  evidence.sign_before = evidence.sign_after = 1;
  CHECK_FALSE(is_mistake(evidence, given, Side::White, loses_a_man));
  evidence.sign_after = 0;
  CHECK(is_mistake(evidence, given, Side::White, loses_a_man));
}

TEST_CASE("The coach asks the tables about the position before the move and the one after it") {
  const Game game(std::get<AnyPosition>(parse_fen(Variant::Brazilian, "W:Wc3,f2,h2:Be5,f8,h8")));
  const Move move = game.legal_moves().front();
  const auto engine = make_engine(Drive::Caller);
  const auto signs = [&](const KnownEndings& endings) {
    Coach coach(game, move, *engine, endings, 20'000);
    while (coach.step()) {
    }
    return std::pair(coach.evidence().sign_before, coach.evidence().sign_after);
  };
  using Signs = std::pair<std::optional<int>, std::optional<int>>;
  CHECK(signs({}) == Signs{});
  // White loses before the move, and Black wins after it.
  CHECK(signs([&](const AnyPosition& p) {
          return endgame::KnownResult{p == game.position() ? -1 : 1, 9};
        }) == Signs{-1, -1});
  CHECK(signs([](const AnyPosition&) { return endgame::KnownResult{0, {}}; }) == Signs{0, 0});
  CHECK(signs([&](const AnyPosition& p) {
          return p == game.position() ? std::nullopt : std::optional(endgame::KnownResult{-1, 9});
        }) == Signs{std::nullopt, 1});
}

TEST_CASE("Only what is good for the other side, or a known draw, proves a mistake") {
  const Claim lost = Gain{Side::Black, {Move{}}, {}, {1, 0}, 1, 4};
  CHECK(is_proved({lost}, Side::White));
  CHECK_FALSE(is_proved({lost}, Side::Black));
  CHECK(is_proved({TableEnding{}}, Side::White));
  CHECK_FALSE(is_proved({TableEnding{Side::White, 9}}, Side::White));
  CHECK_FALSE(is_proved({Worth{-80, {Move{}}, Move{}, 120}}, Side::White));
  CHECK_FALSE(is_proved({}, Side::White));
}

TEST_CASE("The better move can be left out") {
  const auto claims = without_better_move({Worth{-80, {Move{}}, Move{}, 120, {Move{}}}});
  REQUIRE(claims.size() == 1);
  CHECK(std::get<Worth>(claims[0]) == Worth{-80, {Move{}}, std::nullopt, 0});
}

TEST_CASE("Beside a score of another search, a Worth tells that score") {
  const Trade even{{Move{}}, {1, 0}, {1, 0}, 4, false};
  const auto told = beside_score({even, Worth{-100, {Move{}}, std::nullopt, 0}}, -45);
  REQUIRE(told.size() == 2);
  CHECK(std::get<Trade>(told[0]) == even);
  CHECK(std::get<Worth>(told[1]).score == -45);
  const Worth compared{-80, {Move{}}, Move{}, 120};
  CHECK(std::get<Worth>(beside_score({compared}, -45)[0]) == compared);
}

TEST_CASE("A remark on a mistake says first what is wrong with it, and does not praise it") {
  const Worth compared{174, {Move{}}, Move{}, 500, {Move{}}};
  const Worth ahead{174, {Move{}}, std::nullopt, 0};
  const Claim lost = Gain{Side::Black, {Move{}}, {}, {1, 0}, 1, 4};
  const Trade even{{Move{}}, {1, 0}, {1, 0}, 4, false};
  const ForcedReply opened{Move{}, Move{}, false, Move{}};
  const Claim own = OutOfMoves{Side::Black, 3, 5};
  const auto told = [&](std::vector<Claim> claims) {
    return reasons_against(std::move(claims), Side::White, compared);
  };
  CHECK(told({ahead}) == std::vector<Claim>{compared});
  CHECK(told({}) == std::vector<Claim>{compared});
  CHECK(told({opened, own, even, ahead}) == std::vector<Claim>{compared});
  CHECK(told({opened, lost, even}) == std::vector<Claim>{lost});
  CHECK(told({TableEnding{Side::Black, 9}}) == std::vector<Claim>{TableEnding{Side::Black, 9}});
  // A draw is bad news only beside the move that wins.
  CHECK(told({TableEnding{}}) == std::vector<Claim>{TableEnding{}, compared});
  CHECK(without_praise({opened, own, lost, even, ahead}, Side::White) ==
        std::vector<Claim>{lost, ahead});
  CHECK(without_praise({TableEnding{}}, Side::White) == std::vector<Claim>{TableEnding{}});
}

TEST_CASE("The better move comes with its own line, which is the one that is told") {
  const Game game(Variant::Brazilian);
  const Move played = test::legal_move(game, "c3-d4");
  const Move better = test::legal_move(game, "c3-b4");
  Game after = game;
  after.play(better);
  const Line other{better, after.legal_moves().front()};
  const auto claims = explain(game, played, {ReportLine{90, other}, ReportLine{0, {played}}}, {});
  REQUIRE_FALSE(claims.empty());
  const auto* const worth = std::get_if<Worth>(&claims.back());
  REQUIRE(worth != nullptr);
  CHECK(worth->better == better);
  CHECK(worth->better_line == other);
  CHECK(worth->line == Line{played});
  CHECK(told_line_of({*worth}) == other);
  CHECK(line_of(std::vector<Claim>{*worth}) == Line{played});
  CHECK(told_line_of(without_better_move({*worth})) == Line{played});
}

TEST_CASE("Claims without the better move do not contradict each other") {
  const Worth behind{-100, {Move{}}, Move{}, 120};
  const Trade even{{Move{}}, {1, 0}, {1, 0}, 4, false};
  const auto kept = [](std::vector<Claim> claims) {
    return without_better_move(std::move(claims));
  };
  CHECK(kept({even}).size() == 1);
  const auto judged = kept({even, behind});
  REQUIRE(judged.size() == 1);
  CHECK(std::get<Worth>(judged[0]).score == -100);
  const MainRoadHeld road{Side::Black, {}};
  CHECK(kept({road, behind}) == std::vector<Claim>{road});
  CHECK(kept({TableEnding{}, behind}) == std::vector<Claim>{TableEnding{}});
  const CrownRowLeft left{{}, {Side::Black, {}, {}, 2, {Move{}}}};
  CHECK(kept({left, even}).size() == 2);
}

TEST_CASE("A move that exchanges and loses is not called an even exchange by its refutation") {
  const Game game(std::get<AnyPosition>(
      parse_fen(Variant::Brazilian, "W:Wd4,h4,c3,f2,h2,a1,c1,e1:Bd8,f8,h8,b6,d6,g5,a5")));
  for (const Move& m : game.legal_moves()) {
    if (to_text(game, m) != "h4xf6") continue;
    Move better = m;
    better.from = {};
    const Evidence evidence{ReportLine{20, {better}}, ReportLine{-100, {m}}};
    const auto claims = explain(game, m, evidence, {});
    REQUIRE(std::holds_alternative<Trade>(claims.front()));
    const auto found = refuted_move(evidence, claims, Side::White);
    REQUIRE(found);
    REQUIRE(found->claims.size() == 1);
    CHECK(std::holds_alternative<Worth>(found->claims.front()));
    return;
  }
  FAIL("h4xf6 is not legal");
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

}  // namespace damas::coach
