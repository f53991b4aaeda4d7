// The lobby's messages, which must not move its widgets.
#include <algorithm>

#include <doctest/doctest.h>

#include "view/window/online/online_stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

LobbyScene& lobby_of(OnlineStage& play) {
  return dynamic_cast<LobbyScene&>(play.stage.app().scenes().top());
}

std::string connection_text(OnlineStage& play, Language language) {
  return lobby_of(play).online()->connection_text(language);
}

void enter_code(OnlineStage& play, const std::string& code) {
  const Rect place = lobby_of(play).place();
  play.stage.click(Point{place.right() - 120, place.bottom() - 92});
  play.stage.wait(Milliseconds{100});
  play.stage.type(code);
  play.stage.wait(Milliseconds{500});  // ImGui takes in a key a frame
  play.press(Key::Enter);
  play.stage.wait(Milliseconds{100});
}

}  // namespace

TEST_CASE("A letter that no code has is named, with the valid ones") {
  OnlineStage play;
  enter_code(play, "abiDOg");
  CHECK(play.announced("'I'"));
  CHECK(play.announced("A to Z without I and O"));
  CHECK(play.server.asked<net::request::RoomJoin>() == 0);
}

TEST_CASE("A code that is too short is reported as such") {
  OnlineStage play;
  enter_code(play, "ABC");
  CHECK(play.announced("Expected the six letters of a room, or a link to one, not 'ABC'."));
}

TEST_CASE("The lobby's messages have a place of their own") {
  for (const Size size : {Size{1000, 640}, Size{400, 800}}) {
    for (const Language language : languages) {
      StageSetup setup = OnlineStage::in_lobby();
      setup.size = size;
      setup.language = language;
      OnlineStage play(setup);
      CAPTURE(size.w);
      const Rect quiet = lobby_of(play).place();
      const std::string connected = connection_text(play, language);
      enter_code(play, "ABIDOG");
      CHECK(play.announced(tr(language, Text::OnlineCodeLetter, "I")));
      CHECK(lobby_of(play).place() == quiet);
      play.server.go_down();
      play.stage.wait(Milliseconds{300});
      CHECK(connection_text(play, language) != connected);
      CHECK(lobby_of(play).place() == quiet);
      play.server.come_up();
      play.stage.wait(Milliseconds{70'000});
      CHECK(connection_text(play, language) == connected);
      CHECK(lobby_of(play).place() == quiet);
    }
  }
}

TEST_CASE("A lost and a restored connection are each announced once") {
  FakeServer nobody;
  nobody.go_down();
  StageSetup setup = OnlineStage::in_lobby();
  setup.connect = [&](Desktop& desktop) { desktop.dial = nobody.dial(); };
  OnlineStage play(setup);
  const auto times = [&](const std::string& sentence) {
    return std::count(play.stage.announced.begin(), play.stage.announced.end(), sentence);
  };
  play.stage.wait(Milliseconds{20'000});
  CHECK(times("Nobody answers at play.example:8080.") == 1);
  CHECK(times("Connected to play.example:8080") == 0);
  nobody.come_up();
  play.stage.wait(Milliseconds{70'000});
  CHECK(times("Connected to play.example:8080") == 1);
}

TEST_CASE("A connection to another server is announced, and so is a replacement") {
  OnlineStage play;
  auto& lobby = lobby_of(play);
  play.server.go_down();
  play.stage.wait(Milliseconds{5'000});
  CHECK(play.announced("The connection to play.example:8080 was lost."));
  play.server.come_up();
  lobby.accept(*read_invitation("http://10.0.0.7:9000/"), play.stage.app());
  play.stage.wait(Milliseconds{200});
  CHECK(play.announced("Connected to 10.0.0.7:9000"));
  play.server.say_bye(net::ByeReason::Replaced);
  play.stage.wait(Milliseconds{200});
  CHECK(play.announced("You have connected from another window"));
}

TEST_CASE("The focus in the lobby is announced") {
  OnlineStage play;
  const auto walk = [&](Key key) {
    play.stage.announced.clear();
    play.press(key);
    return play.stage.announced.empty() ? "" : play.stage.announced.back();
  };
  CHECK(walk(Key::Down) == "Play, chosen");
  CHECK(walk(Key::Down) == "Variant: Brazilian");
  play.press(Key::Enter);  // the list opens
  CHECK(walk(Key::Escape) == "Variant: Brazilian");
}

// Typed by a person who then presses Enter.
TEST_CASE("Enter after an invalid address reports it") {
  OnlineStage play;
  lobby_of(play).turn_to(LobbyScene::Page::You, play.stage.app());
  play.stage.wait(Milliseconds{100});
  const Rect place = lobby_of(play).place();
  play.stage.click(Point{place.right() - 60, place.bottom() - 90});
  play.stage.wait(Milliseconds{100});
  play.stage.type("no server");
  play.stage.wait(Milliseconds{300});
  play.stage.announced.clear();
  play.press(Key::Enter);
  REQUIRE_FALSE(play.stage.announced.empty());
  CHECK(play.announced("'no server'"));
  CHECK_FALSE(play.announced(tr(Language::English, Text::OnlineVisitor)));
}

}  // namespace damas::test
