#include "explorer/games_wire.hpp"

#include <doctest/doctest.h>

#include "core/position_pattern.hpp"
#include "core/variant_rules.hpp"
#include "explorer/fake_base.hpp"

namespace damas::test {

namespace {

constexpr const char* three_games = R"([White "Ana"]
[Black "Benedito"]
[Event "Club"]
[Date "2024.05.31"]
[Result "2-0"]
[GameType "26"]
[Opening "Cruz"]
[DrawnPlies "2"]
[WhiteRating "2100"]
[BlackRating "1900"]
1. c3-d4 b6-a5 2. b2-c3 {quiet} *

[White "Carla"]
[Black "Davi"]
[Date "2025.??.??"]
[Result "1-1"]
[GameType "26"]
1. c3-d4 f6-g5 *

[White "Els"]
[Black "Fred"]
[Result "0-2"]
[GameType "20"]
1. 32-28 19-23 2. 28x19 14x23 *
)";

struct Asked {
  FakeBase base{three_games};
  AskedGames games{[this](const std::string& question) -> std::optional<std::string> {
    if (silent) return std::nullopt;
    return answer(base, question);
  }};
  bool silent = false;
};

bool same(const PdnEntry& a, const PdnEntry& b) {
  return a.white == b.white && a.black == b.black && a.event == b.event && a.date == b.date &&
         a.result == b.result && a.named_first == b.named_first && a.variant == b.variant &&
         a.plies == b.plies && a.drawn_plies == b.drawn_plies && a.number == b.number;
}

}  // namespace

TEST_CASE("Questions by texts get the answers of the database") {
  Asked asked;
  CHECK(asked.games.size() == 3);
  CHECK_FALSE(asked.games.busy());
  CHECK(asked.games.variants() == asked.base.variants());
  const std::vector<PdnGame> others = {
      asked.base.games[1], read_pdn("[White \"Gil\"]\n[GameType \"26\"]\n1. c3-d4 *").front(),
      asked.base.games[2]};
  CHECK(asked.games.has(others) == std::vector<bool>{true, false, true});
  REQUIRE(asked.games.game(1));
  CHECK(write_pdn(*asked.games.game(1)) == write_pdn(asked.base.games[0]));
  CHECK_FALSE(asked.games.game(9));
  CHECK(asked.games.pdn(2, 5) == asked.base.pdn(2, 5));
  CHECK(read_pdn(asked.games.pdn(2, 5)).size() == 2);
  CHECK(asked.games.pdn(4, 1).empty());
}

TEST_CASE("A position is looked up by texts, with the counts of each move") {
  Asked asked;
  const AnyPosition start = start_of(Variant::Brazilian);
  const GamesReader::Reached here = asked.games.look_up(start);
  CHECK(here.games == 2);
  REQUIRE(here.moves.size() == 1);
  const PlayedMove& first = here.moves.front();
  const PlayedMove expected = asked.base.look_up(start).moves.front();
  CHECK(first.move == expected.move);
  CHECK(first.games == 2);
  CHECK(first.white == 1);
  CHECK(first.draws == 1);
  CHECK(first.black == 0);
  CHECK(first.average_rating() == expected.average_rating());
  const AnyPosition next = after(start, first.move);
  CHECK(asked.games.look_up(next).moves.size() == 2);
  CHECK(asked.games.games_with(next, 1).size() == 1);
  CHECK(asked.games.games_with(next, 9).size() == 2);
}

TEST_CASE("Conditions on games and the entries of a list survive as texts") {
  Asked asked;
  CHECK(asked.games.find({}) == std::vector<std::uint32_t>{1, 2, 3});
  GamesReader::Search search;
  search.opening = "Cruz";
  CHECK(asked.games.find(search) == std::vector<std::uint32_t>{1});
  search = {};
  search.tags.variant = Variant::International;
  search.tags.outcome = PdnOutcomeFilter::BlackWins;
  CHECK(asked.games.find(search) == std::vector<std::uint32_t>{3});
  search = {};
  search.tags.player = "davi";
  search.tags.first_date = PdnDate{2025, 0, 0};
  search.tags.last_date = PdnDate{2025, 6, 1};
  CHECK(asked.games.find(search) == std::vector<std::uint32_t>{2});
  search = {};
  search.column = GamesReader::Column::Black;
  search.descending = true;
  CHECK(asked.games.find(search) == std::vector<std::uint32_t>{3, 2, 1});
  const std::vector<PdnEntry> entries = asked.games.entries({1, 3});
  const std::vector<PdnEntry> expected = asked.base.entries({1, 3});
  REQUIRE(entries.size() == 2);
  CHECK(same(entries[0], expected[0]));
  CHECK(same(entries[1], expected[1]));
}

TEST_CASE("A pattern survives as a text, also one that only says who is to move") {
  Asked asked;
  GamesReader::Search search;
  search.pattern = parse_pattern(Variant::Brazilian, "Wd4:Ba5", Numbering::Algebraic);
  REQUIRE(search.pattern);
  CHECK(asked.games.find(search) == std::vector<std::uint32_t>{1});
  search.pattern = PositionPattern{};
  search.pattern->variant = Variant::International;
  search.pattern->to_move = Side::Black;
  CHECK(asked.games.find(search) == std::vector<std::uint32_t>{3});
  search.tags.variant = Variant::Brazilian;
  CHECK(asked.games.find(search).empty());
  CHECK_FALSE(asked.games.busy());
}

TEST_CASE("A search that has not ended is like a busy database, and tells how far it is") {
  Asked asked;
  asked.base.slow_search = 0.25F;
  GamesReader::Search search;
  search.pattern = PositionPattern{};
  CHECK(asked.games.find(search).empty());
  CHECK(asked.games.busy());
  REQUIRE(asked.games.search_progress().has_value());
  CHECK(*asked.games.search_progress() == doctest::Approx(0.25));
  CHECK(asked.games.size() == 3);
  CHECK_FALSE(asked.games.search_progress().has_value());
  asked.base.slow_search.reset();
  CHECK(asked.games.find(search) == std::vector<std::uint32_t>{1, 2});
  CHECK_FALSE(asked.games.busy());
  CHECK(is_unfinished("unfinished 250\n"));
  CHECK_FALSE(is_unfinished("numbers 1 2\n"));
}

TEST_CASE("Games with a position that are still being read are no empty list") {
  Asked asked;
  asked.base.slow_list = 0.5F;
  const AnyPosition start = start_of(Variant::Brazilian);
  CHECK(asked.games.games_with(start, 9).empty());
  CHECK(asked.games.busy());
  CHECK(asked.games.search_progress() == 0.5F);
  asked.base.slow_list.reset();
  CHECK(asked.games.games_with(start, 9).size() == 2);
  CHECK_FALSE(asked.games.busy());
}

TEST_CASE("A question without an answer makes the database busy") {
  Asked asked;
  asked.silent = true;
  CHECK(asked.games.size() == 0);
  CHECK(asked.games.busy());
  CHECK(asked.games.look_up(start_of(Variant::Brazilian)).games == 0);
  CHECK(asked.games.entries({1}).empty());
  asked.silent = false;
  CHECK(asked.games.size() == 3);
  CHECK_FALSE(asked.games.busy());
}

TEST_CASE("A database that cannot be read tells so by its answers") {
  Asked asked;
  asked.base.fails = true;
  CHECK(asked.games.size() == 0);
  CHECK(asked.games.failed());
  CHECK(asked.games.pdn(1, 3).empty());
  CHECK(asked.games.failed());
  asked.base.fails = false;
  CHECK(asked.games.size() == 3);
  CHECK_FALSE(asked.games.failed());
}

TEST_CASE("Invalid questions and answers do no harm") {
  FakeBase base(three_games);
  for (const char* const question :
       {"", "sizes", "look-up \nvariant chess\nposition W:W1:B2\n", "find \nplayer a\n",
        "look-up \nvariant brazilian\nposition W:Wz9\n",
        "find \nplayer \nwhite \nblack \nevent \nopening \npattern-of brazilian\npattern "
        "w..\ncolumn 0\ndescending 0\n",
        "entries \nnumbers 1 two\n"}) {
    CAPTURE(question);
    CHECK(answer(base, question).empty());
  }
  AskedGames nonsense([](const std::string&) { return "move 1:2\nplayed x\n"; });
  CHECK(nonsense.size() == 0);
  CHECK(nonsense.look_up(start_of(Variant::Brazilian)).games == 0);
  CHECK(nonsense.find({}).empty());
  CHECK(nonsense.entries({1}).empty());
  CHECK(nonsense.variants().empty());
}

TEST_CASE("The state of an import survives as a text") {
  GamesBase::Import import{true, 12, 3, 4, "no\nroom", 0.25F};
  import.guessed_winners = 5;
  import.guessed_variants = 6;
  const GamesBase::Import read = import_from_wire(to_wire(import));
  CHECK(read.running);
  CHECK(read.added == 12);
  CHECK(read.duplicates == 3);
  CHECK(read.broken == 4);
  CHECK(read.guessed_winners == 5);
  CHECK(read.guessed_variants == 6);
  CHECK(read.error == "no room");
  CHECK(read.read == doctest::Approx(0.25));
  CHECK_FALSE(import_from_wire("running 2\n").error.empty());
}

}  // namespace damas::test
