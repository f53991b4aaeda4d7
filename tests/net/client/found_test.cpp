// The client's reports on peers that are not servers of this game.
#include <doctest/doctest.h>

#include "net/client/scripted_link.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

struct SearchingClient {
  Trouble trouble_after(Link::Found found) {
    script.close_having(found);
    client.tick(0ms);
    const Trouble trouble = client.connection().trouble;
    CHECK(client.connection().next_try.has_value());
    client.tick(60s);
    return trouble;
  }

  Script script;
  Client client{{"wss://there/ws", {}, "Ana", script.dial(), [] {}, 1}};
};

}  // namespace

TEST_CASE("the kind of peer found instead of a server is reported") {
  for (const auto& [found, trouble] : {std::pair{Link::Found::Nobody, Trouble::Unreachable},
                                       std::pair{Link::Found::NoTls, Trouble::NoTls},
                                       std::pair{Link::Found::NoTrust, Trouble::NoTrust},
                                       std::pair{Link::Found::NoService, Trouble::NoService}}) {
    SearchingClient seeker;
    CHECK(seeker.trouble_after(found) == trouble);
  }
}

TEST_CASE("a server that has answered once is not reported as unknown") {
  SearchingClient seeker;
  seeker.client.tick(0ms);
  const auto hello = seeker.script.heard_of<request::Hello>();
  REQUIRE(hello.has_value());
  seeker.script.answer(
      hello->id,
      reply::Welcome{
          {"11111111-2222-4333-8444-555555555555"}, "Ana", std::string(64, 'a'), {}, {}, 1});
  seeker.client.tick(0ms);
  REQUIRE(seeker.client.connection().online());
  seeker.script.opens = false;
  CHECK(seeker.trouble_after(Link::Found::Nobody) == Trouble::Lost);
  CHECK(seeker.trouble_after(Link::Found::NoService) == Trouble::Unreachable);
  CHECK_FALSE(seeker.client.connection().unheard());
}

}  // namespace damas::net
