// The client while the server waits for its database.
#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "net/client/scripted_link.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

const MatchId match{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
const UserId ana{"11111111-2222-4333-8444-555555555555"};
const UserId rui{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"};

ClockState clock(std::int64_t white, std::optional<Side> running) {
  return {{white, 60'000}, running, {5000, 5000}};
}

// Ana, who plays White, and whose clock runs.
struct Ana {
  Ana() {
    client.tick(0ms);
    script.answer(script.heard_of<request::Hello>()->id,
                  reply::Welcome{ana, "Ana", std::string(64, 'a'), {}, {}, 1});
    client.tick(0ms);
    record::Start start;
    start.players = {{ana, "Ana", {}, true}, {rui, "Rui", {}, true}};
    start.time = {60s, 0s};
    start.fen = to_fen(Game().position(), Numbering::Algebraic);
    start.clock = clock(60'000, Side::White);
    script.tell(reply::Event{match, 1, start});
    pass(0ms);
    script.heard();
  }
  void pass(Milliseconds time) {
    for (Milliseconds left = time; left > 0ms; left -= 50ms)
      client.tick(50ms);
    if (time == 0ms) client.tick(0ms);
  }
  void receive(const ClockState& clock, int v = 1, Presence other = {true, {}}) {
    script.tell(reply::Synced{match, v, clock, {{true, {}}, other}});
    client.tick(0ms);
  }
  Milliseconds left() { return *client.match()->match().clock().remaining(Side::White); }

  Script script;
  Client client{{"ws://there/ws", {}, "Ana", script.dial(), [] {}, 1}};
};

}  // namespace

TEST_CASE("Clocks stand when the server says so, and go on from there") {
  Ana player;
  player.pass(3s);
  CHECK_FALSE(player.client.match()->stands());
  player.receive(clock(58'000, {}));  // the clocks have stood for a second
  CHECK(player.client.match()->stands());
  CHECK(player.left() == 58s);
  player.pass(5s);
  CHECK(player.left() == 58s);
  player.receive(clock(58'000, Side::White));
  CHECK_FALSE(player.client.match()->stands());
  player.pass(1s);
  CHECK(player.left() == 57s);
}

TEST_CASE("Thinking while the clock stood is not counted as thinking") {
  Ana player;
  player.pass(3s);
  player.receive(clock(58'000, {}));
  player.pass(7s);
  player.receive(clock(58'000, Side::White));
  player.pass(1s);
  player.client.match()->play(player.client.match()->game().legal_moves().front());
  const auto asked = player.script.heard_of<request::Move>();
  REQUIRE(asked.has_value());
  CHECK(std::get<request::Move>(asked->body).ms == 3000);
}

TEST_CASE(
    "While clocks stand no absence counts, no flag is asked for, and nothing wakes for them") {
  Ana player;
  player.receive(clock(100, {}), 1, {false, 500});
  player.script.heard();
  player.pass(3s);
  CHECK(player.client.match()->claim_in() == 500ms);
  CHECK_FALSE(player.client.match()->next_update().has_value());
  CHECK_FALSE(player.script.heard_of<request::Flag>().has_value());
}

TEST_CASE("A server that reports standing clocks is not considered silent") {
  Ana player;
  for (int i = 0; i < 20; ++i) {
    player.pass(5s);
    player.receive(clock(58'000, {}));
    CHECK(player.client.connection().online());
  }
  player.pass(15s);
  CHECK_FALSE(player.client.connection().online());
}

TEST_CASE("Clocks of another version or match are ignored") {
  Ana player;
  player.receive(clock(1'000, {}), 2);
  CHECK_FALSE(player.client.match()->stands());
  player.script.tell(reply::Synced{
      {"99999999-8a4b-4f0e-9d4b-1c2d3e4f5a6b"}, 1, clock(1'000, {}), {{true, {}}, {true, {}}}});
  player.pass(0ms);
  CHECK_FALSE(player.client.match()->stands());
  CHECK(player.left() == 60s);
}

}  // namespace damas::net
