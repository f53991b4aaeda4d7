#include "net/client/player_requests.hpp"

#include <vector>

#include <doctest/doctest.h>

namespace damas::net {

namespace {

const MatchId a_match{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};

}  // namespace

TEST_CASE("A player's requests name the match") {
  std::vector<RequestBody> sent;
  const PlayerRequests player(a_match, true, [&](RequestBody b) { sent.push_back(std::move(b)); });
  player.resign();
  player.draw(Answer::Decline);
  player.say(Phrase::Goodbye);
  REQUIRE(sent.size() == 3);
  CHECK(std::get<request::Resign>(sent[0]) == request::Resign{a_match});
  CHECK(std::get<request::Draw>(sent[1]) == request::Draw{a_match, Answer::Decline});
  CHECK(std::get<request::Say>(sent[2]) == request::Say{a_match, Phrase::Goodbye});
}

TEST_CASE("A spectator's requests are not sent") {
  std::vector<RequestBody> sent;
  const PlayerRequests spectator(a_match, false,
                                 [&](RequestBody b) { sent.push_back(std::move(b)); });
  spectator.claim();
  spectator.leave();
  spectator.send(request::Flag{a_match});
  CHECK(sent.empty());
}

}  // namespace damas::net
