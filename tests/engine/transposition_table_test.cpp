#include "engine/transposition_table.hpp"

#include <initializer_list>

#include <doctest/doctest.h>

namespace damas {

namespace {

constexpr MoveTrace some_move{3, 9, 77};

// Keys that fall into the same bucket of any table of at most 4 GB.
std::uint64_t rival(std::uint64_t n) {
  return 5 + (n << 40);
}

TranspositionTable cleared_table() {
  TranspositionTable table(1);
  table.clear();
  return table;
}

}  // namespace

TEST_SUITE("transposition table") {
  TEST_CASE("gives back what was stored, and nothing for other keys") {
    TranspositionTable table = cleared_table();
    table.store(42, some_move, -1234, 17, Bound::Lower);
    const TableEntry* entry = table.find(42);
    REQUIRE(entry != nullptr);
    CHECK(entry->move == some_move);
    CHECK(entry->score == -1234);
    CHECK(entry->depth == 17);
    CHECK(entry->bound() == Bound::Lower);
    CHECK(table.find(43) == nullptr);
  }

  TEST_CASE("a position that comes again replaces itself") {
    TranspositionTable table = cleared_table();
    table.store(42, some_move, 1, 9, Bound::Exact);
    table.store(42, some_move, 2, 3, Bound::Upper);
    CHECK(table.find(42)->score == 2);
  }

  TEST_CASE("of rivals the shallowest gives way") {
    TranspositionTable table = cleared_table();
    for (int n = 0; n < 5; ++n) {
      table.store(rival(static_cast<std::uint64_t>(n)), some_move, 0, n == 2 ? 1 : 5 + n,
                  Bound::Exact);
    }
    CHECK(table.find(rival(2)) == nullptr);
    for (const std::uint64_t n : {0U, 1U, 3U, 4U})
      CHECK(table.find(rival(n)) != nullptr);
  }

  TEST_CASE("what earlier searches found gives way to new results, even if deeper") {
    TranspositionTable table = cleared_table();
    for (std::uint64_t n = 0; n < 4; ++n)
      table.store(rival(n), some_move, 0, 9, Bound::Exact);
    for (int search = 0; search < 3; ++search)
      table.new_search();
    for (std::uint64_t n = 4; n < 7; ++n)
      table.store(rival(n), some_move, 0, 2, Bound::Exact);
    for (std::uint64_t n = 4; n < 7; ++n)
      CHECK(table.find(rival(n)) != nullptr);
  }

  TEST_CASE("survives more searches than it can count") {
    TranspositionTable table = cleared_table();
    table.store(42, some_move, 5, 9, Bound::Exact);
    for (int search = 0; search < 1000; ++search)
      table.new_search();
    table.store(42, some_move, 6, 1, Bound::Exact);
    REQUIRE(table.find(42) != nullptr);
    CHECK(table.find(42)->bound() == Bound::Exact);
  }

  TEST_CASE("moves that take other pieces leave other traces") {
    Move one;
    one.from = static_cast<Square>(1);
    one.to = static_cast<Square>(20);
    Move other = one;
    one.captured.insert(static_cast<Square>(7));
    other.captured.insert(static_cast<Square>(70));
    CHECK(MoveTrace::of(one).fits(one));
    CHECK_FALSE(MoveTrace::of(one).fits(other));
  }
}

}  // namespace damas
