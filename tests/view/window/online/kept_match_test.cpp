#include "view/window/online/kept_match.hpp"

#include <doctest/doctest.h>

namespace damas::test {

namespace {

net::GameLine nameless_against_rui() {
  net::GameLine line;
  line.players.white = {{"11111111-2222-4333-8444-555555555555"}, "", {}, true};
  line.players.black = {{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"}, "Rui II", {}, true};
  return line;
}

PdnGame game_from_server() {
  PdnGame game;
  game.headers.set("White", std::string(net::nameless));
  game.headers.set("Black", "Rui");
  return game;
}

}  // namespace

TEST_CASE("A game gets the players without a name from the list, but not the names of now") {
  const net::GameLine line = nameless_against_rui();
  const PdnGame seen =
      with_listed_details(line, game_from_server(), std::nullopt, Language::English);
  CHECK(seen.headers.value("White") == "Visitor 4369");
  CHECK(seen.headers.value("Black") == "Rui");
  const PdnGame own =
      with_listed_details(line, game_from_server(), line.players.white.user, Language::English);
  CHECK(own.headers.value("White") == "You");
}

TEST_CASE("A game gets the reason of its end from the list") {
  net::GameLine line = nameless_against_rui();
  const PdnGame without =
      with_listed_details(line, game_from_server(), std::nullopt, Language::English);
  line.reason = EndReason::Time;
  const PdnGame with =
      with_listed_details(line, game_from_server(), std::nullopt, Language::English);
  CHECK(without.headers.value("Termination").empty());
  CHECK_FALSE(with.headers.value("Termination").empty());
}

}  // namespace damas::test
