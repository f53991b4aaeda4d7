#include "view/window/app/address.hpp"

#include <doctest/doctest.h>

namespace damas::test {

TEST_CASE("An address becomes that of a page, of a socket, and of a room") {
  const auto near = read_address(" 192.168.0.5:8080 ");
  REQUIRE(near);
  CHECK(near->page() == "http://192.168.0.5:8080/");
  CHECK(near->socket() == "ws://192.168.0.5:8080/ws");
  CHECK(near->link("ABCDEF") == "http://192.168.0.5:8080/#ABCDEF");
  CHECK(read_address("https://damas.example/#x") == ServerAddress{true, "damas.example"});
  CHECK(read_address("wss://damas.example/ws") == ServerAddress{true, "damas.example"});
  CHECK(read_address("http://[::1]:8080") == ServerAddress{false, "[::1]:8080"});
}

TEST_CASE("Without a scheme public addresses use TLS, and local ones do not") {
  CHECK(read_address("damas.example")->secure);
  for (const char* near : {"localhost", "127.0.0.1", "10.0.0.7", "[fe80::1]", "damas.example:8080",
                           "sala.local", "sala"}) {
    INFO(near);
    REQUIRE(read_address(near));
    CHECK_FALSE(read_address(near)->secure);
  }
}

TEST_CASE("A loopback address is recognised, and its host can be replaced") {
  for (const char* here : {"127.0.0.1:8080", "127.1.2.3", "localhost:80", "http://[::1]:8080"})
    CHECK(read_address(here)->on_this_machine());
  for (const char* there : {"10.0.0.7", "localhost.example", "[fe80::1]:8080"})
    CHECK_FALSE(read_address(there)->on_this_machine());
  CHECK(read_address("127.0.0.1:8080")->at_host("10.0.0.7").page() == "http://10.0.0.7:8080/");
  CHECK(read_address("localhost")->at_host("10.0.0.7").page() == "http://10.0.0.7/");
}

TEST_CASE("Invalid addresses are refused") {
  for (const char* text : {"", "   ", "http://", "a b", "host:", "host:0", "host:70000", "host:8o",
                           ":80", "-x", "user@host", "[::1", "ftp://host/x\ny"}) {
    INFO(text);
    CHECK_FALSE(read_address(text));
  }
  CHECK_FALSE(read_address(std::string(300, 'a')));
}

TEST_CASE("An invitation is a link, or a code alone in upper or lower case") {
  CHECK(read_invitation("ABCDEF") == Invitation{std::nullopt, "ABCDEF"});
  CHECK(read_invitation(" abcdef\n") == Invitation{std::nullopt, "ABCDEF"});
  CHECK(read_invitation("http://10.0.0.7:80/#abcdef") ==
        Invitation{ServerAddress{false, "10.0.0.7:80"}, "ABCDEF"});
  CHECK(read_invitation("https://damas.example/") ==
        Invitation{ServerAddress{true, "damas.example"}, ""});
  CHECK_FALSE(read_invitation("https://damas.example/#ABC"));
  CHECK_FALSE(read_invitation(""));
}

TEST_CASE("Six letters that are not a code count as a host name") {
  CHECK(read_invitation("ABCDEI") == Invitation{ServerAddress{false, "ABCDEI"}, ""});
}

}  // namespace damas::test
