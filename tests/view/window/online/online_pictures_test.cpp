#include <doctest/doctest.h>

#include "view/window/accepted_picture.hpp"
#include "view/window/online/lan_scene.hpp"
#include "view/window/online/online_stage.hpp"
#include "view/window/online/room_scene.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

struct Shape {
  const char* name;
  Size size;
};
constexpr Shape shapes[] = {{"landscape", {1000, 640}}, {"portrait", {400, 800}}};

StageSetup setup_of(const Shape& shape, Language language) {
  StageSetup setup = OnlineStage::in_lobby();
  setup.size = shape.size;
  setup.language = language;
  return setup;
}

std::string picture_name(const char* scene, const char* shape, Language language) {
  return std::string("online/") + scene + "_" + shape + "_" + std::string(code(language));
}

void check(OnlineStage& play, const char* scene, const Shape& shape, Language language) {
  play.stage.wait(Milliseconds{300});
  check_picture(play.stage.screen().picture(), picture_name(scene, shape.name, language),
                with_text);
}

net::GameLine line(int number, bool ended) {
  net::GameLine game;
  game.match = FakeServer::match_id(number);
  game.time = {std::chrono::minutes(5), std::chrono::seconds(2)};
  game.players.white = {{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"}, "Bia", 1612, false};
  game.players.black = {{"11111111-2222-4333-8444-555555555555"}, "Ana", 1500, true};
  game.plies = 30 + number;
  game.began = 1'700'000'000'000;
  if (!ended) return game;
  game.ended = 1'700'000'900'000;
  if (number % 3 != 0) game.winner = number % 3 == 1 ? Side::White : Side::Black;
  game.reason = game.winner ? EndReason::Resignation : EndReason::Agreement;
  return game;
}

}  // namespace

TEST_CASE("The lobby matches its accepted pictures") {
  for (const Shape& shape : shapes) {
    for (const Language language : languages) {
      OnlineStage play(setup_of(shape, language));
      check(play, "lobby", shape, language);
      play.press(Key::Enter);
      check(play, "seeking", shape, language);
    }
  }
}

TEST_CASE("The lobby's lists match their accepted pictures") {
  for (const Shape& shape : shapes) {
    OnlineStage play(setup_of(shape, Language::Portuguese));
    for (int i = 1; i <= 5; ++i)
      play.server.lines.push_back(line(i, true));
    auto& lobby = dynamic_cast<LobbyScene&>(play.stage.app().scenes().top());
    lobby.turn_to(LobbyScene::Page::Games, play.stage.app());
    check(play, "games", shape, Language::Portuguese);
    play.server.lines = {line(1, false), line(2, false)};
    lobby.turn_to(LobbyScene::Page::Watch, play.stage.app());
    check(play, "watch", shape, Language::Portuguese);
    lobby.turn_to(LobbyScene::Page::You, play.stage.app());
    check(play, "you", shape, Language::Portuguese);
  }
}

TEST_CASE("A room with its QR code matches its accepted pictures") {
  for (const Shape& shape : shapes) {
    for (const Language language : languages) {
      OnlineStage play(setup_of(shape, language));
      auto& lobby = dynamic_cast<LobbyScene&>(play.stage.app().scenes().top());
      lobby.make_room(play.stage.app());
      check(play, "room", shape, language);
    }
  }
}

TEST_CASE("An online match matches its accepted pictures") {
  const TimeControl time{std::chrono::minutes(5), std::chrono::seconds(2)};
  for (const Shape& shape : shapes) {
    for (const Language language : languages) {
      OnlineStage play(setup_of(shape, language));
      play.begin(Side::Black, time);
      play.server.opponent_moves("c3", "d4");
      play.settle();
      play.stage.wait(Milliseconds{8000});  // the notice goes
      check(play, "match", shape, language);
      play.server.tell(net::record::Draw{Side::White, net::Answer::Offer});
      play.settle();
      check(play, "offer", shape, language);
      play.stage.key(Key::Escape);
      play.server.tell_presence(Side::White, {false, 42'000});
      play.stage.wait(Milliseconds{8000});
      check(play, "away", shape, language);
      play.server.tell(net::record::End{Side::Black,
                                        EndReason::Resignation,
                                        net::BySide<net::RatingChange>{{1612, 1600}, {1500, 1530}},
                                        {}});
      play.settle();
      play.stage.wait(Milliseconds{8000});
      check(play, "over", shape, language);
    }
  }
}

TEST_CASE("A match without its server and a closed table match their accepted pictures") {
  const TimeControl time{std::chrono::minutes(5), std::chrono::seconds(2)};
  for (const Shape& shape : shapes) {
    OnlineStage play(setup_of(shape, Language::English));
    play.begin(Side::White, time);
    play.stage.wait(Milliseconds{8000});
    play.server.go_down();
    check(play, "outage", shape, Language::English);
    OnlineStage guest(setup_of(shape, Language::English));
    guest.begin(Side::White, time);
    guest.stage.wait(Milliseconds{8000});
    guest.server.say_bye(net::ByeReason::Closed);
    check(guest, "closed", shape, Language::English);
  }
}

TEST_CASE("Long names and phrases in the smallest windows match their accepted pictures") {
  constexpr Shape smallest[] = {{"small-landscape", {640, 480}}, {"small-portrait", {360, 480}}};
  const TimeControl time{std::chrono::minutes(5), std::chrono::seconds(2)};
  for (const Shape& shape : smallest) {
    OnlineStage play(setup_of(shape, Language::Portuguese));
    play.server.opponents_name = "Maximiliana de Andrade";
    play.begin(Side::White, time);
    play.stage.wait(Milliseconds{8000});
    play.server.tell(net::record::Say{Side::Black, net::Phrase::OneMoment});
    play.server.tell(net::record::Draw{Side::Black, net::Answer::Offer});
    check(play, "long", shape, Language::Portuguese);
  }
}

TEST_CASE("The dialog before a table is opened matches its accepted pictures") {
  for (const Shape& shape : shapes) {
    for (const Language language : languages) {
      StageSetup setup = setup_of(shape, language);
      setup.connect = [](Desktop& desktop) {
        desktop.own_server.clear();
        desktop.lan_server.start =
            [](const std::string&,
               const std::vector<std::string>&) -> Expected<std::unique_ptr<ChildProgram>> {
          return Failure{FailureKind::NotFound, "damas-server", "no such file"};
        };
      };
      OnlineStage play(setup);
      check(play, "offline", shape, language);
      play.stage.app().scenes().push(std::make_unique<LanScene>(play.stage.app()));
      check(play, "table", shape, language);
    }
  }
}

TEST_CASE("The lobby without server or connection matches its accepted pictures") {
  for (const Shape& shape : shapes) {
    StageSetup setup = setup_of(shape, Language::English);
    setup.connect = [](Desktop& desktop) { desktop.own_server.clear(); };
    OnlineStage none(setup);
    check(none, "no-server", shape, Language::English);
    OnlineStage play(setup_of(shape, Language::English));
    play.server.say_bye(net::ByeReason::Replaced);
    check(play, "replaced", shape, Language::English);
    FakeServer nobody;
    nobody.go_down();
    setup.connect = [&](Desktop& desktop) {
      desktop.dial = nobody.dial();
      desktop.own_server = "https://pages.example";
    };
    OnlineStage elsewhere(setup);
    check(elsewhere, "nobody", shape, Language::English);
  }
}

}  // namespace damas::test
