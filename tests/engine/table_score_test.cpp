#include "engine/table_score.hpp"

#include <doctest/doctest.h>

namespace damas {

namespace {

TableEntry entry_of(int score, int depth, Bound bound) {
  TableEntry entry;
  entry.score = static_cast<std::int16_t>(score);
  entry.depth = static_cast<std::int8_t>(depth);
  entry.age_and_bound = static_cast<std::uint8_t>(bound);
  return entry;
}

int there_and_back(int score, int stored_at, int read_at) {
  return from_table(entry_of(to_table(score, stored_at), 1, Bound::Exact), read_at);
}

}  // namespace

TEST_CASE("a score comes back as it was stored") {
  for (const int score : {0, 100, -100, score::won - 9, 9 - score::won, score::known_win - 1})
    CHECK(there_and_back(score, 5, 5) == score);
}

TEST_CASE("the distance of a win is counted from the position that asks") {
  // Three plies from the position that is stored.
  const int win = score::won - 5 - 3;
  CHECK(there_and_back(win, 5, 2) == score::won - 2 - 3);
  CHECK(there_and_back(-win, 5, 2) == 2 + 3 - score::won);
  CHECK(there_and_back(250, 5, 2) == 250);
}

TEST_CASE("an entry settles a search of at most its depth") {
  const TableEntry entry = entry_of(40, 6, Bound::Exact);
  CHECK(settles(entry, 0, 6, 0, 1));
  CHECK(settles(entry, 0, 5, 0, 1));
  CHECK_FALSE(settles(entry, 0, 7, 0, 1));
}

TEST_CASE("a bound settles only windows on its side") {
  const TableEntry lower = entry_of(40, 6, Bound::Lower);
  CHECK(settles(lower, 0, 6, 39, 40));
  CHECK_FALSE(settles(lower, 0, 6, 40, 41));
  const TableEntry upper = entry_of(40, 6, Bound::Upper);
  CHECK(settles(upper, 0, 6, 40, 41));
  CHECK_FALSE(settles(upper, 0, 6, 39, 40));
}

TEST_CASE("a bound of a win is compared with its distance from the searched position") {
  const TableEntry lower = entry_of(to_table(score::won - 10, 6), 6, Bound::Lower);
  CHECK(settles(lower, 6, 6, score::won - 11, score::won - 10));
  CHECK_FALSE(settles(lower, 8, 6, score::won - 11, score::won - 10));
}

}  // namespace damas
