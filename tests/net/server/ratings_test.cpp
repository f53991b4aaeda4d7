// Which matches change ratings.
#include <doctest/doctest.h>

#include "net/server/community/live_match.hpp"
#include "net/server/crowd.hpp"

namespace damas::net {

namespace {

const CellPath c3d4{{2, 2}, {3, 3}};
const CellPath f6e5{{5, 5}, {4, 4}};

void play(Crowd& crowd, Crowd::Who who, const MatchId& match, int ply, CellPath path) {
  crowd.answer<reply::Ack>(who, request::Move{match, ply, std::move(path), {}});
}

}  // namespace

TEST_CASE("a match without a clock is listed, but changes no ratings, nor does its rematch") {
  Crowd crowd;
  const auto pair = crowd.begin("Ana", "Rui", Variant::Brazilian, {});
  const auto is_rated = [&](const MatchId& match) {
    return std::get<record::Start>(crowd.storage().matches().records(match, 0)[0]).rated;
  };
  CHECK_FALSE(is_rated(pair.match));
  CHECK(crowd.answer<reply::Games>(crowd.comes("Eva"), request::Live{}).games.size() == 1);
  play(crowd, pair.white, pair.match, 1, c3d4);
  play(crowd, pair.black, pair.match, 2, f6e5);
  crowd.ask(pair.white, request::Resign{pair.match});
  const auto news = crowd.news(pair.black);
  REQUIRE_FALSE(news.empty());
  CHECK_FALSE(std::get<record::End>(news.back()).ratings.has_value());
  CHECK_FALSE(crowd.storage().users().rating(crowd.user_of("Ana"), Variant::Brazilian).has_value());
  crowd.ask(pair.white, request::Rematch{pair.match, Answer::Offer});
  crowd.ask(pair.black, request::Rematch{pair.match, Answer::Accept});
  const auto next = crowd.storage().matches().playing(crowd.user_of("Ana"));
  REQUIRE(next.has_value());
  CHECK_FALSE(is_rated(*next));
  CHECK(crowd.answer<reply::Games>(pair.white, request::Live{}).games.size() == 1);
}

// As started by an older server.
TEST_CASE("a match without a clock that says that it is rated changes no ratings either") {
  Crowd crowd;
  const auto ana = crowd.comes("Ana");
  const auto rui = crowd.comes("Rui");
  const MatchId match{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
  record::Start start = start_of_match(
      Variant::Brazilian, {},
      {{crowd.user_of("Ana"), "Ana", {}, true}, {crowd.user_of("Rui"), "Rui", {}, true}}, true);
  start.rated = true;
  crowd.transaction([&] { crowd.storage().matches().add(match, start, crowd.now().wall); });
  play(crowd, ana, match, 1, c3d4);
  play(crowd, rui, match, 2, f6e5);
  crowd.ask(ana, request::Resign{match});
  CHECK_FALSE(crowd.storage().users().rating(crowd.user_of("Rui"), Variant::Brazilian).has_value());
  CHECK(crowd.storage().games().pdn(match).value_or("").find("Friendly match") !=
        std::string::npos);
}

}  // namespace damas::net
