#include "coach/won_line.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "core/typed_game.hpp"

namespace damas::coach {

namespace {

// White gives a man and takes two.
struct Won {
  Game game = test::game_from("W:Wb2,d2,a1:Ba7,d6,b4,d4");
  Line line;

  Won() {
    Game next = game;
    for (const std::string_view text : {"b2-c3", "d4xb2", "a1xa5"}) {
      line.push_back(test::legal_move(next, text));
      next.play(line.back());
    }
  }
  Claim exchange() const { return Trade{{line[0], line[1]}, {1, 0}, {1, 0}, 4}; }
  Claim worth(int score) const { return Worth{score, line, std::nullopt, 0}; }
  std::vector<Claim> reasons(const Claim& claim, const KnownEndings& endings = {}) const {
    return reasons_for_win(game, line, {claim}, endings);
  }
};

// Tables that tell this result, of the side to move, in every position.
KnownEndings tables_that_tell(int sign) {
  return [sign](const AnyPosition&) { return endgame::KnownResult{sign, std::nullopt}; };
}

}  // namespace

TEST_CASE_FIXTURE(Won, "A claim that is good for the winner is the reason for a win") {
  const Claim shot = Shot{Gain{Side::White, line, {1, 0}, {2, 0}, 1, 4}};
  CHECK(reasons(shot) == std::vector<Claim>{shot});
  const std::vector<Claim> both = {shot, exchange()};
  CHECK(reasons_for_win(game, line, both) == both);
  // A line that wins nothing shows no shot.
  const Line quiet = {line[0]};
  const Claim better = Worth{350, quiet, std::nullopt, 0};
  CHECK(reasons_for_win(game, quiet, {better}) == std::vector<Claim>{better});
}

TEST_CASE_FIXTURE(Won, "The shot of the line comes first, whatever else the claims tell") {
  Gain gain{Side::White, line, {1, 0}, {2, 0}, 1, 0};
  gain.since = Since::AlongLine;
  const Claim shown = Shot{gain};
  const Claim end = ForcedEnd{Side::White, 3, line};
  CHECK(reasons(end) == std::vector<Claim>{shown, end});
  const Claim forced = ForcedReply{line[0], line[1], false, line[2]};
  CHECK(reasons(forced) == std::vector<Claim>{shown, forced});
  // The shot tells these itself.
  for (const Claim& other : std::vector<Claim>{worth(350), Gain{Side::White, line, {}, {1, 0}, 1}})
    CHECK(reasons(other) == std::vector<Claim>{shown});
  // A claim that was checked is told instead, and never more than two.
  const Claim proved = Shot{Gain{Side::White, line, {1, 0}, {2, 0}, 1, 4}};
  CHECK(reasons_for_win(game, line, {end, proved}) == std::vector<Claim>{proved, end});
  CHECK(reasons_for_win(game, line, {end, forced}) == std::vector<Claim>{shown, end});
}

TEST_CASE_FIXTURE(Won, "A line in which the other side makes a quiet move first shows no shot") {
  const Game earlier = test::game_from("W:Wb2,d2,a1,h2:Ba7,d6,b4,d4,h8");
  Line later;
  Game next = earlier;
  for (const std::string_view text : {"h2-g3", "h8-g7", "b2-c3", "d4xb2", "a1xa5"}) {
    later.push_back(test::legal_move(next, text));
    next.play(later.back());
  }
  const std::vector<Claim> told = reasons_for_win(earlier, later, {});
  REQUIRE(told.size() == 1);
  CHECK(std::holds_alternative<Gain>(told.front()));
}

TEST_CASE_FIXTURE(Won, "A draw has its shot first, and tables name it") {
  const auto told = [&](const std::vector<Claim>& claims, const KnownEndings& endings = {}) {
    return reasons_for_draw(game, line, claims, endings);
  };
  const std::vector<Claim> by_line = told({});
  REQUIRE(by_line.size() == 1);
  CHECK(std::holds_alternative<Shot>(by_line.front()));
  const std::vector<Claim> known = told({}, tables_that_tell(0));
  REQUIRE(known.size() == 2);
  CHECK(std::holds_alternative<Shot>(known.front()));
  CHECK(known.back() == Claim(TableEnding{}));
  CHECK(told({exchange(), TableEnding{}}, tables_that_tell(0)).size() == 2);
  CHECK(told({}, tables_that_tell(1)) == by_line);
  const Line quiet = {line[0]};
  CHECK(reasons_for_draw(game, quiet, {exchange()}).empty());
  CHECK(reasons_for_draw(game, quiet, {Worth{90, quiet, std::nullopt, 0}}).empty());
  CHECK(reasons_for_draw(game, quiet, {exchange()}, tables_that_tell(0)) ==
        std::vector<Claim>{TableEnding{}});
}

TEST_CASE_FIXTURE(Won, "Without one, the reason is what the line wins") {
  const Claim against = OutOfMoves{Side::White, 2, 5};
  const Claim main_road = MainRoadHeld{Side::White, line[0].from};
  for (const Claim& claim : {exchange(), worth(40), against, main_road}) {
    CAPTURE(claim.index());
    const std::vector<Claim> told = reasons(claim);
    REQUIRE(told.size() == 1);
    const auto* const shot = std::get_if<Shot>(&told.front());
    REQUIRE(shot != nullptr);
    const Gain* const gain = &shot->gain;
    CHECK(gain->winner == Side::White);
    CHECK(gain->line == line);
    CHECK(gain->given == Count{1, 0});
    CHECK(gain->taken == Count{2, 0});
    CHECK(gain->net == 1);
    CHECK(gain->since == Since::AlongLine);
  }
}

TEST_CASE_FIXTURE(Won, "The tables' result of the end of the line is told, too") {
  // Black is to move there.
  const std::vector<Claim> told = reasons(exchange(), tables_that_tell(-1));
  REQUIRE(told.size() == 2);
  CHECK(told.back() == Claim(TableEnding{Side::White, std::nullopt}));
  CHECK(reasons(exchange(), tables_that_tell(0)).size() == 1);
  CHECK(reasons(exchange(), tables_that_tell(1)).size() == 1);
}

TEST_CASE_FIXTURE(Won, "A line that shows nothing gives no reason") {
  CHECK(reasons_for_win(game, {line[0]}, {exchange()}).empty());
  CHECK(reasons_for_win(game, {line[0], line[1]}, {exchange()}).empty());
  CHECK(reasons_for_win(game, {line[0]}, {exchange()}, tables_that_tell(-1)).size() == 1);
}

TEST_CASE_FIXTURE(Won, "Taken pieces and the opinion of a search do not show a win by themselves") {
  CHECK_FALSE(shows_win({}, Side::White));
  CHECK_FALSE(shows_win({worth(500)}, Side::White));
  CHECK_FALSE(shows_win({exchange()}, Side::White));
  Gain gain;
  gain.line = line;
  CHECK_FALSE(shows_win({gain}, Side::White));
  CHECK(shows_win({gain, Shot{gain}}, Side::White));
  CHECK(shows_win({TableEnding{Side::White, std::nullopt}}, Side::White));
  CHECK_FALSE(shows_win({TableEnding{Side::White, std::nullopt}}, Side::Black));
  CHECK_FALSE(shows_win({TableEnding{}}, Side::White));
}

TEST_CASE_FIXTURE(Won, "Claims are told of a move if one of them speaks for its side") {
  const auto speaks = [&](const Claim& claim) {
    const std::vector<Claim> told = reasons_in_favour({claim, exchange()}, Side::White);
    if (!told.empty()) CHECK(told == std::vector<Claim>{claim, exchange()});
    return !told.empty();
  };
  CHECK(speaks(MainRoadHeld{Side::White, line[0].from}));
  CHECK(speaks(OutOfMoves{Side::Black, 2, 5}));
  CHECK(speaks(ForcedReply{line[0], line[1], false, line[2]}));
  CHECK(speaks(TableEnding{Side::White, std::nullopt}));
  CHECK(speaks(TableEnding{}));
  CHECK(speaks(worth(50)));
  CHECK_FALSE(speaks(worth(49)));
  CHECK_FALSE(speaks(OutOfMoves{Side::White, 2, 5}));
  CHECK_FALSE(speaks(TableEnding{Side::Black, std::nullopt}));
  CHECK_FALSE(speaks(exchange()));
  CHECK(reasons_in_favour({}, Side::White).empty());
}

TEST_CASE_FIXTURE(Won, "A drawn ending explains no win") {
  CHECK(reasons(TableEnding{}) != std::vector<Claim>{TableEnding{}});
}

namespace {

Line legal_line(Game game, const std::vector<std::string_view>& texts) {
  Line line;
  for (const std::string_view text : texts) {
    line.push_back(test::legal_move(game, text));
    game.play(line.back());
  }
  return line;
}

// White gives a man; then the king takes two, and may stop on c7 or on b8.
struct TwoEnds {
  Game game = test::game_from("W:Wb2,d2,Ka1:Ba7,d6,b4,d4");

  Line moves(const std::vector<std::string_view>& texts) const { return legal_line(game, texts); }
  static Claim shot(const Line& line) {
    return Shot{Gain{Side::White, line, {1, 0}, {2, 0}, 1, 4}};
  }
};

}  // namespace

TEST_CASE_FIXTURE(TwoEnds, "A reason names the last square of the solution's capture") {
  const Line solution = moves({"b2-c3", "d4xb2", "a1xb8"});
  const Line other = moves({"b2-c3", "d4xb2", "a1xc7"});
  CHECK(reasons_for_win(game, solution, {shot(other)}) == std::vector<Claim>{shot(solution)});
  CHECK(reasons_for_win(game, other, {shot(solution)}) == std::vector<Claim>{shot(other)});
  const Claim forced = ForcedReply{other[0], other[1], false, other[2]};
  CHECK(told_along(game, solution, {forced}) ==
        std::vector<Claim>{ForcedReply{solution[0], solution[1], false, solution[2]}});
  const std::vector<Claim> without_line = {TableEnding{}, BlockedWing{}};
  CHECK(told_along(game, solution, without_line) == without_line);
}

TEST_CASE_FIXTURE(TwoEnds, "A reason that goes on from another last square is not told") {
  const Line solution = moves({"b2-c3", "d4xb2", "a1xb8"});
  const Line longer = moves({"b2-c3", "d4xb2", "a1xc7", "b4-a3", "c7-d8"});
  CHECK(told_along(game, solution, {shot(longer)}).empty());
  const std::vector<Claim> told = reasons_for_win(game, solution, {shot(longer)});
  REQUIRE(told.size() == 1);
  CHECK(line_of(told.front()) == solution);
}

// On c7 the king is lost.
TEST_CASE("No shot is told of a line after which the other side takes back more") {
  const Game game = test::game_from("W:Wb2,d2,Ka1:Ba7,d6,d8,b4,d4");
  const Line whole = legal_line(game, {"b2-c3", "d4xb2", "a1xc7", "d8xb6"});
  const Line solution(whole.begin(), whole.begin() + 3);
  const Claim further = Worth{350, whole, std::nullopt, 0};
  CHECK(reasons_for_win(game, solution, {further}) == std::vector<Claim>{further});
  // The solution alone does not show what is taken back.
  const Claim alone = Worth{350, solution, std::nullopt, 0};
  CHECK(reasons_for_win(game, solution, {alone}) == std::vector<Claim>{alone});
  CHECK(reasons_for_win(game, solution, {}).empty());
}

// Two for two: f2 captures the new king at once.
TEST_CASE("No shot is told of a solution that ends before the exchange does") {
  const Game game = test::game_from("W:Wa5,f4,a3,c3,e3,g3,h2,a1,e1:Bb8,h8,a7,c7,g7,d6,h6,c5,h4");
  const Line solution = legal_line(game, {"c3-d4", "h4xf2", "d4xd8"});
  const Claim king = Breakthrough{Side::White, solution[0].from, solution[2].to, 2, solution};
  CHECK(reasons_for_win(game, solution, {king}) == std::vector<Claim>{king});
}

TEST_CASE("What is taken after a move that the other side need not make belongs to no shot") {
  const Game game = test::game_from("W:Wb2,d2,a1,h2:Ba7,d6,b4,d4,h8");
  const Line line = legal_line(game, {"b2-c3", "d4xb2", "a1xa5", "h8-g7"});
  const std::vector<Claim> told = reasons_for_win(game, line, {});
  REQUIRE(told.size() == 1);
  REQUIRE(std::holds_alternative<Shot>(told.front()));
  CHECK(line_of(told.front()).size() == 3);
}

TEST_CASE_FIXTURE(TwoEnds, "A reason with a move that the problem rejects is not told") {
  const Line solution = moves({"b2-c3", "d4xb2", "a1xb8"});
  const Claim other = shot(moves({"b2-c3", "d4xb2", "a1xa5"}));
  const Claim accepted = shot(solution);
  CHECK(told_along(game, solution, {other}).empty());
  CHECK(told_along(game, solution, {other, accepted}) == std::vector<Claim>{accepted});
  SUBCASE("of a win: the solution's own gain is told") {
    const std::vector<Claim> told = reasons_for_win(game, solution, {other});
    REQUIRE(told.size() == 1);
    const auto* const own = std::get_if<Shot>(&told.front());
    REQUIRE(own != nullptr);
    CHECK(own->gain.line == solution);
    CHECK(own->gain.since == Since::AlongLine);
  }
  SUBCASE("of a draw: it is not told either") {
    const std::vector<Claim> told = reasons_for_draw(game, solution, {other});
    CHECK(std::find(told.begin(), told.end(), other) == told.end());
  }
  SUBCASE("beyond the end of the solution, no move is rejected") {
    const Line start = {solution[0]};
    CHECK(told_along(game, start, {other}) == std::vector<Claim>{other});
  }
}

namespace {

// In the Russian variant the man on b6 becomes a king on d8, captures on, and may stop on h4, where
// it is safe, or on g5, where the man on h6 captures it.
struct TwoStops {
  Game game = test::game_from("W:Wb6,g1:Bb8,f6,h6", Variant::Russian);
  Line safe = legal_line(game, {"g1-h2", "b8-c7", "b6:h4"});
  Line lost = legal_line(game, {"g1-h2", "b8-c7", "b6:g5"});

  static Claim breakthrough(const Line& line) { return through(line); }
  static Claim crown_row_left(const Line& line) {
    return CrownRowLeft{line[0].from, through(line)};
  }
  static Claim forced_reply(const Line& line) {
    return ForcedReply{line[0], line[1], false, line[2]};
  }
  static Claim gain(const Line& line) { return Gain{Side::White, line, {0, 0}, {2, 0}, 2, 4}; }

 private:
  static Breakthrough through(const Line& line) {
    return Breakthrough{Side::White, line[2].from, line[2].to, 1, line};
  }
};

}  // namespace

TEST_CASE_FIXTURE(TwoStops, "A safe king is told only of a solution whose king is safe") {
  for (auto* const claim_of : {breakthrough, crown_row_left, forced_reply}) {
    const Claim of_safe = claim_of(safe);
    CAPTURE(of_safe.index());
    CHECK(told_along(game, lost, {of_safe}).empty());
    CHECK(told_along(game, safe, {of_safe}) == std::vector<Claim>{of_safe});
    CHECK(told_along(game, safe, {claim_of(lost)}) == std::vector<Claim>{of_safe});
  }
  CHECK(told_along(game, lost, {gain(safe)}) == std::vector<Claim>{gain(lost)});
}

TEST_CASE_FIXTURE(TwoStops, "A reason may show another answer than the solution does") {
  const Claim other = gain(legal_line(game, {"g1-h2", "f6-g5", "b6-c7"}));
  CHECK(told_along(game, safe, {other}) == std::vector<Claim>{other});
}

// On b2 the king blocks Black's last man.
TEST_CASE("The end of the game is told only of a solution that ends it") {
  const Game game = test::game_from("W:WKh8,c1:Bd4,a3");
  const Line ends = legal_line(game, {"h8xb2"});
  const Line goes_on = legal_line(game, {"h8xc3"});
  const auto end = [](Side winner, const Line& line) -> Claim {
    return ForcedEnd{winner, 0, line};
  };
  CHECK(told_along(game, goes_on, {end(Side::White, ends)}).empty());
  CHECK(told_along(game, ends, {end(Side::White, ends)}).size() == 1);
  CHECK(told_along(game, ends, {end(Side::White, goes_on)}) ==
        std::vector<Claim>{end(Side::White, ends)});
  CHECK(told_along(game, ends, {end(Side::Black, goes_on)}).empty());
}

TEST_CASE("A line to the end of the game asks no tables") {
  const Game game = test::game_from("W:Wc3:Bd4");
  const Line line = {test::legal_move(game, "c3xe5")};
  const KnownEndings none = [](const AnyPosition&) -> std::optional<endgame::KnownResult> {
    FAIL("the game is over");
    return std::nullopt;
  };
  CHECK(reasons_for_win(game, line, {}, none).size() == 1);
}

}  // namespace damas::coach
