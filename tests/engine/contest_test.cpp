#include "main/engine/contest.hpp"

#include <initializer_list>

#include <doctest/doctest.h>

namespace damas::tool {

namespace {

Contest between(int a, int b, int pairs) {
  Contest contest;
  contest.a = request_for_level(a, 0);
  contest.b = request_for_level(b, 0);
  contest.a.limits.time.reset();
  contest.b.limits.time.reset();
  contest.pairs = pairs;
  return contest;
}

Tally quietly(const Contest& contest) {
  return hold(contest, [](const Tally&) {});
}

}  // namespace

TEST_SUITE("contests") {
  TEST_CASE("a much stronger level wins nearly all games, whichever side it is") {
    CHECK(quietly(between(4, 1, 4)).wins >= 7);
    CHECK(quietly(between(1, 4, 4)).losses >= 7);
  }

  TEST_CASE("equals share the points, and the margin contains no difference") {
    const Tally tally = quietly(between(2, 2, 12));
    CHECK(tally.games() == 24);
    CHECK(tally.score() > 0.25);
    CHECK(tally.score() < 0.75);
  }

  TEST_CASE("helpers change nothing but the time") {
    Contest contest = between(3, 2, 4);
    const Tally alone = quietly(contest);
    contest.threads = 3;
    const Tally helped = quietly(contest);
    CHECK(alone.wins == helped.wins);
    CHECK(alone.draws == helped.draws);
    CHECK(alone.losses == helped.losses);
  }

  TEST_CASE("progress is told after each pair") {
    int calls = 0;
    hold(between(1, 1, 3), [&](const Tally& so_far) { CHECK(so_far.games() == 2 * ++calls); });
    CHECK(calls == 3);
  }

  TEST_CASE("Elo differences and their margins follow from the tally") {
    Tally even;
    even.wins = even.losses = 50;
    even.squares = 12.5;  // each pair one win and one loss
    CHECK(elo_text(even) == "+0 (margin unknown: all pairs alike)");
    Tally two;
    two.wins = 2;
    two.squares = 1;
    CHECK(elo_text(two) == "+338 (margin unknown: all pairs alike)");
    Tally better;
    better.wins = 75;
    better.losses = 25;
    better.squares = 31.25;  // half of the pairs 2-0, half 1-1
    CHECK(elo_text(better) == "+191 \u00B166");
  }
}

}  // namespace damas::tool
