// A match while the server is silent, or serves another window.
#include <doctest/doctest.h>

#include "view/window/menu/menu_scene.hpp"
#include "view/window/online/online_stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

}  // namespace

TEST_CASE("Without news of the server the clocks stand, dimmed, and that is announced") {
  OnlineStage play;
  play.begin(Side::White, {std::chrono::minutes(5), {}});
  play.stage.wait(Milliseconds{10'000});
  const std::string before = play.scene().shown_bar(Side::White).clock;
  CHECK_FALSE(play.scene().shown_bar(Side::White).clock_uncertain);
  play.server.go_down();
  play.stage.wait(Milliseconds{20'000});
  CHECK(play.scene().shown_bar(Side::White).clock == before);
  for (const Side side : {Side::White, Side::Black}) {
    CHECK(play.scene().shown_bar(side).clock_uncertain);
    CHECK(play.scene().shown_bar(side).below_clock == "last heard");
  }
  CHECK(play.status() == "Your turn · the clocks may be running");
  play.server.come_up();
  play.stage.wait(Milliseconds{70'000});
  CHECK_FALSE(play.scene().shown_bar(Side::White).clock_uncertain);
}

TEST_CASE("While the server waits for its database the clocks stand, and that is announced") {
  OnlineStage play;
  play.begin(Side::White, {std::chrono::minutes(5), {}});
  play.stage.wait(Milliseconds{10'000});
  play.server.tell_clocks(true, Milliseconds{291'000});
  play.settle();
  const std::string before = play.scene().shown_bar(Side::White).clock;
  CHECK(before == "4:51");
  CHECK(play.status() == "The server is waiting for its database; the clocks stand still");
  CHECK(play.announced("waiting for its database"));
  // Longer than a server may be silent otherwise.
  for (int i = 0; i < 12; ++i) {
    play.stage.wait(Milliseconds{5000});
    play.server.tell_clocks(true, Milliseconds{291'000});
  }
  CHECK(play.scene().shown_bar(Side::White).clock == before);
  for (const Side side : {Side::White, Side::Black}) {
    CHECK_FALSE(play.scene().shown_bar(side).clock_uncertain);
    CHECK(play.scene().shown_bar(side).below_clock == "stands still");
  }
  play.server.tell_clocks(false, Milliseconds{291'000});
  play.settle();
  CHECK(play.status() == "Your turn");
  CHECK(play.announced("The clocks are running again"));
  play.stage.wait(Milliseconds{5000});
  // Some of the time passed in the first frames.
  const std::string after = play.scene().shown_bar(Side::White).clock;
  CHECK((after == "4:46" || after == "4:45"));
}

TEST_CASE("Without the server nothing counts down to a claim, and none is offered") {
  OnlineStage play;
  play.begin(Side::White);
  play.server.tell_presence(Side::Black, {false, 1000});
  play.settle();
  CHECK(play.scene().shown_bar(Side::Black).note.starts_with("away"));
  play.server.go_down();
  play.stage.wait(Milliseconds{5000});
  CHECK(play.scene().shown_bar(Side::Black).note.empty());
  play.answer_only();
  play.server.come_up();
  play.stage.wait(Milliseconds{70'000});
  CHECK(play.server.asked<net::request::Claim>() == 0);
}

TEST_CASE("After a lost connection the seat is kept and missed events arrive") {
  OnlineStage play;
  play.begin(Side::White);
  play.stage.type("c3d4");
  play.settle();
  play.server.go_down();
  play.stage.wait(Milliseconds{300});
  CHECK(play.stage.checkers().shown_status().aside == "reconnecting…");
  CHECK(play.stage.checkers().shown_status().alarm);
  CHECK(play.stage.game().ply() == 1);
  play.server.opponent_moves("f6", "g5");
  play.server.come_up();
  play.stage.wait(Milliseconds{70'000});
  CHECK(play.stage.plays<OnlinePlay>());
  CHECK(play.stage.game().ply() == 2);
  CHECK_FALSE(play.stage.checkers().shown_status().alarm);
}

TEST_CASE("The next attempt to connect can be made at once") {
  OnlineStage play;
  play.begin(Side::White);
  play.server.go_down();
  const auto& connection = play.online().client().connection();
  for (int i = 0; i < 1000 && connection.next_try.value_or(Milliseconds{0}) < Milliseconds{5000};
       ++i)
    play.stage.wait(Milliseconds{100});
  REQUIRE(connection.next_try.has_value());
  play.server.come_up();
  play.settle();
  CHECK(play.stage.checkers().shown_status().alarm);
  play.answer_only();
  CHECK_FALSE(play.stage.checkers().shown_status().alarm);
}

TEST_CASE("A move made without a connection is played when the connection is back") {
  OnlineStage play;
  play.begin(Side::White);
  play.server.go_down();
  play.stage.wait(Milliseconds{300});
  play.stage.type("c3d4");
  play.settle();
  CHECK(play.stage.game().ply() == 1);
  CHECK(play.server.course().game().ply() == 0);
  play.server.come_up();
  play.stage.wait(Milliseconds{70'000});
  CHECK(play.server.course().game().ply() == 1);
  CHECK(play.stage.game().ply() == 1);
}

TEST_CASE("Another window of the same player takes over, and can be taken over again") {
  OnlineStage play;
  play.begin(Side::White);
  play.server.say_bye(net::ByeReason::Replaced);
  play.stage.wait(Milliseconds{60'000});
  CHECK(play.server.asked<net::request::Hello>() == 1);
  CHECK(play.status().find("from another window") != std::string::npos);
  play.answer_only();
  CHECK(play.server.asked<net::request::Hello>() == 2);
  CHECK(play.status() == "Your turn");
}

TEST_CASE("A table closed by its host is reported, and leads back to the menu") {
  OnlineStage play;
  play.begin(Side::White, {std::chrono::minutes(5), {}});
  play.server.tell_presence(Side::Black, {false, 1000});
  play.settle();
  play.server.say_bye(net::ByeReason::Closed);
  play.stage.wait(Milliseconds{60'000});
  CHECK(play.server.asked<net::request::Hello>() == 1);
  CHECK(play.status() == "The table at play.example:8080 was closed by its host.");
  CHECK(play.scene().shown_bar(Side::White).clock_uncertain);
  const Rect line = play.stage.checkers().places().status;
  play.stage.click(Point{line.right() - aside_room - 288.0F / 2, line.center().y});
  play.stage.wait(Milliseconds{300});
  CHECK(play.stage.shows<MenuScene>());
  CHECK(play.server.asked<net::request::Claim>() == 0);
}

TEST_CASE("A window in a match that the system ends asks nobody") {
  OnlineStage play;
  play.begin(Side::White);
  Input end;
  end.quit = true;
  CHECK_FALSE(play.stage.app().frames().update(end, Milliseconds{16}).quit);
  end.told_to_end = true;
  CHECK(play.stage.app().frames().update(end, Milliseconds{16}).quit);
  CHECK(play.server.asked<net::request::Resign>() == 0);
}

TEST_CASE("A user unknown to the server can come back as a new one") {
  OnlineStage play;
  play.begin(Side::White);
  play.server.refuse_hello = net::ErrorCode::Auth;
  play.server.go_down();
  play.server.come_up();
  play.stage.wait(Milliseconds{70'000});
  REQUIRE(play.server.last<net::request::Hello>().token);
  play.server.refuse_hello.reset();
  const Rect line = play.stage.checkers().places().status;
  play.stage.click(Point{line.right() - aside_room - 288.0F / 2, line.center().y});
  play.stage.wait(Milliseconds{300});
  CHECK_FALSE(play.server.last<net::request::Hello>().token);
  CHECK(play.stage.shows<LobbyScene>());
}

TEST_CASE("A request postponed by a busy server is reported, and repeated by itself") {
  OnlineStage play;
  play.server.refuse_next = net::ErrorCode::Busy;
  play.server.refuse_wait = 2500;
  auto& lobby = dynamic_cast<LobbyScene&>(play.stage.app().scenes().top());
  lobby.accept({std::nullopt, "ABCDEF"}, play.stage.app());
  play.stage.wait(Milliseconds{100});
  CHECK(play.announced(
      "The server is overloaded at the moment: the request will be repeated in 3 s."));
  CHECK(play.server.asked<net::request::RoomJoin>() == 1);
  play.stage.wait(Milliseconds{2000});
  CHECK(play.server.asked<net::request::RoomJoin>() == 1);
  play.stage.wait(Milliseconds{1000});
  CHECK(play.server.asked<net::request::RoomJoin>() == 2);
}

}  // namespace damas::test
