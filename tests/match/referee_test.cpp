// The decisions of a referee.
#include <doctest/doctest.h>

#include "match/counted_events.hpp"
#include "match/match.hpp"
#include "match/saved_match.hpp"

namespace damas {

namespace {

using namespace std::chrono_literals;
using test::count;

Match two_persons(TimeControl time = {}) {
  MatchSetup setup;
  setup.players = {Human{}, Human{}};
  setup.time = time;
  return Match(setup, Drive::Caller);
}

void play_any(Match& match, int moves) {
  for (; moves > 0; --moves) {
    const Move move = match.game().legal_moves().front();
    REQUIRE_FALSE(match.submit(match.game().side_to_move(), command::Play{move}).has_value());
  }
}

}  // namespace

TEST_CASE("clocks are set without a flag falling") {
  Match match = two_persons({60s, 2s});
  match.set_remaining(Side::White, 0ms);
  CHECK(match.clock().remaining(Side::White) == 0ms);
  CHECK(match.state() == Match::State::Playing);
  match.set_remaining(Side::Black, 12'345ms);
  CHECK(match.clock().remaining(Side::Black) == 12'345ms);
  Match untimed = two_persons();
  untimed.set_remaining(Side::White, 5s);
  CHECK_FALSE(untimed.clock().remaining(Side::White).has_value());
}

TEST_CASE("a match ends once, by the referee's decision") {
  Match match = two_persons();
  const Outcome left{Side::Black, EndReason::Abandonment};
  match.end(left);
  CHECK(match.outcome() == left);
  CHECK(match.state() == Match::State::Over);
  CHECK(match.submit(Side::White, command::OfferDraw{}) == Refusal::GameOver);
  match.end(left);
  CHECK(count<event::Ended>(match.take_events()) == 1);
  match.end({Side::White, EndReason::Time});
  CHECK(match.outcome() == Outcome{Side::White, EndReason::Time});
}

TEST_CASE("moves taken back by the referee can neither be redone nor seen") {
  Match match = two_persons({60s, 0s});
  play_any(match, 2);
  match.tick(10s);
  play_any(match, 3);
  match.submit(Side::White, command::OfferDraw{});
  match.take_events();
  match.take_back(2);
  CHECK(match.game().ply() == 2);
  CHECK(match.game().last_ply() == 2);
  CHECK(match.clock().remaining(Side::White) == 60s);
  CHECK_FALSE(match.draw_offer().has_value());
  CHECK(match.submit(Side::White, command::Redo{}) == Refusal::NothingToRedo);
  const auto events = match.take_events();
  REQUIRE(events.size() == 1);
  CHECK(std::get<event::Undone>(events[0]).to_ply == 2);
  play_any(match, 4);
  CHECK(match.game().ply() == 6);
}

TEST_CASE("taking back reopens a match that had ended") {
  Match match = two_persons();
  play_any(match, 3);
  match.end({Side::White, EndReason::Abandonment});
  match.take_back(1);
  CHECK(match.state() == Match::State::Playing);
  CHECK_FALSE(match.outcome().has_value());
  match.end({Side::White, EndReason::Abandonment});
  match.take_back(1);  // to where it stands
  CHECK(match.state() == Match::State::Playing);
  CHECK(match.game().ply() == 1);
}

TEST_CASE("a match that was abandoned is saved and restored as such") {
  Match match = two_persons();
  play_any(match, 3);
  match.end({Side::White, EndReason::Abandonment});
  auto restored = restore(save(match), Drive::Caller);
  REQUIRE(std::holds_alternative<Match>(restored));
  CHECK(std::get<Match>(restored).outcome() == match.outcome());
}

}  // namespace damas
