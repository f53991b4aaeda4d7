#include "view/window/library/position_search.hpp"

#include <doctest/doctest.h>

#include "view/window/app/game_file.hpp"
#include "view/window/games/fake_files.hpp"

namespace damas::test {

namespace {

PositionPattern wanted(const char* text, Variant variant = Variant::Brazilian) {
  const auto read = parse_pattern(variant, text, info(variant).numbering);
  REQUIRE(read);
  return *read;
}

struct Fixture {
  GameFile file{"", "club", club_games()};
  PositionSearch search;
  PositionSearch::Games all{0, 1, 2, 3};

  Fixture() { file.load_all(); }
  int steps_to_end() {
    int steps = 0;
    for (; !search.over(all); ++steps)
      search.step(file, all);
    return steps;
  }
};

}  // namespace

TEST_CASE("The first position that matches is found, from the start to the last move") {
  GameFile file("", "club", club_games());
  file.load_all();
  const PdnTree tree = file.game(0).tree;
  CHECK(first_match(exactly(tree.start()), tree) == 0);
  CHECK(first_match(wanted("Wd4"), tree) == 1);
  CHECK(first_match(wanted("BPa5"), tree) == 2);
  CHECK(first_match(wanted("B:We5:Ba5:Ed4"), tree) == 3);
  CHECK_FALSE(first_match(wanted("WKe5"), tree).has_value());
}

TEST_CASE_FIXTURE(Fixture, "The search looks into one game after another") {
  CHECK(search.over(all));
  search.begin(wanted("Wd4"));
  CHECK_FALSE(search.over(all));
  CHECK(search.progress(all) == 0);
  search.step(file, all);
  CHECK(search.ply_of(0) == 1);
  CHECK_FALSE(search.ply_of(1).has_value());
  CHECK(search.progress(all) == 0.25F);
  CHECK(steps_to_end() == 2);  // the game of another variant needs none
  CHECK(search.ply_of(1) == 1);
  CHECK_FALSE(search.ply_of(2).has_value());
  CHECK_FALSE(search.ply_of(3).has_value());
  CHECK(search.found() == 2);
  CHECK(search.progress(all) == 1);
}

TEST_CASE_FIXTURE(Fixture, "Games of other variants are not found") {
  search.begin(wanted("W28", Variant::International));
  steps_to_end();
  CHECK(search.ply_of(2) == 1);
  CHECK(search.found() == 1);
}

TEST_CASE_FIXTURE(Fixture, "Known games are not read again when other games come into question") {
  search.begin(wanted("Wd4"));
  all = {1, 2};
  CHECK(steps_to_end() == 2);
  all = {0, 1, 2, 3};
  search.look_again();
  CHECK(steps_to_end() == 2);
  CHECK(search.found() == 2);
}

TEST_CASE_FIXTURE(Fixture, "After a game is removed or put back, the others are still known") {
  search.begin(wanted("Wd4"));
  steps_to_end();
  const RemovedGame removed = file.remove(0);
  search.removed(removed.index);
  all = {0, 1, 2};
  CHECK(search.ply_of(0) == 1);
  CHECK(search.found() == 1);
  CHECK(steps_to_end() == 1);  // passes all of them
  file.put_back(removed);
  search.inserted(removed.index);
  all = {0, 1, 2, 3};
  CHECK_FALSE(search.ply_of(0).has_value());
  CHECK(search.ply_of(1) == 1);
  CHECK(steps_to_end() == 2);  // looks into the first, and passes the others
  CHECK(search.found() == 2);
  search.forget();
  CHECK(search.found() == 0);
  CHECK(steps_to_end() == 3);
}

TEST_CASE_FIXTURE(Fixture, "Without a pattern the search has nothing to do") {
  search.begin(wanted("Wd4"));
  search.begin(std::nullopt);
  CHECK(steps_to_end() == 0);
  CHECK(search.progress(all) == 1);
}

}  // namespace damas::test
