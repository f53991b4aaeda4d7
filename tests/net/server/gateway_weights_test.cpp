// The limits of the port's clients, and its metrics.
#include <chrono>
#include <string>

#include <doctest/doctest.h>

#include "net/protocol/protocol.hpp"
#include "net/server/running_server.hpp"

namespace damas::net {

namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

// For a client whose earlier pings were answered.
void answer_after_pongs(RawClient& client) {
  client.say(to_text(Request{1, request::Hello{}}));
  auto frame = client.receive();
  while (frame && frame->opcode == 10)
    frame = client.receive();
  REQUIRE(frame.has_value());
  CHECK(std::holds_alternative<reply::Welcome>(std::get<Reply>(read_reply(frame->payload)).body));
}

}  // namespace

TEST_CASE("Searching for opponents uses more of the message limit, too") {
  RunningServer server;
  RawClient client(server.port());
  client.upgrade();
  answer<reply::Welcome>(client, request::Hello{});
  for (int i = 0; i < 4; ++i)
    answer<reply::Room>(client, request::RoomOpen{});
  const auto refused = answer<reply::Err>(client, request::RoomOpen{});
  CHECK(refused.code == ErrorCode::Rate);
  CHECK(refused.wait >= 1000);
}

TEST_CASE("Reconnecting does not give a user more messages, even without address limits") {
  RunningServer server(AdmissionLimits{.per_address = 0});
  std::string token;
  {
    RawClient client(server.port());
    client.upgrade();
    token = *answer<reply::Welcome>(client, request::Hello{}).token;
    for (int i = 0; i < 4; ++i)
      answer<reply::Games>(client, request::Live{});
  }
  RawClient again(server.port());
  again.upgrade();
  answer<reply::Welcome>(again, request::Hello{1, token, {}});
  CHECK(answer<reply::Err>(again, request::Live{}).code == ErrorCode::Rate);
  RawClient other(server.port());
  other.upgrade();
  answer<reply::Welcome>(other, request::Hello{});
  answer<reply::Games>(other, request::Live{});
}

TEST_CASE("A client that floods frames which are no messages is cut off") {
  RunningServer server;
  RawClient watch(server.port());
  int ends = 0;
  const std::string ping = RawClient::frame("", 9);
  const std::string part("\x00\x80\0\0\0\0", 6);
  for (const std::string& frame : {ping, part}) {
    RawClient client(server.port());
    client.upgrade();
    if (frame == part) client.write(std::string("\x01\x80\0\0\0\0", 6));
    std::string frames;
    for (int i = 0; i < 5'000; ++i)
      frames += frame;
    client.write(frames);
    while (client.receive())
      continue;
    ++ends;
    CHECK(has(watch.ask("GET", "/metrics"),
              "\ndamas_closed_rate_total " + std::to_string(ends) + "\n"));
  }
  RawClient honest(server.port());
  honest.upgrade();
  for (int i = 0; i < 20; ++i)
    honest.write(ping);
  answer_after_pongs(honest);
}

TEST_CASE("A client above its limit is not read for a while, other clients are") {
  RunningServer server(AdmissionLimits{.held_for = std::chrono::hours(1)});
  RawClient flooder(server.port());
  flooder.upgrade();
  for (int i = 0; i < 400; ++i)
    flooder.say(to_text(Request{i + 1, request::Ping{1}}));
  // Waits until it is no longer read.
  RawClient watch(server.port());
  while (!has(watch.ask("GET", "/metrics"), "\ndamas_holds_total 1\n"))
    continue;
  RawClient honest(server.port());
  honest.upgrade();
  answer<reply::Welcome>(honest, request::Hello{});
  // The permitted messages, the refused ones, the one that caused the hold, and hello.
  const std::string figures = watch.ask("GET", "/metrics");
  const auto at = figures.find("\ndamas_messages_in_total ");
  const int read = std::stoi(figures.substr(at + 25));
  CHECK(read >= 20 + 5 + 1 + 1);
  CHECK(read < 400);
  CHECK(has(figures, "\ndamas_closed_rate_total 0\n"));
}

TEST_CASE("A request with two Host or Origin fields is refused") {
  RunningServer server;
  for (const char* twice :
       {"Host: localhost\r\n", "Origin: http://localhost\r\nOrigin: http://a\r\n"}) {
    RawClient client(server.port());
    CHECK(has(client.upgrade(twice), "400"));
  }
  RawClient page(server.port());
  CHECK(has(page.ask("GET", "/", "Host: other\r\n"), "400"));
}

TEST_CASE("The metrics include the waiting time of requests") {
  RunningServer server;
  RawClient client(server.port());
  const std::string figures = client.ask("GET", "/metrics");
  for (const char* name :
       {"damas_jobs_waiting 0", "damas_oldest_wait_seconds 0", "damas_wait_seconds_total 0",
        "damas_busy_total 0", "damas_players_wait 0", "damas_rate_refusals_total 0"})
    CHECK(has(figures, std::string("\n") + name + "\n"));
}

}  // namespace damas::net
