// Slow clients, and clients with many requests. The tests do not sleep: they measure time by the
// server's deadline for "hello".
#include <chrono>
#include <string>

#include <doctest/doctest.h>

#include "net/protocol/protocol.hpp"
#include "net/server/running_server.hpp"

namespace damas::net {

namespace {

using std::chrono::milliseconds;

constexpr std::size_t large = 8'000'000;  // more than the system's buffers hold
constexpr std::size_t portion = 65'536;
constexpr std::size_t crumb = 1'000;

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

GatewaySettings with(milliseconds http_within, milliseconds hello_within) {
  const AdmissionLimits limits{
      .per_address = 0, .http_within = http_within, .hello_within = hello_within};
  return {.site = {}, .front_page = std::string(large, 'x'), .limits = limits};
}

// Waits until the server has disconnected a client that sent no "hello".
void wait_for_hello(std::uint16_t port) {
  RawClient silent(port);
  silent.upgrade();
  closing_code(silent);
}

// The number of bytes received by a client that reads one portion per deadline, that many times,
// and then the rest.
std::size_t taken(std::uint16_t port, int portions) {
  RawClient reader(port, RawClient::Reach::Narrow);
  reader.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  std::size_t count = 0;
  for (int i = 0; i < portions; ++i) {
    const auto some = reader.bytes(portion);
    if (!some) return count;
    count += some->size();
    wait_for_hello(port);
  }
  while (reader.bytes(crumb))
    count += crumb;
  return count;
}

bool comes_whole(milliseconds within, milliseconds pause, int portions) {
  RunningServer server(with(within, pause));
  return taken(server.port(), portions) + crumb > large;
}

}  // namespace

TEST_CASE("a slow client gets a whole file, however long that takes") {
  // Two and a half times the permitted idle time. On an overloaded machine this is repeated with
  // more patience.
  bool whole = false;
  for (milliseconds within{400}; !whole && within <= milliseconds{6400}; within *= 4)
    whole = comes_whole(within, within / 20, 50);
  CHECK(whole);
}

TEST_CASE("a client that reads nothing of a file is disconnected") {
  CHECK_FALSE(comes_whole(milliseconds{200}, milliseconds{800}, 1));
}

TEST_CASE("HTTP requests are limited per address") {
  RunningServer server(AdmissionLimits{.messages_burst = 60, .messages_per_second = 0});
  RawClient flood(server.port());
  for (int i = 0; i < 60; ++i)
    CHECK(has(flood.ask("GET", "/"), "200 OK"));
  CHECK(has(flood.ask("GET", "/"), "429"));
  CHECK(flood.response().empty());  // the connection was closed
  RawClient again(server.port());
  CHECK(has(again.ask("GET", "/"), "429"));
  RawClient other(server.port());
  CHECK(has(other.ask("GET", "/", "X-Real-IP: 192.0.2.1\r\n"), "200 OK"));
}

TEST_CASE("ten families of one address load the page at once") {
  RunningServer server;
  for (int family = 0; family < 10; ++family) {
    RawClient client(server.port());
    for (int file = 0; file < 40; ++file)
      CHECK(has(client.ask("GET", "/damas.wasm"), "200 OK"));
  }
}

}  // namespace damas::net
