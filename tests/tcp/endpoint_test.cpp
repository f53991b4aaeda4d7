#include "tcp/endpoint.hpp"

#include <doctest/doctest.h>

namespace damas::tcp {

namespace {

constexpr std::uint16_t usual = 27531;

Endpoint read(const ParsedEndpoint& parsed) {
  REQUIRE(std::holds_alternative<Endpoint>(parsed));
  return std::get<Endpoint>(parsed);
}

}  // namespace

TEST_CASE("A peer is a host with a port or with the usual port") {
  CHECK(read(parse_peer("localhost:4000", usual)) == Endpoint{"localhost", 4000});
  CHECK(read(parse_peer("10.0.0.7", usual)) == Endpoint{"10.0.0.7", usual});
  CHECK(read(parse_peer("[::1]:65535", usual)) == Endpoint{"::1", 65535});
  CHECK(read(parse_peer("[::1]", usual)) == Endpoint{"::1", usual});
}

TEST_CASE("A port without an address listens on the loopback") {
  CHECK(read(parse_listening("4000")) == Endpoint{"127.0.0.1", 4000});
  CHECK(read(parse_listening("0")) == Endpoint{"127.0.0.1", 0});
  CHECK(read(parse_listening("0.0.0.0:4000")) == Endpoint{"0.0.0.0", 4000});
  CHECK(read(parse_listening("[::]:4000")) == Endpoint{"::", 4000});
}

TEST_CASE("Endpoints can be converted to text and back") {
  for (const Endpoint& endpoint : {Endpoint{"localhost", 1}, Endpoint{"::1", 27531}})
    CHECK(read(parse_peer(to_text(endpoint), usual)) == endpoint);
  CHECK(to_text({"::1", 27531}) == "[::1]:27531");
}

TEST_CASE("An invalid endpoint is refused with what was expected") {
  for (const char* text : {"", ":4000", "host:", "host:0", "host:65536", "host:-1", "host:4000x",
                           "[::1", "[]:1", "[::1]x", "::1"}) {
    CAPTURE(text);
    const auto parsed = parse_peer(text, usual);
    REQUIRE(std::holds_alternative<std::string>(parsed));
    CHECK(std::get<std::string>(parsed) ==
          "expected HOST:PORT with a port from 1 to 65535, such as 127.0.0.1:27531, found '" +
              std::string(text) + "'");
  }
  for (const char* text : {"", "host", "host:", "65536", "-1", ":1"})
    CHECK(std::get<std::string>(parse_listening(text))
              .starts_with("expected PORT or ADDRESS:PORT with a port from 0 to 65535"));
}

}  // namespace damas::tcp
