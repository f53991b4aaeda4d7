#include "view/window/checkers/session.hpp"

#include <chrono>

#include <doctest/doctest.h>

namespace damas::test {

namespace {

LocalSession session_of(Player white, Player black, TimeControl time = {}) {
  MatchSetup setup;
  setup.players = {white, black};
  setup.time = time;
  return LocalSession(Match(setup, Drive::Caller));
}

void play_first(LocalSession& session) {
  REQUIRE_FALSE(session.submit(command::Play{session.game().legal_moves().front()}));
}

constexpr Milliseconds frame{16};

}  // namespace

TEST_CASE("The acting person is the one to move, or the only one") {
  LocalSession two = session_of(Human{}, Human{});
  CHECK(two.person() == Side::White);
  play_first(two);
  CHECK(two.person() == Side::Black);
  LocalSession one = session_of(Computer{1}, Human{});
  CHECK(one.person() == Side::Black);
  CHECK(one.only_person() == Side::Black);
  CHECK_FALSE(one.may_move());
  LocalSession none = session_of(Computer{1}, Computer{1});
  CHECK_FALSE(none.person().has_value());
  CHECK(none.submit(command::Resign{}) == Refusal::OpponentIsComputer);
}

TEST_CASE("Of two persons the one who moved last takes back") {
  LocalSession session = session_of(Human{}, Human{});
  play_first(session);
  play_first(session);
  CHECK_FALSE(session.submit(command::Undo{}));
  CHECK(session.game().ply() == 1);
  CHECK_FALSE(session.submit(command::Redo{}));
  CHECK(session.game().ply() == 2);
}

TEST_CASE("The window runs the clock of a timed match until it is paused or over") {
  LocalSession untimed = session_of(Human{}, Human{});
  CHECK_FALSE(untimed.runs_clock());
  TimeControl time;
  time.initial = std::chrono::minutes(5);
  LocalSession session = session_of(Human{}, Human{}, time);
  CHECK(session.runs_clock());
  session.toggle_pause();
  CHECK_FALSE(session.runs_clock());
  session.toggle_pause();
  CHECK(session.runs_clock());
  CHECK_FALSE(session.submit(command::Resign{}));
  CHECK_FALSE(session.runs_clock());
}

TEST_CASE("A draw offer between two persons is answered in the name of the other side") {
  LocalSession session = session_of(Human{}, Human{});
  CHECK_FALSE(session.submit(command::OfferDraw{}));
  CHECK_FALSE(session.submit(command::AnswerDraw{true}));
  REQUIRE(session.over());
  CHECK(session.match().outcome()->reason == EndReason::Agreement);
}

TEST_CASE("A machine waits until everything is shown, and then a little longer") {
  LocalSession session = session_of(Human{}, Computer{1});
  play_first(session);
  session.take_events();
  for (int i = 0; i < 100; ++i)
    session.tick(frame, false);
  CHECK(session.game().ply() == 1);
  Milliseconds waited{0};
  while (session.game().ply() == 1 && waited < Milliseconds{2000}) {
    session.tick(frame, true);
    waited += frame;
  }
  CHECK(session.game().ply() == 2);
  CHECK(waited >= Milliseconds{350});
  CHECK(waited <= Milliseconds{400});
}

TEST_CASE("A session asks for an update when the machine may move, and when a clock runs out") {
  LocalSession calm = session_of(Human{}, Computer{1});
  CHECK_FALSE(calm.next_update());
  play_first(calm);
  calm.take_events();
  CHECK(calm.next_update() == Milliseconds{350});
  calm.tick(Milliseconds{100}, true);
  CHECK(calm.next_update() == Milliseconds{250});
  LocalSession timed = session_of(Human{}, Computer{1}, {std::chrono::minutes(5), {}});
  timed.tick(Milliseconds{500}, true);
  CHECK(timed.next_update() == std::chrono::minutes(5) - Milliseconds{500});
}

TEST_CASE("The time by which a machine is delayed counts on its clock") {
  LocalSession session = session_of(Human{}, Computer{1}, {std::chrono::minutes(5), {}});
  play_first(session);
  session.take_events();
  for (int i = 0; i < 20; ++i)
    session.tick(Milliseconds{50}, false);
  while (session.game().ply() == 1)
    session.tick(Milliseconds{50}, true);
  CHECK(*session.match().clock().remaining(Side::Black) <=
        std::chrono::minutes(5) - Milliseconds{1300});
}

TEST_CASE("A spectator can pause two machines") {
  LocalSession session = session_of(Computer{1}, Computer{1});
  session.toggle_pause();
  CHECK(session.paused());
  CHECK(session.match().state() == Match::State::Paused);
  CHECK_FALSE(session.next_update());
  for (int i = 0; i < 200; ++i)
    session.tick(frame, true);
  CHECK(session.game().ply() == 0);
  session.toggle_pause();
  for (int i = 0; i < 100; ++i)
    session.tick(frame, true);
  CHECK(session.game().ply() >= 1);
}

TEST_CASE("A delay before a pause still counts after it") {
  LocalSession session = session_of(Computer{1}, Computer{1}, {std::chrono::minutes(5), {}});
  session.tick(Milliseconds{500}, false);
  session.toggle_pause();
  session.tick(Milliseconds{9000}, true);
  session.toggle_pause();
  while (session.game().ply() == 0)
    session.tick(Milliseconds{50}, true);
  const Milliseconds spent =
      std::chrono::minutes(5) - *session.match().clock().remaining(Side::White);
  CHECK(spent >= Milliseconds{500});
  CHECK(spent < Milliseconds{9000});
}

TEST_CASE("A person's pause pauses the match") {
  LocalSession session = session_of(Human{}, Computer{1});
  session.toggle_pause();
  CHECK(session.match().state() == Match::State::Paused);
  CHECK_FALSE(session.may_move());
  session.toggle_pause();
  CHECK(session.may_move());
}

}  // namespace damas::test
