#include "engine/transposition_table.hpp"

#include <cstdlib>
#include <initializer_list>
#include <thread>
#include <vector>

#include <doctest/doctest.h>

namespace damas {

namespace {

constexpr MoveTrace some_move{3, 9, 77};

// Keys that share a bucket in any table of at most 4 GB.
std::uint64_t rival(std::uint64_t n) {
  return 5 + (n << 40);
}

TranspositionTable cleared_table() {
  TranspositionTable table(1);
  table.clear();
  return table;
}

}  // namespace

TEST_CASE("the table returns stored entries, and nothing for other keys") {
  TranspositionTable table = cleared_table();
  table.store(42, some_move, -1234, 17, Bound::Lower);
  const std::optional<TableEntry> entry = table.find(42);
  REQUIRE(entry);
  CHECK(entry->move == some_move);
  CHECK(entry->score == -1234);
  CHECK(entry->depth == 17);
  CHECK(entry->bound() == Bound::Lower);
  CHECK_FALSE(table.find(43));
}

TEST_CASE("an emptied table has no entries of the searches before") {
  TranspositionTable table(1);
  CHECK_FALSE(table.allocated());
  REQUIRE(table.allocate());
  CHECK(table.allocated());
  for (int search = 0; search < 3; ++search) {
    table.clear();
    CHECK_FALSE(table.find(42));
    table.new_search();
    table.store(42, some_move, 1, 3, Bound::Exact);
    CHECK(table.find(42));
  }
}

TEST_CASE("a shallower result replaces a deeper one only if exact or from a newer search") {
  TranspositionTable table = cleared_table();
  table.store(42, some_move, 1, 3, Bound::Upper);
  table.store(42, some_move, 2, 9, Bound::Lower);
  CHECK(table.find(42)->score == 2);
  table.store(42, some_move, 3, 4, Bound::Upper);
  CHECK(table.find(42)->score == 2);
  table.store(42, some_move, 4, 4, Bound::Exact);
  CHECK(table.find(42)->score == 4);
  table.store(42, some_move, 5, 9, Bound::Lower);
  table.new_search();
  table.store(42, some_move, 6, 3, Bound::Upper);
  CHECK(table.find(42)->score == 6);
}

TEST_CASE("a result without a move keeps the known move") {
  TranspositionTable table = cleared_table();
  table.store(42, some_move, 1, 3, Bound::Lower);
  table.store(42, {}, 2, 5, Bound::Upper);
  CHECK(table.find(42)->move == some_move);
  CHECK(table.find(42)->depth == 5);
}

TEST_CASE("an entry with halves from two writers matches no position") {
  TranspositionTable table(1);
  table.clear();
  std::vector<std::thread> writers;
  for (std::uint64_t writer = 0; writer < 2; ++writer) {
    writers.emplace_back([&table, writer] {
      for (std::uint64_t n = 0; n < 50000; ++n) {
        const std::uint64_t key = rival(n % 64);
        table.store(key, some_move, static_cast<int>(n % 64), 1 + static_cast<int>(writer),
                    Bound::Exact);
        const auto found = table.find(key);
        if (found && found->score != static_cast<int>(n % 64)) std::abort();
      }
    });
  }
  for (std::thread& writer : writers)
    writer.join();
  for (std::uint64_t n = 0; n < 64; ++n) {
    if (const auto found = table.find(rival(n))) CHECK(found->score == static_cast<int>(n));
  }
}

TEST_CASE("the used share counts the entries of the current search") {
  TranspositionTable table = cleared_table();
  CHECK(table.permille_used() == 0);
  for (std::uint64_t key = 1; key < 200000; ++key)
    table.store(key, some_move, 0, 1, Bound::Exact);
  CHECK(table.permille_used() > 900);
  table.new_search();
  CHECK(table.permille_used() == 0);
}

TEST_CASE("the shallowest entry of a full bucket is replaced") {
  TranspositionTable table = cleared_table();
  for (int n = 0; n < 5; ++n) {
    table.store(rival(static_cast<std::uint64_t>(n)), some_move, 0, n == 2 ? 1 : 5 + n,
                Bound::Exact);
  }
  CHECK_FALSE(table.find(rival(2)));
  for (const std::uint64_t n : {0U, 1U, 3U, 4U})
    CHECK(table.find(rival(n)));
}

TEST_CASE("new results replace those of earlier searches, even if shallower") {
  TranspositionTable table = cleared_table();
  for (std::uint64_t n = 0; n < 4; ++n)
    table.store(rival(n), some_move, 0, 9, Bound::Exact);
  for (int search = 0; search < 3; ++search)
    table.new_search();
  for (std::uint64_t n = 4; n < 7; ++n)
    table.store(rival(n), some_move, 0, 2, Bound::Exact);
  for (std::uint64_t n = 4; n < 7; ++n)
    CHECK(table.find(rival(n)));
}

TEST_CASE("the table works after more searches than its age counter can hold") {
  TranspositionTable table = cleared_table();
  table.store(42, some_move, 5, 9, Bound::Exact);
  for (int search = 0; search < 1000; ++search)
    table.new_search();
  table.store(42, some_move, 6, 1, Bound::Exact);
  REQUIRE(table.find(42));
  CHECK(table.find(42)->bound() == Bound::Exact);
}

TEST_CASE("moves that capture different pieces have different traces") {
  Move one;
  one.from = static_cast<Square>(1);
  one.to = static_cast<Square>(20);
  Move other = one;
  one.captured.insert(static_cast<Square>(7));
  other.captured.insert(static_cast<Square>(70));
  CHECK(MoveTrace::of(one).fits(one));
  CHECK_FALSE(MoveTrace::of(one).fits(other));
}

}  // namespace damas
