#include <doctest/doctest.h>

#include "net/protocol/limits.hpp"
#include "view/window/online/online_stage.hpp"
#include "view/window/online/room_scene.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

RoomScene& open_room(OnlineStage& play) {
  auto& lobby = dynamic_cast<LobbyScene&>(play.stage.app().scenes().top());
  lobby.make_room(play.stage.app());
  play.stage.wait(Milliseconds{100});
  return dynamic_cast<RoomScene&>(play.stage.app().scenes().top());
}

}  // namespace

TEST_CASE("A room shows its code and a link with it") {
  OnlineStage play;
  const RoomScene& room = open_room(play);
  CHECK(room.code() == FakeServer::code);
  CHECK(play.announced("Room KLMNPQ"));
  CHECK(room.link() == "http://play.example:8080/#KLMNPQ");
  const Rect place = room.place();
  play.stage.click(Point{place.x + place.w * 0.25F, place.bottom() - 44});
  play.stage.wait(Milliseconds{100});
  CHECK(play.stage.clipboard == room.link());
}

TEST_CASE("A link to a loopback address is not offered to others") {
  int looked = 0;
  StageSetup setup = OnlineStage::in_lobby();
  setup.connect = [&looked](Desktop& desktop) {
    desktop.own_server = "http://127.0.0.1:8080";
    desktop.lan_server.addresses = [&looked] {
      ++looked;
      return std::vector<std::string>{"192.168.0.5"};
    };
  };
  OnlineStage play(setup);
  const RoomScene& room = open_room(play);
  CHECK(room.link() == "http://127.0.0.1:8080/#KLMNPQ");
  CHECK(looked == 0);
}

TEST_CASE("A room shows its game, and keeps its layout when the connection is lost") {
  OnlineStage play;
  const RoomScene& room = open_room(play);
  CHECK(room.terms(play.stage.app()) == "Brazilian · 5 min + 2 s a move · you: Random");
  play.stage.wait(Milliseconds{500});
  const Rect before = room.place();
  play.server.go_down();
  play.stage.wait(Milliseconds{500});
  CHECK(room.place().h == before.h);
}

TEST_CASE("When the friend comes the match begins") {
  OnlineStage play;
  open_room(play);
  play.begin(Side::White);
  CHECK(play.stage.plays<OnlinePlay>());
}

TEST_CASE("A drawn opening that the friend's older program prevented is reported") {
  OnlineStage play;
  play.server.openings = net::DrawableOpenings{{"brazilian"}, {}};
  bool wish = true;
  SUBCASE("if it was wished") {}
  SUBCASE("not without the wish") {
    wish = false;
  }
  play.server.go_down();
  play.server.come_up();
  play.stage.wait(Milliseconds{5000});
  const auto& lobby = dynamic_cast<const LobbyScene&>(play.stage.app().scenes().top());
  lobby.online()->client().open_room(
      Variant::Brazilian, {}, {}, false,
      wish ? net::OpeningWish(net::OpeningLot::Ballot) : std::nullopt);
  play.stage.wait(Milliseconds{100});
  REQUIRE(play.server.asked<net::request::RoomOpen>() == 1);
  play.begin(Side::White);
  CHECK(play.stage.plays<OnlinePlay>());
  CHECK(play.announced("No opening was drawn") == wish);
}

TEST_CASE("A room that is left is closed") {
  OnlineStage play;
  open_room(play);
  play.press(Key::Escape);
  CHECK(play.stage.shows<LobbyScene>());
  CHECK(play.server.asked<net::request::RoomClose>() == 1);
}

}  // namespace damas::test
