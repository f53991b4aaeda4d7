#include "net/client/url.hpp"

#include <doctest/doctest.h>

namespace damas::net {

TEST_CASE("typed addresses are completed") {
  struct Typed {
    const char* text;
    Url url;
  };
  const Typed all[] = {
      {"ws://play.example/ws", {false, "play.example", 80, "/ws"}},
      {"wss://play.example/ws", {true, "play.example", 443, "/ws"}},
      {"https://play.example", {true, "play.example", 443, "/ws"}},
      {"http://play.example:8080/", {false, "play.example", 8080, "/ws"}},
      {"192.168.1.7:8080", {false, "192.168.1.7", 8080, "/ws"}},
      {"wss://[2001:db8::1]:8443/damas/ws", {true, "2001:db8::1", 8443, "/damas/ws"}},
      {"[::1]", {false, "::1", 80, "/ws"}},
      {"localhost", {false, "localhost", 80, "/ws"}},
  };
  for (const Typed& typed : all) {
    CAPTURE(typed.text);
    const auto url = parse_url(typed.text);
    REQUIRE(url.has_value());
    CHECK(*url == typed.url);
    CHECK(parse_url(to_text(*url)) == url);
  }
}

TEST_CASE("an address is written without its usual port") {
  CHECK(to_text(Url{true, "a.example", 443, "/ws"}) == "wss://a.example/ws");
  CHECK(to_text(Url{false, "::1", 8080, "/ws"}) == "ws://[::1]:8080/ws");
}

TEST_CASE("invalid addresses are refused") {
  for (const char* text :
       {"", "ws://", "ftp://a.example/", "a b", "a.example:0", "a.example:99999",
        "a.example:", "a.example:80x", "[::1", "[]:80", "user@a.example", "a.example/w s",
        "a.example/\r\nHost: b", "é.example", "-a.example", ".example"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_url(text).has_value());
  }
}

}  // namespace damas::net
