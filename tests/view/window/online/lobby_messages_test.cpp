// What the lobby has to say, and that saying it moves nothing.
#include <doctest/doctest.h>

#include "view/window/online/online_stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

LobbyScene& lobby_of(OnlineStage& play) {
  return dynamic_cast<LobbyScene&>(play.stage.app().scenes().top());
}

std::string standing(OnlineStage& play, Language language) {
  return lobby_of(play).online()->standing(language);
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

TEST_CASE("A letter that no code has is named, with those that codes have") {
  OnlineStage play;
  enter_code(play, "abiDOg");
  CHECK(play.announced("'I'"));
  CHECK(play.announced("A to Z without I and O"));
  CHECK(play.server.asked<net::request::RoomJoin>() == 0);
}

TEST_CASE("What is too short for a code is not blamed on its letters") {
  OnlineStage play;
  enter_code(play, "ABC");
  CHECK(play.announced("Expected the six letters of a room, or a link to one, not 'ABC'."));
}

TEST_CASE("What the lobby says has a place of its own") {
  for (const Size size : {Size{1000, 640}, Size{400, 800}}) {
    for (const Language language : languages) {
      StageSetup setup = OnlineStage::in_lobby();
      setup.size = size;
      setup.language = language;
      OnlineStage play(setup);
      CAPTURE(size.w);
      const Rect quiet = lobby_of(play).place();
      const std::string connected = standing(play, language);
      enter_code(play, "ABIDOG");
      CHECK(play.announced(tr(language, Text::OnlineCodeLetter, "I")));
      CHECK(lobby_of(play).place() == quiet);
      play.server.go_down();
      play.stage.wait(Milliseconds{300});
      CHECK(standing(play, language) != connected);
      CHECK(lobby_of(play).place() == quiet);
      play.server.come_up();
      play.stage.wait(Milliseconds{70'000});
      CHECK(standing(play, language) == connected);
      CHECK(lobby_of(play).place() == quiet);
    }
  }
}

}  // namespace damas::test
