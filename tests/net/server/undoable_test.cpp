#include "net/server/community/undoable.hpp"

#include <string>

#include <doctest/doctest.h>

namespace damas::net {

TEST_CASE("A value goes back to its state at the last keep") {
  Undoable<int> value;
  value.change() = 1;
  value.keep();
  value.change() = 2;
  value.undo();
  CHECK(*value == 1);
}

TEST_CASE("A map goes back to its state at the last keep") {
  UndoableMap<int, std::string> map;
  map.change(1) = "one";
  map.change(2) = "two";
  map.keep();

  SUBCASE("Changed entries have their old values") {
    map.change(1) = "first";
    map.change(1) = "again";
    map.undo();
    CHECK(map.at(1) == "one");
  }
  SUBCASE("Added entries are gone") {
    map.change(3) = "three";
    map.undo();
    CHECK_FALSE(map.contains(3));
  }
  SUBCASE("Erased entries are back") {
    map.erase(2);
    CHECK(map.find(2) == nullptr);
    map.undo();
    CHECK(map.at(2) == "two");
  }
  SUBCASE("Dropped entries stay away") {
    map.drop(2);
    map.undo();
    CHECK_FALSE(map.contains(2));
  }
  SUBCASE("The map says which entries have changed, and how they were") {
    map.change(1) = "first";
    map.change(3) = "three";
    REQUIRE(map.before().size() == 2);
    CHECK(map.before().at(1) == "one");
    CHECK(map.before().at(3) == std::nullopt);
    map.keep();
    CHECK(map.before().empty());
  }
}

}  // namespace damas::net
