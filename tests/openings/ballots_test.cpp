#include "openings/ballots.hpp"

#include <algorithm>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "assets/ballots.hpp"
#include "core/fen.hpp"

namespace damas {

namespace {

constexpr const char* list = "# a comment\n\nc3-d4\ng3-h4 b6-a5\r\n";

std::vector<std::vector<Move>> read(std::string_view text, Variant variant) {
  auto all = read_ballots(text, variant);
  if (const auto* const error = std::get_if<OpeningsError>(&all))
    FAIL("line " << error->line << ": " << error->what);
  return std::get<std::vector<std::vector<Move>>>(std::move(all));
}

}  // namespace

TEST_CASE("a list has the moves of one opening in each line") {
  const auto all = read(list, Variant::Russian);
  REQUIRE(all.size() == 2);
  CHECK(all[0].size() == 1);
  CHECK(all[1].size() == 2);
}

TEST_CASE("the lot decides which one is drawn") {
  const auto all = read(list, Variant::Russian);
  for (std::uint64_t lot = 0; lot < 6; ++lot)
    CHECK(drawn_ballot(list, Variant::Russian, lot) == all[lot % 2]);
  CHECK(drawn_ballot("# nothing\n", Variant::Russian, 3).empty());
  CHECK(drawn_ballot("", Variant::Russian, 3).empty());
}

TEST_CASE("a mistake is named with its line") {
  const auto wrong = read_ballots("c3-d4\nc3-d5\n", Variant::Russian);
  const auto* const error = std::get_if<OpeningsError>(&wrong);
  REQUIRE(error != nullptr);
  CHECK(error->line == 2);
  CHECK(error->what == "expected a legal move, found 'c3-d5'");
}

TEST_CASE("all shipped openings are legal, and no two are the same") {
  for (const Variant variant : {Variant::Brazilian, Variant::Russian, Variant::English}) {
    CAPTURE(info(variant).id);
    const std::string_view text = embedded_ballots(info(variant).id);
    CHECK(text.find("# source: ") != std::string_view::npos);
    const auto all = read(text, variant);
    CHECK(all.size() >= 156);
    std::set<std::string> positions;
    for (const auto& moves : all) {
      REQUIRE_FALSE(moves.empty());
      Game game(variant);
      for (const Move& move : moves)
        CHECK(game.play(move));
      CHECK_FALSE(game.outcome());
      CHECK(positions.insert(to_fen(game.position())).second);
    }
  }
  CHECK(embedded_ballots("chess").empty());
  for (std::size_t i = 0; i < variants.size(); ++i)
    CHECK(has_ballots(static_cast<Variant>(i)) == !embedded_ballots(variants[i].id).empty());
}

TEST_CASE("the sources of a list are by those who are named as its publishers") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    const std::string_view publishers = ballot_publishers(variant);
    CHECK(publishers.empty() != has_ballots(variant));
    std::string_view rest = publishers;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find(", "), rest.size());
      const std::string source = "# source: " + std::string(rest.substr(0, end)) + ",";
      CHECK(embedded_ballots(variants[i].id).find(source) != std::string_view::npos);
      rest.remove_prefix(std::min(end + 2, rest.size()));
    }
  }
}

TEST_CASE("the English deck has 156 openings of three moves, and none that is barred") {
  const std::string_view text = embedded_ballots("english");
  const auto all = read(text, Variant::English);
  CHECK(all.size() == 156);
  for (const auto& moves : all)
    CHECK(moves.size() == 3);
  CHECK(text.find("\n10-14 22-18 12-16\n") != std::string_view::npos);
  for (const char* barred : {"\n9-13 21-17 10-14\n", "\n11-16 21-17 10-14\n", "\n9-14 21-17",
                             "\n9-14 22-18 12-16\n", "\n12-16 23-19"}) {
    CAPTURE(barred);
    CHECK(text.find(barred) == std::string_view::npos);
  }
}

}  // namespace damas
