#include "view/window/library/game_list.hpp"

#include <doctest/doctest.h>

#include "view/window/games/fake_files.hpp"

namespace damas::test {

namespace {

using Rows = std::vector<std::size_t>;

struct Fixture {
  std::vector<PdnEntry> entries = index_pdn(club_games());
  GameList list;
  Fixture() { list.set(entries); }

  Rows found(const GameSearch& search) {
    list.find(entries, search);
    return list.shown();
  }
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "Without a search all games are shown, in the order of the file") {
  CHECK(list.shown() == Rows{0, 1, 2, 3});
  CHECK(list.variants() == std::vector{Variant::Brazilian, Variant::International});
}

TEST_CASE_FIXTURE(Fixture, "Cleared, it shows no game of the file before, and keeps the search") {
  GameSearch search;
  search.player = "AN";
  list.find(entries, search);
  list.clear();
  CHECK(list.shown().empty());
  list.set(entries);
  CHECK(list.shown() == Rows{0, 1});
}

TEST_CASE_FIXTURE(Fixture, "Players are found by a part of their names, whatever the accents") {
  GameSearch search;
  search.player = "AN";
  CHECK(found(search) == Rows{0, 1});
  search.player = "elio";
  CHECK(found(search) == Rows{2});
  search.player = "nobody";
  CHECK(found(search).empty());
}

TEST_CASE_FIXTURE(Fixture, "Variant, result and dates narrow the list") {
  GameSearch search;
  search.variant = Variant::International;
  CHECK(found(search) == Rows{2});
  search = {};
  search.outcome = PdnOutcomeFilter::Unknown;
  CHECK(found(search) == Rows{3});
  search = {};
  search.first_date = "2001";
  CHECK(found(search) == Rows{0, 2});
  search.last_date = "2001.12";
  CHECK(found(search) == Rows{0});
  search.first_date = "not yet a date";
  search.last_date.clear();
  CHECK(found(search) == Rows{0, 1, 2, 3});
}

TEST_CASE_FIXTURE(Fixture, "A condition narrows what the search finds, and is asked again") {
  bool odd = true;
  list.set_condition([&](std::size_t index) { return !odd || index % 2 == 1; });
  list.refresh(entries);
  CHECK(list.shown() == Rows{1, 3});
  CHECK(list.found() == Rows{0, 1, 2, 3});
  list.sort_by(entries, GameColumn::White);
  CHECK(list.shown() == Rows{3, 1});
  odd = false;
  list.refresh(entries);
  CHECK(list.shown() == Rows{0, 3, 1, 2});
}

TEST_CASE_FIXTURE(Fixture, "A column sorts, and again the other way round") {
  list.sort_by(entries, GameColumn::White);
  CHECK(list.shown() == Rows{0, 3, 1, 2});
  list.sort_by(entries, GameColumn::White);
  CHECK(list.descending());
  CHECK(list.shown() == Rows{2, 1, 3, 0});
  list.sort_by(entries, GameColumn::Date);
  CHECK_FALSE(list.descending());
  CHECK(list.shown() == Rows{1, 3, 0, 2});
  list.sort_by(entries, GameColumn::Result);
  CHECK(list.shown() == Rows{0, 2, 1, 3});
  list.sort_by(entries, GameColumn::Plies);
  CHECK(list.shown() == Rows{1, 3, 2, 0});
  list.sort_by(entries, GameColumn::Number);
  CHECK(list.shown() == Rows{0, 1, 2, 3});
}

TEST_CASE_FIXTURE(Fixture, "A search keeps the order, and rows are known by their games") {
  list.sort_by(entries, GameColumn::Black);
  GameSearch search;
  search.player = "a";
  CHECK(found(search) == Rows{1, 0, 3, 2});
  CHECK(list.row_of(3) == 2);
  search.player = "caio";
  list.find(entries, search);
  CHECK_FALSE(list.row_of(3).has_value());
}

}  // namespace damas::test
