#include "core/pdn/index.hpp"

#include <doctest/doctest.h>

#include "core/pdn/text.hpp"

namespace damas {

namespace {

constexpr std::string_view text =
    "[Event \"Copa Á\"]\n[Date \"2004.10.27\"]\n[White \"Łukasz Żak\"]\n[Black \"Jose\"]\n"
    "[Result \"1-0\"]\n[GameType \"26\"]\n\n1. c3-d4 d6-c5 *\n\n"
    "[Event \"Кубок\"]\n[Date \"13-01-1996\"]\n[White \"Фёдоров\"]\n[Black \"Pérez\"]\n"
    "[Result \"1/2-1/2\"]\n[GameType \"25\"]\n\n1. c3-d4 *\n\n"
    "[White \"Broken\"]\n[GameType \"20\"]\n\n1. 32-28 31-30 *\n";

using Found = std::vector<std::size_t>;

Found found(const PdnQuery& query) {
  return search(index_pdn(text), query);
}

}  // namespace

TEST_CASE("The list has the data of each game and its place in the text") {
  const auto list = index_pdn(text);
  REQUIRE(list.size() == 3);
  CHECK(list[0].white == "Łukasz Żak");
  CHECK(list[0].event == "Copa Á");
  CHECK(list[0].variant == Variant::Brazilian);
  CHECK(list[0].plies == 2);
  CHECK(list[0].winner() == Side::White);
  CHECK(list[1].number == 2);
  CHECK(list[1].in(text).starts_with("[Event \"Кубок\"]"));
  CHECK(list[1].in(text).ends_with("*"));
  CHECK(list[2].errors.size() == 1);
  CHECK(list[2].plies == 1);
}

TEST_CASE("The list marks games whose winner is guessed") {
  const auto list = index_pdn("[Result \"1-0\"]\n1. 11-15 24-20 1-0\n\n" + std::string(text));
  REQUIRE(list.size() == 4);
  CHECK(list[0].winner() == Side::Black);
  CHECK(list[0].winner_guessed());
  CHECK_FALSE(list[1].winner_guessed());
}

TEST_CASE("A game of the list is the same when it is read alone") {
  const std::string all = "% made by X\n" + std::string(text) +
                          "\n; the last\n% one\n[White \"D\"]" +
                          "\n% skipped\n{forfeit} 1-0 {late}\n{the end}";
  const auto list = index_pdn(all);
  const auto games = read_pdn(all);
  REQUIRE(games.size() == 4);
  CHECK(games[3].tree.notes(PdnNode::Root).after == "the last forfeit late the end");
  for (std::size_t i = 0; i < list.size(); ++i) {
    const PdnGame game = game_of(list[i], all);
    CHECK(game.tree == games[i].tree);
    CHECK(game.headers == games[i].headers);
    CHECK(game.errors == games[i].errors);
  }
}

TEST_CASE("The search for names ignores case and accents") {
  CHECK(found({.player = "lukasz"}) == Found{0});
  CHECK(found({.player = "ZAK"}) == Found{0});
  CHECK(found({.player = "perez"}) == Found{1});
  CHECK(found({.player = "федоров"}) == Found{1});
  CHECK(found({.event = "copa a"}) == Found{0});
  CHECK(found({.white = "jose"}).empty());
  CHECK(found({.black = "jose"}) == Found{0});
  CHECK(found({}).size() == 3);
}

TEST_CASE("Variant, result and date narrow the search") {
  CHECK(found({.variant = Variant::Russian}) == Found{1});
  CHECK(found({.outcome = PdnOutcomeFilter::WhiteWins}) == Found{0});
  CHECK(found({.outcome = PdnOutcomeFilter::Draw}) == Found{1});
  CHECK(found({.outcome = PdnOutcomeFilter::Unknown}) == Found{2});
  CHECK(found({.first_date = PdnDate{2000, 1, 1}}) == Found{0});
  CHECK(found({.last_date = PdnDate{1996, 0, 0}}) == Found{1});
  CHECK(found({.first_date = PdnDate{1996, 1, 13}, .last_date = PdnDate{1996, 1, 13}}) == Found{1});
}

TEST_CASE("Dates are read in all forms that files use") {
  CHECK(parse_date("2004.10.27 - 2004.11.01") == PdnDate{2004, 10, 27});
  CHECK(parse_date("1970.4.2") == PdnDate{1970, 4, 2});
  CHECK(parse_date("13-01-1996") == PdnDate{1996, 1, 13});
  CHECK(parse_date("1841-\?\?-\?\?") == PdnDate{1841, 0, 0});
  CHECK(parse_date("1950.") == PdnDate{1950, 0, 0});
  CHECK_FALSE(parse_date("\?\?\?\?.\?\?.\?\?"));
  CHECK_FALSE(parse_date(""));
  CHECK_FALSE(parse_date("03.07.20"));
  CHECK(may_lie_between({1841, 0, 0}, PdnDate{1841, 5, 1}, PdnDate{1841, 6, 1}));
  CHECK_FALSE(may_lie_between({1841, 0, 0}, PdnDate{1842, 0, 0}, {}));
}

TEST_CASE("Folding removes case and accents from letters only") {
  CHECK(folded("ÀÉÎÕÜÇñ Łódź Ž") == "aeioucn lodz z");
  CHECK(folded("ФЁДОР Ґ") == folded("федор Ґ"));
  CHECK(folded("ΑΒΓ") == "αβγ");
  CHECK(folded("高文龙 42!") == "高文龙 42!");
  CHECK(folded("\xFF\xC3") == folded("\xFF\xC3"));
}

}  // namespace damas
