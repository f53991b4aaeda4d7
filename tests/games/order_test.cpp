#include "games/order.hpp"

#include <algorithm>
#include <numeric>

#include <doctest/doctest.h>

#include "core/pdn/index.hpp"
#include "core/pdn/text.hpp"
#include "games/made_games.hpp"

namespace damas::games {

namespace {

using Numbers = std::vector<std::uint32_t>;

struct OrderedLibrary {
  std::vector<PdnEntry> entries;
  GamesDatabase database{":memory:", Use::Write};
  Numbers all;

  OrderedLibrary() {
    const std::vector<PdnGame> games = made_games(300);
    add(database, games);
    entries = index_of(games);
    all.resize(games.size());
    std::iota(all.begin(), all.end(), 1U);
  }

  // By comparing the games themselves.
  template <class KeyOf>
  void check(OrderedBy by, const KeyOf& key_of) {
    for (const bool descending : {false, true}) {
      INFO(static_cast<int>(by) << descending);
      Numbers expected = all;
      std::stable_sort(expected.begin(), expected.end(), [&](std::uint32_t a, std::uint32_t b) {
        const auto one = key_of(entries[a - 1]);
        const auto other = key_of(entries[b - 1]);
        return descending ? other < one : one < other;
      });
      CHECK(ordered(database, all, by, descending) == expected);
    }
  }
};

int place_of_result(const PdnEntry& entry) {
  if (const auto side = entry.winner()) return *side == Side::White ? 0 : 2;
  return entry.result.score == PdnScore::Draw ? 1 : 3;
}

}  // namespace

TEST_CASE("Games are ordered by each column as a sort of the games orders them") {
  OrderedLibrary library;
  REQUIRE(library.database.size() == library.entries.size());
  library.check(OrderedBy::White, [](const PdnEntry& e) { return folded(e.white); });
  library.check(OrderedBy::Black, [](const PdnEntry& e) { return folded(e.black); });
  library.check(OrderedBy::Event, [](const PdnEntry& e) { return folded(e.event); });
  library.check(OrderedBy::Outcome, place_of_result);
  library.check(OrderedBy::Variant, [](const PdnEntry& e) { return static_cast<int>(e.variant); });
  library.check(OrderedBy::Date,
                [](const PdnEntry& e) { return parse_date(e.date).value_or(PdnDate{}); });
  library.check(OrderedBy::Plies, [](const PdnEntry& e) { return e.plies; });
}

TEST_CASE("The order by number is turned, and a part of the games is ordered as well") {
  OrderedLibrary library;
  CHECK(ordered(library.database, {3, 5, 9}, OrderedBy::Number, false) == Numbers{3, 5, 9});
  CHECK(ordered(library.database, {3, 5, 9}, OrderedBy::Number, true) == Numbers{9, 5, 3});
  const Numbers some = ordered(library.database, {3, 5, 9}, OrderedBy::White, false);
  const Numbers all = ordered(library.database, library.all, OrderedBy::White, false);
  Numbers expected;
  for (const std::uint32_t number : all) {
    if (number == 3 || number == 5 || number == 9) expected.push_back(number);
  }
  CHECK(some == expected);
}

TEST_CASE("Names that differ only in case and accents are equal, and no name comes first") {
  GamesDatabase database(":memory:", Use::Write);
  std::vector<PdnGame> games = made_games(4);
  games[0].headers.set("White", "Žižek");
  games[1].headers.set("White", "zizek");
  games[2].headers.set("White", "Abel");
  games[3].headers.set("White", "");
  add(database, games);
  CHECK(ordered(database, {1, 2, 3, 4}, OrderedBy::White, false) == Numbers{4, 3, 1, 2});
  CHECK(ordered(database, {1, 2, 3, 4}, OrderedBy::White, true) == Numbers{1, 2, 3, 4});
}

}  // namespace damas::games
