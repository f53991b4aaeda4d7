#include <doctest/doctest.h>

#include "view/window/escape_walk.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/online/online_stage.hpp"

namespace damas::test {

namespace {

StageSetup at_menu() {
  StageSetup setup;
  setup.size = {640, 720};
  setup.options.scene = FirstScene::Menu;
  return setup;
}

void open_lobby(OnlineStage& play, LobbyScene::Page page) {
  auto lobby = std::make_unique<LobbyScene>(play.stage.app());
  lobby->turn_to(page, play.stage.app());
  play.stage.app().scenes().push(std::move(lobby));
  play.stage.wait(Stage::Milliseconds{160});
}

}  // namespace

TEST_CASE("Escape closes the lobby at once, from every field, and a list before it") {
  OnlineStage play(at_menu());
  const auto walk = [&](LobbyScene::Page page) {
    return walk_by_escape(play.stage, [&] { open_lobby(play, page); });
  };
  const EscapeWalk playing = walk(LobbyScene::Page::Play);
  CHECK(playing.fields >= 1);
  CHECK(playing.lists >= 2);
  CHECK(walk(LobbyScene::Page::You).fields >= 2);
}

TEST_CASE("A typed code is restored when the lobby is opened next time") {
  OnlineStage play(at_menu());
  open_lobby(play, LobbyScene::Page::Play);
  for (int i = 0; i < 16 && !play.stage.screen().gui().wants_text(); ++i)
    play.press(Key::Tab);
  REQUIRE(play.stage.screen().gui().wants_text());
  play.stage.type("ABCDEF");
  play.stage.wait(Stage::Milliseconds{320});  // ImGui takes a few frames a character
  play.press(Key::Escape);
  REQUIRE(play.stage.shows<MenuScene>());
  CHECK(play.server.asked<net::request::RoomJoin>() == 0);
  open_lobby(play, LobbyScene::Page::Play);
  play.press(Key::Enter);
  REQUIRE(play.server.asked<net::request::RoomJoin>() == 1);
  CHECK(play.server.last<net::request::RoomJoin>().code == "ABCDEF");
}

}  // namespace damas::test
