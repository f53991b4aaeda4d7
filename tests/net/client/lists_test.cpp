// Lists that arrive page by page, with a link that the test controls.
#include <doctest/doctest.h>

#include "net/client/scripted_link.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

GameLine line(std::int64_t ended) {
  GameLine game;
  game.match = {"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
  game.players.white.user = {"11111111-2222-4333-8444-555555555555"};
  game.players.black.user = {"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"};
  game.began = ended - 1'000;
  game.ended = ended;
  game.reason = EndReason::Agreement;
  return game;
}

int count_of_history(Script& script) {
  int count = 0;
  for (const Request& request : script.heard())
    count += std::holds_alternative<request::History>(request.body) ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("a page of older games is requested only once at a time") {
  Script script;
  Client client({"ws://there/ws", {}, "Ana", script.dial(), [] {}, 1});
  client.tick(0ms);
  const UserId ana{"11111111-2222-4333-8444-555555555555"};
  script.answer(script.heard_of<request::Hello>()->id,
                reply::Welcome{ana, "Ana", std::string(64, 'a'), {}, {}, 1});
  client.tick(0ms);
  client.ask_history();
  script.answer(script.heard_of<request::History>()->id, reply::Games{{line(9'000)}, true});
  client.tick(0ms);
  client.ask_more_history();
  const auto older = script.heard_of<request::History>();
  REQUIRE(older.has_value());
  client.ask_more_history();
  CHECK(count_of_history(script) == 0);
  script.answer(older->id, reply::Games{{line(5'000)}, true});
  client.tick(0ms);
  CHECK(client.history().games.size() == 2);
  client.ask_more_history();
  CHECK(count_of_history(script) == 1);
}

}  // namespace damas::net
