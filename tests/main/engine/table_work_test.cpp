#include "main/engine/table_work.hpp"

#include <doctest/doctest.h>

#include "files/test_folder.hpp"

namespace damas::tool {

namespace {

// Computes levels until one lacks pairs of other shards, and returns how many are complete.
std::size_t run_shard(endgame::Tables& tables, int pieces, const TableFolder& folder, Shard shard) {
  std::size_t complete = 0;
  for (const TableLevel& level : table_levels(tables, pieces)) {
    if (!make_level(tables, level, folder, 1, shard, {}).empty()) break;
    ++complete;
  }
  return complete;
}

}  // namespace

TEST_CASE("a level holds the pairs with as many men, after those that they lead to") {
  const auto tables = endgame::make_tables(Variant::English);
  const std::vector<TableLevel> levels = table_levels(*tables, 3);
  REQUIRE(levels.size() == 7);
  CHECK(levels[0].pieces == 2);
  CHECK(levels[0].men == 0);
  CHECK(levels.back().pieces == 3);
  CHECK(levels.back().men == 3);
  for (const TableLevel& level : levels) {
    for (const endgame::Material& pair : level.pairs) {
      CHECK(pair.pieces() == level.pieces);
      CHECK(pair.men() == level.men);
    }
  }
}

TEST_CASE("the memory that is told holds the tables, the pairs under way and the program") {
  const auto english = endgame::make_tables(Variant::English);
  const std::vector<TableLevel> levels = table_levels(*english, 4);
  // A release build was measured with 18.9 MB with two threads, and with 19.3 MB when it packed.
  CHECK(most_memory(*english, levels, 2) >= 18'900'000);
  CHECK(most_memory(*english, levels, 1) >= 19'300'000);
  CHECK(most_memory(*english, levels, 2) <= 25'000'000);
  CHECK(most_memory(*english, table_levels(*english, 2), 1) <= 12'000'000);
}

TEST_CASE("within a level one is told what is finished and what is under way") {
  const auto tables = endgame::make_tables(Variant::English);
  const test::Folder place;
  const auto notice = [](const std::string& line) { FAIL(line); };
  const TableFolder folder(place.path(), Variant::English, notice);
  for (const TableLevel& level : table_levels(*tables, 3)) {
    const std::size_t all = positions_of(*tables, level.pairs);
    std::size_t last = 0;
    std::vector<endgame::Material> seen;
    make_level(*tables, level, folder, 1, {},
               [&](std::size_t finished, const std::vector<endgame::Material>& under_way) {
                 REQUIRE(under_way.size() == 1);
                 CHECK(finished >= last);
                 CHECK(finished + positions_of(*tables, under_way) <= all);
                 last = finished;
                 if (seen.empty() || seen.back() != under_way.front())
                   seen.push_back(under_way.front());
               });
    CHECK(seen == level.pairs);
  }
}

TEST_CASE("two shards make the same tables by turns as one process alone") {
  const auto alone = endgame::make_tables(Variant::English);
  const test::Folder folder_alone;
  const auto notice = [](const std::string& line) { FAIL(line); };
  const TableFolder files_alone(folder_alone.path(), Variant::English, notice);
  const std::size_t levels = table_levels(*alone, 3).size();
  REQUIRE(run_shard(*alone, 3, files_alone, {}) == levels);

  const test::Folder folder;
  const TableFolder files(folder.path(), Variant::English, notice);
  const auto first = endgame::make_tables(Variant::English);
  CHECK(run_shard(*first, 3, files, {0, 2}) < levels);
  // Each run starts from the files alone, as on another machine.
  std::size_t runs = 1;
  for (std::uint32_t turn = 1; runs < 100; ++turn, ++runs) {
    const auto tables = endgame::make_tables(Variant::English);
    if (run_shard(*tables, 3, files, {turn % 2, 2}) < levels) continue;
    for (const TableLevel& level : table_levels(*tables, 3)) {
      for (const endgame::Material& pair : level.pairs) {
        const endgame::Totals a = tables->totals(pair);
        const endgame::Totals b = alone->totals(pair);
        CHECK(a.wins == b.wins);
        CHECK(a.losses == b.losses);
        CHECK(a.draws == b.draws);
      }
    }
    break;
  }
  CHECK(runs < 100);
}

TEST_CASE("a shard is a number of as many, from 1") {
  CHECK(shard_named("1/1").count == 1);
  CHECK(shard_named("2/8").index == 1);
  CHECK(shard_named("8/8").count == 8);
  for (const char* wrong :
       {"", "1", "/", "0/2", "3/2", "1/2/3", "-1/2", "1/0", "1/10000", " 1/2"}) {
    CAPTURE(wrong);
    CHECK_THROWS_AS(shard_named(wrong), BadInput);
  }
}

}  // namespace damas::tool
