// The lobby without a known server: what works, and how to enter a server.
#include <doctest/doctest.h>

#include "view/window/app/preferences.hpp"
#include "view/window/online/lan_scene.hpp"
#include "view/window/online/online_stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

class Lonely {
 public:
  explicit Lonely(bool has_table = true) : play(without_server(has_table)) {}

  LobbyScene& lobby() { return dynamic_cast<LobbyScene&>(play.stage.app().scenes().top()); }
  // Moves down from the tabs.
  void walk(int steps) { play.press(Key::Down, steps); }
  void write(const std::string& text) {
    play.stage.type(text);
    play.stage.wait(Milliseconds{900});  // ImGui takes in a key a frame
  }

  OnlineStage play;

 private:
  static StageSetup without_server(bool has_table) {
    StageSetup setup = OnlineStage::in_lobby();
    setup.connect = [has_table](Desktop& desktop) {
      desktop.own_server.clear();
      if (!has_table) return;
      desktop.lan_server.start =
          [](const std::string&,
             const std::vector<std::string>&) -> Expected<std::unique_ptr<ChildProgram>> {
        return Failure{FailureKind::NotFound, "damas-server", "no such file"};
      };
      desktop.lan_server.addresses = [] { return std::vector<std::string>{}; };
    };
    return setup;
  }
};

}  // namespace

TEST_CASE("Without a server the first choice is a table on the own network") {
  Lonely lonely;
  lonely.walk(2);  // the tabs, then the first row
  lonely.play.press(Key::Enter);
  CHECK(lonely.play.stage.shows<LanScene>());
}

TEST_CASE("Without a server a friend's link is followed to its own") {
  Lonely lonely(false);
  lonely.walk(2);
  lonely.play.press(Key::Enter);
  lonely.write("10.0.0.7:9000/#ABCDEF");
  lonely.play.press(Key::Enter);
  lonely.play.stage.wait(Milliseconds{200});
  CHECK(lonely.play.server.dialed() == std::vector<std::string>{"ws://10.0.0.7:9000/ws"});
  CHECK(lonely.play.server.asked<net::request::RoomJoin>() == 1);
}

TEST_CASE("Without a server a code alone is not enough, and that is reported") {
  Lonely lonely(false);
  lonely.walk(2);
  lonely.play.press(Key::Enter);
  lonely.write("ABCDEF");
  lonely.play.press(Key::Enter);
  CHECK(
      lonely.play.announced("not 'ABCDEF': a code alone does not say which server it belongs to."));
  CHECK(lonely.play.server.dialed().empty());
}

TEST_CASE("Without a server every button works: pressed too early it says what to write") {
  Lonely lonely(false);
  SUBCASE("a link") {
    lonely.walk(3);
    lonely.play.press(Key::Enter);
    CHECK(lonely.play.announced("Paste the link that a friend has sent you"));
    lonely.write("10.0.0.7:9000/#ABCDEF");  // the field has the keyboard
    lonely.play.press(Key::Enter);
    CHECK(lonely.play.server.dialed().size() == 1);
  }
  SUBCASE("a server") {
    lonely.walk(5);
    lonely.play.press(Key::Enter);
    CHECK(lonely.play.announced("Type the address of a server first"));
    lonely.write("10.0.0.7:9000");
    lonely.play.press(Key::Enter);
    lonely.play.stage.wait(Milliseconds{200});
    CHECK(lonely.play.server.dialed() == std::vector<std::string>{"ws://10.0.0.7:9000/ws"});
  }
}

TEST_CASE("If no server answers every button works, too") {
  FakeServer nobody;
  nobody.go_down();
  StageSetup setup = OnlineStage::in_lobby();
  setup.connect = [&](Desktop& desktop) { desktop.dial = nobody.dial(); };
  OnlineStage play(setup);
  const std::size_t tries = nobody.dialed().size();
  const auto& lobby = dynamic_cast<const LobbyScene&>(play.stage.app().scenes().top());
  const Rect place = lobby.place();
  play.stage.click(Point{place.center().x, place.bottom() - 44});  // "Connect": tries again
  play.stage.wait(Milliseconds{50});
  CHECK(nobody.dialed().size() > tries);
}

TEST_CASE("Without a server the lists lead to the field for one") {
  Lonely lonely;
  for (const auto page : {LobbyScene::Page::Games, LobbyScene::Page::Watch}) {
    lonely.lobby().turn_to(page, lonely.play.stage.app());
    lonely.play.stage.wait(Milliseconds{100});
    const Rect place = lonely.lobby().place();
    lonely.play.stage.click(Point{place.center().x, place.bottom() - 44});
    lonely.play.stage.wait(Milliseconds{100});
    CHECK(lonely.lobby().page() == LobbyScene::Page::Play);
  }
}

}  // namespace damas::test
