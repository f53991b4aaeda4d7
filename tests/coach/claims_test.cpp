#include <algorithm>
#include <random>
#include <string>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "assets/endings.hpp"
#include "coach/breakthrough.hpp"
#include "coach/explain.hpp"
#include "coach/judge.hpp"
#include "core/fen.hpp"
#include "core/notation.hpp"

namespace damas::coach {

namespace {

Game game_at(Variant variant, const char* fen) {
  return Game(std::get<AnyPosition>(parse_fen(variant, fen)));
}

Move move_named(const Game& game, const std::string& text) {
  for (const Move& m : game.legal_moves()) {
    if (to_text(game, m) == text) return m;
  }
  FAIL("not legal: ", text);
  return {};
}

std::vector<Claim> about(Variant variant, const char* fen, const char* move,
                         const KnownEndings& endings = {}) {
  const Game game = game_at(variant, fen);
  return explain(game, move_named(game, move), {}, endings);
}

Square square_named(Variant variant, const char* name) {
  return *parse_square(name, info(variant).rules.board, info(variant).numbering);
}

template <class C>
const C* find(const std::vector<Claim>& claims) {
  for (const Claim& claim : claims) {
    if (const C* c = std::get_if<C>(&claim)) return c;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("A move that takes the last piece wins") {
  const auto claims = about(Variant::English, "W:W18:B15", "18x11");
  REQUIRE(find<ForcedEnd>(claims) != nullptr);
  CHECK(find<ForcedEnd>(claims)->winner == Side::White);
  CHECK(find<ForcedEnd>(claims)->moves == 0);
}

namespace {

// A claim of the kind about that move, which the independent judge accepts.
template <class C>
C true_claim(Variant variant, const char* fen, const char* text) {
  const Game game = game_at(variant, fen);
  const Move move = move_named(game, text);
  const auto claims = explain(game, move, {}, {});
  REQUIRE(find<C>(claims) != nullptr);
  CHECK(judge::Judge(game, move)(*find<C>(claims)));
  return *find<C>(claims);
}

}  // namespace

TEST_CASE("A man that will be captured whatever its side does is lost") {
  const auto lost =
      true_claim<PieceLost>(Variant::Brazilian, "B:Wc7,b4,c3,f2,h2,e1:Ba7,e7,g7", "a7-b6");
  CHECK(lost.square == square_named(Variant::Brazilian, "b6"));
  CHECK(lost.kind == Kind::Man);
  CHECK(lost.gain.winner == Side::White);
}

TEST_CASE("No man alone is lost if the capture takes two") {
  const char* const fen = "W:We5,h2,g1,a1:Bd6,c7,b8,d8";
  const auto gain = true_claim<Gain>(Variant::Brazilian, fen, "h2-g3");
  CHECK(gain.winner == Side::Black);
  CHECK(gain.taken == Count{2, 0});
  CHECK(find<PieceLost>(about(Variant::Brazilian, fen, "h2-g3")) == nullptr);
}

// White's man would need two moves for so many ranks, but captures at once.
TEST_CASE("A man that crowns by a long capture needs one move") {
  const auto through =
      true_claim<Breakthrough>(Variant::Brazilian, "B:Wd4,a1:Bd6,g7,a7,b8,c7,d8,h6", "d6-e5");
  CHECK(through.side == Side::White);
  CHECK(through.crown == square_named(Variant::Brazilian, "h8"));
  CHECK(through.moves == 1);
  CHECK(through.line.size() == 2);
}

TEST_CASE("A man that nobody can stop breaks through") {
  const auto through =
      true_claim<Breakthrough>(Variant::Brazilian, "W:Wf4,b2,a1:Bf8,g7,h6,b4", "b2-c3");
  CHECK(through.moves > 0);
}

// Proofs that come to their limit show neither that the man crowns nor that it cannot do so sooner.
TEST_CASE("However few positions a proof may visit, the number of moves is the smallest") {
  struct Case {
    const char* fen;
    const char* move;
    Side side;
  };
  const std::vector<Case> all = {
      {"B:Wd4,a1:Bd6,g7,a7,b8,c7,d8,h6", "d6-e5", Side::White},
      {"W:Wf4,b2,a1:Bf8,g7,h6,b4", "b2-c3", Side::White},
      {"W:Wf4,b2,a1:Bf8,g7,h6,b4", "b2-c3", Side::Black},
  };
  for (const Case& each : all) {
    CAPTURE(each.fen);
    const Game game = game_at(Variant::Brazilian, each.fen);
    const Move move = move_named(game, each.move);
    const Asked asked(game, move);
    const auto whole = find_breakthrough(asked, each.side);
    if (whole) CHECK(judge::Judge(game, move)(*whole));
    for (std::int64_t limit = 1; limit <= 400; ++limit) {
      const auto found = find_breakthrough(asked, each.side, limit);
      if (!found || found == whole) continue;
      CAPTURE(limit);
      CHECK(judge::Judge(game, move)(*found));
    }
  }
}

TEST_CASE("A capture that brings more than it costs is a gain") {
  const auto gain =
      true_claim<Gain>(Variant::Brazilian, "W:Wb4,g3,b2,f2,h2,e1:Bf8,a7,c7,g7,f4", "g3xe5");
  CHECK(gain.winner == Side::White);
  CHECK(gain.taken.worth() > gain.given.worth());
}

TEST_CASE("A capture that is answered by one is an exchange") {
  const auto trade = true_claim<Trade>(Variant::Brazilian,
                                       "W:Wd4,h4,c3,f2,h2,a1,c1,e1:Bd8,f8,h8,b6,d6,g5,a3", "h4xf6");
  CHECK(trade.given == trade.taken);
}

namespace {

// Plays the moves from the position and explains the last one, of which all claims are true.
std::vector<Claim> about_last(Variant variant, const char* fen,
                              const std::vector<std::string>& moves) {
  Game game = game_at(variant, fen);
  for (std::size_t i = 0; i + 1 < moves.size(); ++i)
    REQUIRE(game.play(move_named(game, moves[i])));
  const Move last = move_named(game, moves.back());
  std::vector<Claim> claims = explain(game, last, {}, {});
  for (const Claim& claim : claims) {
    CAPTURE(claim.index());
    CHECK(std::visit(judge::Judge(game, last), claim));
  }
  return claims;
}

void completes_even_exchange(const std::vector<Claim>& claims) {
  CHECK(find<Gain>(claims) == nullptr);
  REQUIRE(find<Trade>(claims) != nullptr);
  const Trade& trade = *find<Trade>(claims);
  CHECK(trade.completes);
  CHECK(trade.given == Count{1, 0});
  CHECK(trade.taken == Count{1, 0});
}

}  // namespace

TEST_CASE("A capture that takes back completes an exchange and wins nothing") {
  completes_even_exchange(about_last(
      Variant::Brazilian, "W:Wc3,f4,a3,e3,d2,f2,h2,a1,e1,g1:Bb8,d8,f8,h8,g7,d6,f6,h6,g5,a5",
      {"c3-b4", "a5xc3", "d2xb4"}));
  completes_even_exchange(about_last(Variant::English,
                                     "W:W21,22,24,25,26,27,30,31,32:B1,2,4,5,6,9,10,12,14",
                                     {"22-18", "14x23", "26x19"}));
}

TEST_CASE("Of a capture in a position without history, nobody knows whether it takes back") {
  const auto claims =
      about_last(Variant::Brazilian, "W:Wf4,a3,e3,d2,f2,h2,a1,e1,g1:Bb8,d8,f8,h8,g7,d6,f6,h6,g5,c3",
                 {"d2xb4"});
  REQUIRE(find<Gain>(claims) != nullptr);
  CHECK(find<Gain>(claims)->since == Since::Setup);
}

TEST_CASE("A capture that takes a man which was given for nothing wins it") {
  const auto claims =
      about_last(Variant::Brazilian, "B:Wf4,a3,e3,d2,f2,h2,a1,e1,g1:Bb8,d8,f8,h8,g7,d6,f6,h6,g5,b4",
                 {"b4-c3", "d2xb4"});
  REQUIRE(find<Gain>(claims) != nullptr);
  CHECK(find<Gain>(claims)->since == Since::Move);
  CHECK(find<Gain>(claims)->net == 1);
}

TEST_CASE("The gain of a capture is the net of the whole exchange") {
  const auto claims = about_last(Variant::Brazilian, "W:Wc3,e3,b2,h2,a1,a7:Be5,c5,b8,d8,f8,h8",
                                 {"c3-d4", "e5xc3", "b2xb6"});
  REQUIRE(find<Gain>(claims) != nullptr);
  const Gain& gain = *find<Gain>(claims);
  CHECK(gain.winner == Side::White);
  CHECK(gain.since == Since::Exchange);
  CHECK(gain.given == Count{1, 0});
  CHECK(gain.taken == Count{2, 0});
  CHECK(gain.net == 1);
}

TEST_CASE("A capture that takes back less than was lost neither wins nor levels") {
  const auto claims =
      about_last(Variant::Brazilian, "B:We5,c3,h4,h2,a1,g1:Bf6,b8,d8,f8,h8,a7", {"f6xb2", "a1xc3"});
  CHECK(find<Gain>(claims) == nullptr);
  CHECK(find<Trade>(claims) == nullptr);
}

TEST_CASE("A loss that no claim explains is told besides an even exchange") {
  const Game game = game_at(Variant::Brazilian, "W:Wd4,h4,c3,f2,h2,a1,c1,e1:Bd8,f8,h8,b6,d6,g5,a5");
  const Move m = move_named(game, "h4xf6");
  const auto claims_for = [&](int best, int played) {
    // Any other move will do as the better one.
    Move better = m;
    better.from = square_named(Variant::Brazilian, "a1");
    return explain(game, m, {ReportLine{best, {better}}, ReportLine{played, {m}}}, {});
  };
  const auto excused = claims_for(20, 0);
  CHECK(find<Trade>(excused) != nullptr);
  CHECK(find<Worth>(excused) == nullptr);
  const auto told = claims_for(20, -100);
  CHECK(find<Trade>(told) != nullptr);
  REQUIRE(find<Worth>(told) != nullptr);
  CHECK(find<Worth>(told)->loss == 120);
  CHECK(told.size() <= most_claims);
}

TEST_CASE("A reason against the move needs no search, and neither does a move that wins") {
  const Game losing = game_at(Variant::Brazilian, "B:Wc7,b4,c3,f2,h2,e1:Ba7,e7,g7");
  const Move m = move_named(losing, "a7-b6");
  const Move better = losing.legal_moves().front() == m ? losing.legal_moves().back()
                                                        : losing.legal_moves().front();
  const auto lost = explain(losing, m, {ReportLine{20, {better}}, ReportLine{-100, {m}}}, {});
  CHECK(find<PieceLost>(lost) != nullptr);
  CHECK(find<Worth>(lost) == nullptr);
  const Game last = game_at(Variant::English, "W:W18:B15");
  const Move win = move_named(last, "18x11");
  const auto won = explain(last, win, {ReportLine{900, {win}}, ReportLine{0, {win}}}, {});
  CHECK(find<ForcedEnd>(won) != nullptr);
  CHECK(find<Worth>(won) == nullptr);
}

TEST_CASE("A man that leaves the crown row lets another one crown") {
  const auto left = true_claim<CrownRowLeft>(
      Variant::Casual, "W:Wa5,h4,c3,e3,g3,b2,f2,h2,a1,c1,e1,g1:Bd8,f8,h8,a7,c7,e7,g7,b6,d6,b4,d4",
      "c1-d2");
  CHECK(left.left == square_named(Variant::Casual, "c1"));
}

namespace {

// Black must take towards d6, and White's man on a7 then has its way free.
constexpr const char* opened = "W:Wa7,b6,d6:Bb8,d8,f8,h8,h6,h4,a3";

}  // namespace

TEST_CASE("A capture that a move forces may open the way to the crown row") {
  const auto forced = true_claim<ForcedReply>(Variant::Brazilian, opened, "d6-c7");
  CHECK_FALSE(forced.by_majority);
  CHECK(forced.then.to == square_named(Variant::Brazilian, "b8"));
}

namespace {

// Black's men cannot move without being captured.
constexpr const char* held = "W:Wa1,b4,c3,c5,d4,f2,g3:Ba5,a7,b6,c7,g5,h4,h6";

}  // namespace

TEST_CASE("A side may have no safe move left") {
  const auto out = true_claim<OutOfMoves>(Variant::Brazilian, held, "a1-b2");
  CHECK(out.side == Side::Black);
  CHECK(out.moves == 2);
}

// The men on a5 and c5, like those before them, may not move; g7 must meet White's third man.
TEST_CASE("A side has the opposition if the other one runs out of safe moves first") {
  constexpr const char* facing = "W:W21,22,28:B8,13,14";
  const auto has = true_claim<Opposition>(Variant::English, facing, "28-24");
  CHECK(has.side == Side::White);
  CHECK(has.moves == 2);
  CHECK(has.line.front().to == square_named(Variant::English, "24"));
  CHECK(has.line.back().is_capture());
  const Game game = game_at(Variant::English, facing);
  const judge::Judge judge(game, move_named(game, "28-24"));
  Opposition wrong = has;
  wrong.side = Side::Black;
  CHECK_FALSE(judge(wrong));
  wrong = has;
  wrong.plies = 1;
  wrong.moves = 1;
  CHECK_FALSE(judge(wrong));
}

TEST_CASE("A side that leaves the other one a move to wait with does not have the opposition") {
  const auto claims = about(Variant::English, "W:W21,22,28:B4,13,14", "28-24");
  CHECK(find<Opposition>(claims) == nullptr);
}

TEST_CASE("Men of one wing may be blocked while others still move") {
  const auto wing =
      true_claim<BlockedWing>(Variant::Brazilian, "W:Wa3,c3,h2:Ba5,a7,b6,g7,h8", "a3-b4");
  CHECK(wing.side == Side::Black);
  CHECK(wing.men.size() == 3);
  CHECK(wing.men.contains(square_named(Variant::Brazilian, "b6")));
}

TEST_CASE("Men that may not move because of a threat are not blocked") {
  const auto claims = about(Variant::Brazilian, "W:Wd4,f4,a1:Bd6,f8,h6,h8", "d4-e5");
  CHECK(find<BlockedWing>(claims) == nullptr);
}

TEST_CASE("A shot is a sacrifice that is paid back with interest") {
  const auto shot = true_claim<Shot>(
      Variant::Brazilian,
      "W:Wb4,d4,c3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,e7,g7,b6,d6,f6,h6,a5", "f2-e3");
  CHECK(shot.gain.taken.worth() > shot.gain.given.worth());
  CHECK(shot.gain.given.pieces() > 0);
}

namespace {

// Tables that know this result of every position, relative to the side to move.
KnownEndings tables_with(int sign, std::optional<int> plies) {
  return [=](const AnyPosition&) { return endgame::KnownResult{sign, plies}; };
}

}  // namespace

TEST_CASE("Tables say that an ending is a draw, and that a king holds the main road") {
  const auto claims = about(Variant::Brazilian, "W:WKc1,Ke1,Kg1:BKa1", "c1-a3", tables_with(0, {}));
  REQUIRE(find<MainRoadHeld>(claims) != nullptr);
  CHECK(find<MainRoadHeld>(claims)->side == Side::Black);
  CHECK(find<MainRoadHeld>(claims)->king == square_named(Variant::Brazilian, "a1"));
  REQUIRE(find<TableEnding>(claims) != nullptr);
  CHECK_FALSE(find<TableEnding>(claims)->winner.has_value());
}

TEST_CASE("True tables know that two kings do not win against one on the main road") {
  endgame::KnownResults tables(Variant::Brazilian, {}, endgame::Computing::AtOnce);
  const Game game = game_at(Variant::Brazilian, "W:WKc1,Kg1:BKa1");
  const Move m = move_named(game, "c1-a3");
  const auto claims = explain(game, m, {}, [&](const AnyPosition& p) { return tables.find(p); });
  REQUIRE(find<MainRoadHeld>(claims) != nullptr);
  REQUIRE(find<TableEnding>(claims) != nullptr);
  for (const Claim& claim : claims)
    CHECK(std::visit(judge::Judge(game, m, &tables), claim));
}

// The judge accepts what is true; these are claims that say a little too much.
TEST_CASE("The judge refuses claims that are not quite true") {
  endgame::KnownResults tables(Variant::Brazilian, {}, endgame::Computing::AtOnce);
  const Game game = game_at(Variant::Brazilian, "W:WKc1,Kg1:BKa1");
  const judge::Judge judge(game, move_named(game, "c1-a3"), &tables);
  const Square a1 = square_named(Variant::Brazilian, "a1");
  CHECK(judge(TableEnding{}));
  CHECK_FALSE(judge(TableEnding{Side::White, 4}));
  CHECK(judge(MainRoadHeld{Side::Black, a1}));
  CHECK_FALSE(judge(MainRoadHeld{Side::White, a1}));
  CHECK_FALSE(judge(MainRoadHeld{Side::Black, square_named(Variant::Brazilian, "c1")}));

  const Game before = game_at(Variant::Brazilian, opened);
  const Move opening = move_named(before, "d6-c7");
  const auto opens = explain(before, opening, {}, {});
  REQUIRE(find<ForcedReply>(opens) != nullptr);
  ForcedReply reply = *find<ForcedReply>(opens);
  reply.by_majority = true;
  CHECK_FALSE(judge::Judge(before, opening)(reply));

  const Game free = game_at(Variant::Brazilian, held);
  const Move last = move_named(free, "a1-b2");
  const auto no_moves = explain(free, last, {}, {});
  REQUIRE(find<OutOfMoves>(no_moves) != nullptr);
  OutOfMoves out = *find<OutOfMoves>(no_moves);
  ++out.moves;
  CHECK_FALSE(judge::Judge(free, last)(out));
}

TEST_CASE("The judge knows what was captured before the move") {
  Game game = game_at(Variant::Brazilian,
                      "W:Wc3,f4,a3,e3,d2,f2,h2,a1,e1,g1:Bb8,d8,f8,h8,g7,d6,f6,h6,g5,a5");
  game.play(move_named(game, "c3-b4"));
  game.play(move_named(game, "a5xc3"));
  const Move m = move_named(game, "d2xb4");
  Gain gain{Side::White, {m}, {0, 0}, {1, 0}, 1, 4};
  CHECK_FALSE(judge::Judge(game, m)(gain));
  CHECK_FALSE(judge::Judge(game, m)(Trade{{m}, {0, 0}, {1, 0}, 4, false}));
  CHECK(judge::Judge(game, m)(Trade{{m}, {1, 0}, {1, 0}, 4, true}));
  // Without history it is not known, and must be said so.
  const Game bare(game.position());
  CHECK_FALSE(judge::Judge(bare, m)(gain));
  gain.since = Since::Setup;
  CHECK(judge::Judge(bare, m)(gain));
}

TEST_CASE("Tables say who wins and in how many moves, unless a draw rule comes first") {
  constexpr const char* fen = "W:WKa1,Kc1:BKf8";
  // The other side is to move after the explained move, and loses.
  const auto claims = about(Variant::Brazilian, fen, "c1-a3", tables_with(-1, 8));
  REQUIRE(find<TableEnding>(claims) != nullptr);
  CHECK(*find<TableEnding>(claims) == TableEnding{Side::White, 4});
  CHECK(find<TableEnding>(about(Variant::Brazilian, fen, "c1-a3", tables_with(-1, 40))) == nullptr);
}

TEST_CASE(
    "Tables without the length of a win say who wins if no counter ends the game within ten "
    "moves") {
  constexpr const char* lone_men = "W:W46,47,48:B5";
  const auto claims = about(Variant::International, lone_men, "47-42", tables_with(-1, {}));
  REQUIRE(find<TableEnding>(claims) != nullptr);
  CHECK(*find<TableEnding>(claims) == TableEnding{Side::White, std::nullopt});
  // Two kings must win against one within five moves.
  constexpr const char* kings = "W:WKa1,Kc1:BKf8";
  CHECK(find<TableEnding>(about(Variant::Brazilian, kings, "c1-a3", tables_with(-1, {}))) ==
        nullptr);
}

TEST_CASE("A draw rule that may begin to count hides the length of a win, but not the win") {
  // The rule of five moves begins to count when two pieces are left against a king.
  const auto told = [](int plies) {
    const auto claims =
        about(Variant::International, "W:W46,47,48:B5", "47-42", tables_with(-1, plies));
    REQUIRE(find<TableEnding>(claims) != nullptr);
    return *find<TableEnding>(claims);
  };
  CHECK(told(8) == TableEnding{Side::White, 4});
  // The last move would be Black's.
  CHECK(told(7) == TableEnding{Side::White, 3});
  CHECK(told(18) == TableEnding{Side::White, std::nullopt});
}

TEST_CASE("Shipped tables know who wins four pieces on 50 squares") {
  endgame::KnownResults tables(Variant::International, embedded_endings("international"),
                               endgame::Computing::AtOnce);
  const Game game = game_at(Variant::International, "W:W46,47,48:B5");
  int won = 0;
  for (const Move& m : game.legal_moves()) {
    const KnownEndings known = [&](const AnyPosition& p) { return tables.find(p); };
    const auto claims = explain(game, m, {}, known);
    const auto* const ending = find<TableEnding>(claims);
    if (ending == nullptr) continue;
    CHECK(judge::Judge(game, m, &tables)(*ending));
    if (ending->winner) ++won;
    CHECK(ending->moves == std::nullopt);
    const TableEnding exact{ending->winner, 12};
    CHECK(judge::Judge(game, m, &tables)(exact) == !ending->winner);
    CHECK_FALSE(judge::Judge(game, m, &tables)(TableEnding{Side::Black, std::nullopt}));
  }
  CHECK(won == static_cast<int>(game.legal_moves().size()));
}

TEST_CASE("Without a search and without certain claims nothing is said") {
  const Game game(Variant::Brazilian);
  CHECK(explain(game, game.legal_moves().front(), {}, {}).empty());
}

TEST_CASE("Of the line of a search, some moves are quoted, and an exchange to its end") {
  std::mt19937 random(5);
  const Game before(Variant::Brazilian);
  int longer = 0;
  for (int n = 0; n < 20; ++n) {
    Game game = before;
    Line line = {game.legal_moves().front()};
    for (game.play(line.front()); line.size() < 20; game.play(line.back()))
      line.push_back(game.legal_moves()[random() % game.legal_moves().size()]);
    const auto claims = explain(before, line.front(), {std::nullopt, ReportLine{0, line}}, {});
    REQUIRE(find<Worth>(claims) != nullptr);
    const Line quoted = find<Worth>(claims)->line;
    REQUIRE(quoted.size() >= 8);
    CHECK(std::equal(quoted.begin(), quoted.end(), line.begin()));
    CHECK(std::all_of(quoted.begin() + 8, quoted.end(),
                      [](const Move& m) { return m.is_capture(); }));
    CHECK((quoted.size() == line.size() || !line[quoted.size()].is_capture()));
    longer += quoted.size() > 8 ? 1 : 0;
  }
  CHECK(longer > 0);
}

TEST_CASE("Without certain claims, the search is quoted") {
  const Game game(Variant::Brazilian);
  const Move m = game.legal_moves().front();
  const Move better = game.legal_moves().back();
  const auto claims = explain(game, m, {ReportLine{20, {better}}, ReportLine{-30, {m}}}, {});
  REQUIRE(find<Worth>(claims) != nullptr);
  CHECK(find<Worth>(claims)->better == better);
  CHECK(find<Worth>(claims)->loss == 50);
}

}  // namespace damas::coach
