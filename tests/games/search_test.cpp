#include "games/search.hpp"

#include <algorithm>
#include <map>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/pdn/index.hpp"
#include "core/pdn/text.hpp"
#include "games/made_games.hpp"
#include "games/position_key.hpp"

namespace damas::games {

namespace {

using Numbers = std::vector<std::uint32_t>;

struct Library {
  std::vector<PdnGame> games = made_games(400);
  GamesDatabase database{":memory:", Use::Write};

  Library() { add(database, games); }

  // The numbers of games that meet the condition, by looking at each.
  template <class Meets>
  Numbers all(const Meets& meets) const {
    Numbers numbers;
    for (std::size_t i = 0; i < games.size(); ++i) {
      if (meets(games[i])) numbers.push_back(static_cast<std::uint32_t>(i + 1));
    }
    return numbers;
  }
};

Library& library() {
  static Library library;
  return library;
}

bool reached(const PdnGame& game, const AnyPosition& wanted) {
  for (const AnyPosition& position : positions_of(game.tree)) {
    if (without_king_runs(position) == without_king_runs(wanted)) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("A search by tags finds what a look at each game finds") {
  Library& all = library();
  REQUIRE(all.database.size() == all.games.size());
  std::vector<PdnQuery> queries(1);
  queries.push_back({.player = "player 3"});
  queries.push_back({.player = "zizek"});
  queries.push_back({.white = "PLAYER 12"});
  queries.push_back({.black = "Žižek, j"});
  queries.push_back({.event = "cup 4"});
  queries.push_back({.variant = Variant::English});
  queries.push_back({.variant = Variant::Turkish});
  queries.push_back({.outcome = PdnOutcomeFilter::WhiteWins});
  queries.push_back({.outcome = PdnOutcomeFilter::Unknown});
  queries.push_back({.first_date = PdnDate{1990, 0, 0}});
  queries.push_back({.first_date = PdnDate{1970, 5, 18}, .last_date = PdnDate{1980, 5, 0}});
  queries.push_back({.player = "player 1",
                     .variant = Variant::Brazilian,
                     .outcome = PdnOutcomeFilter::Draw,
                     .last_date = PdnDate{2000, 1, 1}});
  queries.push_back({.player = "nobody"});
  const std::vector<PdnEntry> entries = index_of(all.games);
  for (const PdnQuery& query : queries) {
    Numbers expected;
    for (const std::size_t i : damas::search(entries, query))
      expected.push_back(static_cast<std::uint32_t>(i + 1));
    CHECK(search(all.database, {query}).numbers == expected);
  }
  const Numbers openings = all.all([](const PdnGame& game) {
    return folded(game.headers.value("Opening")).find("lodz") != std::string::npos;
  });
  CHECK(openings.size() > 5);
  CHECK(search(all.database, {.opening = "ŁODZ"}).numbers == openings);
}

TEST_CASE("A search by pattern finds all games that reached one, with the other conditions") {
  Library& all = library();
  const auto pattern = [](Variant variant, const char* text) {
    return *parse_pattern(variant, text, info(variant).numbering);
  };
  const PositionPattern wanted[] = {
      pattern(Variant::Brazilian, "Wd4:Be5"), pattern(Variant::Brazilian, "B:Wc3,d4:Bf6:Ee5"),
      pattern(Variant::International, "W28:B23"), pattern(Variant::English, "E11,15")};
  for (const PositionPattern& each : wanted) {
    const auto meets = [&](const PdnGame& game) {
      const auto positions = positions_of(game.tree);
      return std::any_of(positions.begin(), positions.end(),
                         [&](const AnyPosition& p) { return each.matches(p); });
    };
    const Numbers expected = all.all(meets);
    CHECK_FALSE(expected.empty());
    CHECK(search(all.database, {.pattern = each}).numbers == expected);
  }
  GameQuery query;
  query.pattern = wanted[0];
  query.tags.variant = Variant::International;
  CHECK(search(all.database, query).numbers.empty());
}

TEST_CASE("A search by pattern tells how far it is, and stops when told to") {
  Library& all = library();
  GameQuery query;
  query.pattern = parse_pattern(Variant::Brazilian, "Wc3", Numbering::Algebraic);
  REQUIRE(query.pattern);
  std::vector<double> told;
  const FoundGames whole = search(all.database, query, [&](double seen) {
    told.push_back(seen);
    return true;
  });
  CHECK(whole.whole);
  REQUIRE(told.size() == 2);
  CHECK(told[0] == 0);
  CHECK(told[1] == doctest::Approx(256.0 / 400));
  const FoundGames part = search(all.database, query, [](double seen) { return seen < 0.1; });
  CHECK_FALSE(part.whole);
  CHECK_FALSE(part.numbers.empty());
  CHECK(part.numbers.size() < whole.numbers.size());
  CHECK(part.numbers.back() <= 256);
}

TEST_CASE("A search by position finds all games that reached it") {
  Library& all = library();
  RandomPdn random(5);
  for (int i = 0; i < 60; ++i) {
    const auto positions =
        positions_of(all.games[static_cast<std::size_t>(random.below(400))].tree);
    const AnyPosition& wanted =
        positions[static_cast<std::size_t>(random.below(static_cast<int>(positions.size())))];
    const FoundGames found = search(all.database, {.position = wanted});
    CHECK(found.numbers == all.all([&](const PdnGame& game) { return reached(game, wanted); }));
    CHECK(found.results.games == found.numbers.size());
  }
}

TEST_CASE("Moves played next have the results and ratings of their games") {
  Library& all = library();
  for (const Variant variant : {Variant::International, Variant::Frisian}) {
    const AnyPosition start = start_of(variant);
    struct Sum {
      std::uint32_t games = 0, white = 0, draws = 0, black = 0, rated = 0;
      double ratings = 0;
    };
    std::vector<std::pair<Move, Sum>> sums;
    for (const PdnGame& game : all.games) {
      if (!(game.tree.start() == start)) continue;
      const Move move = game.tree.move(game.tree.first_child(PdnNode::Root));
      auto sum =
          std::find_if(sums.begin(), sums.end(), [&](const auto& s) { return s.first == move; });
      if (sum == sums.end()) sum = sums.insert(sums.end(), {move, {}});
      ++sum->second.games;
      if (game.winner() == Side::White) ++sum->second.white;
      if (game.winner() == Side::Black) ++sum->second.black;
      if (game.result.score == PdnScore::Draw) ++sum->second.draws;
      const std::string elo(game.headers.value("WhiteElo"));
      if (elo.empty()) continue;
      ++sum->second.rated;
      sum->second.ratings += std::stoi(elo);
    }
    const FoundGames found = search(all.database, {.position = start});
    REQUIRE(found.moves.size() == sums.size());
    REQUIRE(sums.size() > 5);
    std::uint32_t last = found.results.games;
    for (const MoveResults& each : found.moves) {
      const auto sum = std::find_if(sums.begin(), sums.end(),
                                    [&](const auto& s) { return s.first == each.move; });
      REQUIRE(sum != sums.end());
      const Sum& expected = sum->second;
      CHECK(each.results.games == expected.games);
      CHECK(each.results.white == expected.white);
      CHECK(each.results.black == expected.black);
      CHECK(each.results.draws == expected.draws);
      CHECK(each.results.games <= last);
      last = each.results.games;
      REQUIRE(each.results.average_rating().has_value() == (expected.rated > 0));
      if (expected.rated > 0)
        CHECK(*each.results.average_rating() == doctest::Approx(expected.ratings / expected.rated));
    }
  }
}

TEST_CASE("A search by material finds all games that came to it") {
  Library& all = library();
  const Material one_less{{11, 12}, {0, 0}};
  const auto came = [&](const PdnGame& game) {
    for (const AnyPosition& position : positions_of(game.tree)) {
      if (material_key(material_of_any(position)) == material_key(one_less)) return true;
    }
    return false;
  };
  const Numbers expected = all.all(came);
  CHECK(expected.size() > 20);
  CHECK(search(all.database, {.material = one_less}).numbers == expected);
  CHECK(search(all.database, {.material = Material{{1, 1}, {1, 1}}}).numbers.empty());
}

TEST_CASE("All conditions must be met") {
  Library& all = library();
  const AnyPosition start = start_of(Variant::International);
  const GameQuery query{.tags = {.player = "player 2", .first_date = PdnDate{1980, 0, 0}},
                        .position = start,
                        .material = Material{{19, 19}, {0, 0}}};
  Numbers expected;
  const Numbers by_tags = search(all.database, {.tags = query.tags}).numbers;
  const Numbers by_material = search(all.database, {.material = query.material}).numbers;
  for (const std::uint32_t number : search(all.database, {.position = start}).numbers) {
    const auto in = [number](const Numbers& n) {
      return std::binary_search(n.begin(), n.end(), number);
    };
    if (in(by_tags) && in(by_material)) expected.push_back(number);
  }
  CHECK(expected.size() > 0);
  const FoundGames found = search(all.database, query);
  CHECK(found.numbers == expected);
  CHECK(found.results.games == expected.size());
  std::uint32_t sum = 0;
  for (const MoveResults& each : found.moves)
    sum += each.results.games;
  CHECK(sum == expected.size());
  const GameQuery other{.tags = {.variant = Variant::English}, .position = start};
  CHECK(search(all.database, other).numbers.empty());
}

TEST_CASE("The variants of the games, and that of most games, are known") {
  GamesDatabase database(":memory:", Use::Write);
  CHECK(variants_of_games(database).empty());
  CHECK_FALSE(commonest_variant(database));
  RandomPdn random(1);
  add(database, {random.game(Variant::Thai, 9, false), random.game(Variant::Pool, 9, false),
                 random.game(Variant::Pool, 8, false)});
  CHECK(commonest_variant(database) == Variant::Pool);
  const std::vector<Variant> all = variants_of_games(database);
  REQUIRE(all.size() == 2);
  CHECK(std::find(all.begin(), all.end(), Variant::Thai) != all.end());
  CHECK(all[0] < all[1]);
}

}  // namespace damas::games
