#include "view/window/library/base_list.hpp"

#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "explorer/fake_base.hpp"

namespace damas::test {

namespace {

std::string numbered_games(int count) {
  std::string pdn;
  for (int i = 0; i < count; ++i)
    pdn += "[White \"P" + std::to_string(i) + "\"]\n[GameType \"26\"]\n1. c3-d4 *\n\n";
  return pdn;
}

BaseSearch search_for_player(const std::string& name) {
  BaseSearch search;
  search.games.player = name;
  return search;
}

}  // namespace

TEST_CASE("Games are read page by page, each page once") {
  const int count = 3 * static_cast<int>(BaseList::page_size);
  const auto base = std::make_shared<FakeBase>(numbered_games(count));
  BaseList list(base);
  CHECK(list.refresh());
  CHECK_FALSE(list.refresh());
  CHECK(list.count() == static_cast<std::size_t>(count));
  CHECK(base->pages == 0);
  CHECK(list.entry(list.index_at(0)).white == "P0");
  CHECK(list.entry(list.index_at(5)).number == 6);
  CHECK(base->pages == 1);
  CHECK(list.entry(list.index_at(BaseList::page_size)).white == "P64");
  CHECK(list.entry(list.index_at(0)).white == "P0");
  CHECK(base->pages == 2);
}

TEST_CASE("A search leaves the games that match, and the order can be turned") {
  const auto base = std::make_shared<FakeBase>(numbered_games(12));
  BaseList list(base);
  list.refresh();
  list.find(search_for_player("p1"));
  REQUIRE(list.count() == 3);  // P1, P10, P11
  CHECK(list.all() == 12);
  CHECK(list.index_at(1) == 11);
  CHECK(list.row_of(12) == 2);
  CHECK_FALSE(list.row_of(3).has_value());
  list.turn();
  CHECK(list.index_at(0) == 12);
  CHECK(list.row_of(12) == 0);
  CHECK(list.entry(12).white == "P11");
  const int searched = base->searched;
  list.find(search_for_player("p1"));
  CHECK(base->searched == searched);
}

TEST_CASE("A changed database is searched again") {
  const auto base = std::make_shared<FakeBase>(numbered_games(2));
  BaseList list(base);
  list.refresh();
  base->clear();
  CHECK(list.refresh());
  CHECK(list.count() == 0);
  CHECK(list.all() == 0);
}

TEST_CASE("A database that is busy at one of several questions is asked again") {
  const auto base = std::make_shared<FakeBase>(numbered_games(4));
  BaseList list(base);
  list.refresh();
  base->games.pop_back();
  ++base->changed;
  base->size_is_busy = true;
  CHECK_FALSE(list.refresh());
  CHECK(list.waiting());
  CHECK(list.all() == 4);
  base->size_is_busy = false;
  list.ask_again();
  CHECK(list.refresh());
  CHECK(list.all() == 3);
}

TEST_CASE("A busy database is not asked again before its time, and the list stays") {
  const auto base = std::make_shared<FakeBase>(numbered_games(4));
  BaseList list(base);
  list.refresh();
  base->writing = true;
  CHECK(list.entry(2).white.empty());
  CHECK(list.entry(2).number == 2);
  CHECK(list.waiting());
  CHECK(base->pages == 1);
  list.find(search_for_player("p3"));
  CHECK(list.count() == 4);
  CHECK_FALSE(list.refresh());
  base->writing = false;
  list.ask_again();
  CHECK(list.refresh());
  CHECK(list.count() == 1);
  CHECK(list.entry(4).white == "P3");
  CHECK_FALSE(list.waiting());
}

}  // namespace damas::test
