#include <filesystem>

#include <doctest/doctest.h>

#include "core/notation.hpp"
#include "files/test_folder.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/online/online_stage.hpp"
#include "view/window/online/room_scene.hpp"
#include "view/window/review/review_scene.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

StageSetup with_link(const std::string& link) {
  StageSetup setup;
  setup.options.invitation = read_invitation(link);
  return setup;
}

// Replaces the text in the field for the server.
void name_server(OnlineStage& play, const std::string& address) {
  auto& lobby = dynamic_cast<LobbyScene&>(play.stage.app().scenes().top());
  lobby.turn_to(LobbyScene::Page::You, play.stage.app());
  play.stage.wait(Milliseconds{100});
  const Rect place = lobby.place();
  play.stage.click(Point{place.right() - 60, place.bottom() - 90});
  play.stage.wait(Milliseconds{100});
  play.press(Key::End);
  play.press(Key::Backspace, 24);
  play.stage.type(address);
  play.stage.wait(Milliseconds{100});
  play.stage.click(Point{place.center().x, place.bottom() - 40});
  play.stage.wait(Milliseconds{100});
}

net::GameLine line(int number) {
  net::GameLine game;
  game.match = FakeServer::match_id(number);
  game.time = {std::chrono::minutes(5), std::chrono::seconds(2)};
  game.players.white = {{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"}, "Bia", 1612, false};
  game.players.black = {{"11111111-2222-4333-8444-555555555555"}, "Ana", 1500, true};
  game.plies = 31;
  game.began = 1'700'000'000'000;
  return game;
}

}  // namespace

TEST_CASE("The menu leads to the lobby, and Escape back") {
  StageSetup setup;
  setup.options.scene = FirstScene::Menu;
  OnlineStage play(setup);
  play.press(Key::Down, 3);
  play.press(Key::Enter);
  REQUIRE(play.stage.shows<LobbyScene>());
  play.press(Key::Escape);
  CHECK(play.stage.shows<MenuScene>());
}

TEST_CASE("Leaving the lobby's wait leaves the queue") {
  OnlineStage play;
  play.press(Key::Enter);
  REQUIRE(play.server.asked<net::request::QueueJoin>() == 1);
  const auto& join = play.server.last<net::request::QueueJoin>();
  CHECK(join.variant == Variant::Brazilian);
  CHECK(join.time == TimeControl{std::chrono::minutes(5), std::chrono::seconds(2)});
}

TEST_CASE("The endgame tables are offered for a variant of which the server has them") {
  OnlineStage play;
  play.stage.app().change_preferences([](Preferences& p) { p.online.adjudication = true; });
  SUBCASE("not at another server") {
    play.press(Key::Enter);
    CHECK_FALSE(play.server.last<net::request::QueueJoin>().adjudication);
  }
  SUBCASE("the choice goes to the server") {
    play.server.tables = std::vector<std::string>{"brazilian"};
    play.server.go_down();
    play.server.come_up();
    play.stage.wait(Milliseconds{5000});
    play.press(Key::Enter);
    CHECK(play.server.last<net::request::QueueJoin>().adjudication);
    play.begin(Side::Black);
  }
  SUBCASE("of other variants there are none") {
    play.server.tables = std::vector<std::string>{"russian"};
    play.server.go_down();
    play.server.come_up();
    play.stage.wait(Milliseconds{5000});
    play.press(Key::Enter);
    CHECK_FALSE(play.server.last<net::request::QueueJoin>().adjudication);
  }
}

TEST_CASE("A drawn opening is offered for a variant of which the server draws it") {
  OnlineStage play;
  play.stage.app().change_preferences([](Preferences& p) {
    p.online.variant = Variant::English;
    p.online.ballot = true;
  });
  net::OpeningWish sent;
  SUBCASE("not at another server") {}
  SUBCASE("the choice goes to the server") {
    play.server.openings = net::DrawableOpenings{{"english"}, {"english"}};
    sent = net::OpeningLot::Ballot;
  }
  SUBCASE("also that of the eleven-man ballot") {
    play.server.openings = net::DrawableOpenings{{"english"}, {"english"}};
    play.stage.app().change_preferences([](Preferences& p) { p.online.eleven_men = true; });
    sent = net::OpeningLot::ElevenMan;
  }
  SUBCASE("which a server need not know") {
    play.server.openings = net::DrawableOpenings{{"english"}, {}};
    play.stage.app().change_preferences([](Preferences& p) { p.online.eleven_men = true; });
    sent = net::OpeningLot::Ballot;
  }
  SUBCASE("of other variants there is none") {
    play.server.openings = net::DrawableOpenings{{"russian"}, {}};
  }
  play.server.go_down();
  play.server.come_up();
  play.stage.wait(Milliseconds{5000});
  play.press(Key::Enter);
  REQUIRE(play.server.asked<net::request::QueueJoin>() == 1);
  CHECK(play.server.last<net::request::QueueJoin>().variant == Variant::English);
  CHECK(play.server.last<net::request::QueueJoin>().opening == sent);
}

TEST_CASE("A person who joins a room whose owner wishes endgame tables is asked about them") {
  OnlineStage play;
  play.server.tables = std::vector<std::string>{"brazilian"};
  play.server.go_down();
  play.server.come_up();
  play.stage.wait(Milliseconds{5000});
  const auto join = [&play] {
    auto& lobby = dynamic_cast<LobbyScene&>(play.stage.app().scenes().top());
    lobby.accept({std::nullopt, "ABCDEF"}, play.stage.app());
    play.stage.wait(Milliseconds{200});
  };
  const auto answer = [&play](int row) {
    REQUIRE(play.stage.shows<ChoicesScene>());
    REQUIRE(play.server.asked<net::request::RoomJoin>() == 0);
    for (int i = 0; i <= row; ++i)
      play.press(Key::Down);
    play.press(Key::Enter);
    CHECK(play.stage.shows<LobbyScene>());
  };
  SUBCASE("not if the owner has no such wish") {
    join();
    CHECK(play.stage.shows<LobbyScene>());
    REQUIRE(play.server.asked<net::request::RoomJoin>() == 1);
    CHECK_FALSE(play.server.last<net::request::RoomJoin>().adjudication);
  }
  play.server.room_wishes_tables = true;
  SUBCASE("and may agree") {
    join();
    answer(0);
    REQUIRE(play.server.asked<net::request::RoomJoin>() == 1);
    CHECK(play.server.last<net::request::RoomJoin>().code == "ABCDEF");
    CHECK(play.server.last<net::request::RoomJoin>().adjudication);
  }
  SUBCASE("or join without them") {
    join();
    answer(1);
    REQUIRE(play.server.asked<net::request::RoomJoin>() == 1);
    CHECK_FALSE(play.server.last<net::request::RoomJoin>().adjudication);
  }
  SUBCASE("or not join") {
    join();
    answer(2);
    CHECK(play.server.asked<net::request::RoomJoin>() == 0);
  }
}

TEST_CASE("A person who joins a room is told before that its opening will be drawn") {
  OnlineStage play;
  play.server.openings = net::DrawableOpenings{{"brazilian"}, {}};
  play.server.room_opening = net::OpeningLot::Ballot;
  const auto connect = [&play] {
    play.server.go_down();
    play.server.come_up();
    play.stage.wait(Milliseconds{5000});
  };
  const auto ask = [&play] {
    auto& lobby = dynamic_cast<LobbyScene&>(play.stage.app().scenes().top());
    lobby.accept({std::nullopt, "ABCDEF"}, play.stage.app());
    play.stage.wait(Milliseconds{200});
    REQUIRE(play.stage.shows<ChoicesScene>());
    REQUIRE(play.server.asked<net::request::RoomJoin>() == 0);
  };
  SUBCASE("and joins it") {
    connect();
    ask();
    CHECK(play.announced("The opening will be drawn by lot."));
    play.press(Key::Enter);
    CHECK(play.stage.shows<LobbyScene>());
    REQUIRE(play.server.asked<net::request::RoomJoin>() == 1);
    CHECK(play.server.last<net::request::RoomJoin>().code == "ABCDEF");
  }
  SUBCASE("or does not") {
    connect();
    ask();
    play.press(Key::Escape);
    CHECK(play.stage.shows<LobbyScene>());
    CHECK(play.server.asked<net::request::RoomJoin>() == 0);
  }
  SUBCASE("also in the question about the endgame tables") {
    play.server.tables = std::vector<std::string>{"brazilian"};
    play.server.room_wishes_tables = true;
    connect();
    ask();
    play.press(Key::Down);
    play.press(Key::Down);
    play.press(Key::Enter);
    REQUIRE(play.server.asked<net::request::RoomJoin>() == 1);
    CHECK_FALSE(play.server.last<net::request::RoomJoin>().adjudication);
  }
}

TEST_CASE("A link to a room joins it at once") {
  OnlineStage play(with_link("http://play.example:8080/#abcdef"));
  REQUIRE(play.server.asked<net::request::RoomJoin>() == 1);
  CHECK(play.server.last<net::request::RoomJoin>().code == "ABCDEF");
  CHECK(play.server.dialed().size() == 1);
  play.begin(Side::Black);
  CHECK(play.stage.plays<OnlinePlay>());
}

TEST_CASE("A search ends when its Online is destroyed") {
  OnlineStage play;
  play.press(Key::Enter);
  REQUIRE(play.server.asked<net::request::QueueJoin>() == 1);
  play.press(Key::Escape);
  REQUIRE(play.stage.shows<MenuScene>());
  CHECK(play.server.asked<net::request::QueueLeave>() == 1);
}

TEST_CASE("Closing the window while searching leaves the queue first") {
  FakeServer server;  // outlives the window
  StageSetup setup = OnlineStage::in_lobby();
  setup.connect = [&](Desktop& desktop) { desktop.dial = server.dial(); };
  {
    OnlineStage play(setup);
    play.press(Key::Enter);
    REQUIRE(server.asked<net::request::QueueJoin>() == 1);
  }
  CHECK(server.asked<net::request::QueueLeave>() == 1);
}

TEST_CASE("The lobby's upper edge stays where it is from page to page") {
  OnlineStage play;
  auto& lobby = dynamic_cast<LobbyScene&>(play.stage.app().scenes().top());
  const Rect first = lobby.place();
  for (const auto page :
       {LobbyScene::Page::Games, LobbyScene::Page::Watch, LobbyScene::Page::You}) {
    lobby.turn_to(page, play.stage.app());
    play.stage.wait(Milliseconds{100});
    CHECK(lobby.place().y == first.y);
  }
  CHECK(lobby.place().h != first.h);
}

TEST_CASE("After a wrong code and Enter the same field has the focus again") {
  OnlineStage play;
  const auto& lobby = dynamic_cast<const LobbyScene&>(play.stage.app().scenes().top());
  const Rect place = lobby.place();
  play.stage.click(Point{place.right() - 120, place.bottom() - 92});
  play.stage.wait(Milliseconds{100});
  play.stage.type("ABCDEG");
  play.stage.wait(Milliseconds{500});  // ImGui takes in a key a frame
  play.server.refuse_next = net::ErrorCode::NoMatch;
  play.press(Key::Enter);
  REQUIRE(play.server.asked<net::request::RoomJoin>() == 1);
  CHECK(play.server.last<net::request::RoomJoin>().code == "ABCDEG");
  CHECK(play.announced("no such match or room"));
  play.stage.wait(Milliseconds{200});
  play.press(Key::Backspace);
  play.stage.type("H");
  play.stage.wait(Milliseconds{500});
  play.press(Key::Enter);
  REQUIRE(play.server.asked<net::request::RoomJoin>() == 2);
  CHECK(play.server.last<net::request::RoomJoin>().code == "ABCDEH");
  CHECK(play.server.asked<net::request::QueueJoin>() == 0);
}

TEST_CASE("An unknown room is reported in the lobby") {
  OnlineStage play(with_link("http://play.example:8080/"));
  play.server.refuse_next = net::ErrorCode::NoMatch;
  auto& lobby = dynamic_cast<LobbyScene&>(play.stage.app().scenes().top());
  lobby.accept({std::nullopt, "ABCDEF"}, play.stage.app());
  play.stage.wait(Milliseconds{100});
  CHECK(play.announced("no such match or room"));
}

TEST_CASE("A link to another server goes there") {
  OnlineStage play(with_link("http://10.0.0.7:9000/#ABCDEF"));
  REQUIRE(play.server.dialed().size() == 2);
  CHECK(play.server.dialed().back() == "ws://10.0.0.7:9000/ws");
  CHECK(play.server.asked<net::request::RoomJoin>() == 1);
  CHECK(play.stage.app().preferences().online.server.empty());
}

TEST_CASE("A page uses the server it came from, unless another one was chosen") {
  const Folder folder;
  StageSetup setup = OnlineStage::in_lobby();
  setup.folder = folder.path();
  {
    OnlineStage first(setup);
    CHECK(first.server.dialed() == std::vector<std::string>{"ws://play.example:8080/ws"});
    name_server(first, "10.0.0.7:9000");
    CHECK(first.server.dialed().back() == "ws://10.0.0.7:9000/ws");
  }
  OnlineStage second(setup);
  CHECK(second.server.dialed() == std::vector<std::string>{"ws://10.0.0.7:9000/ws"});
  name_server(second, "");
  CHECK(second.server.dialed().back() == "ws://play.example:8080/ws");
  CHECK(second.stage.app().preferences().online.server.empty());
}

TEST_CASE("If a page did not come from a server, the lobby asks for one") {
  FakeServer nobody;
  nobody.go_down();
  StageSetup setup = OnlineStage::in_lobby();
  setup.connect = [&](Desktop& desktop) { desktop.dial = nobody.dial(); };
  OnlineStage play(setup);
  play.press(Key::Enter);
  nobody.come_up();
  play.stage.wait(Milliseconds{70'000});
  CHECK(nobody.asked<net::request::Hello>() == 1);
  CHECK(nobody.asked<net::request::QueueJoin>() == 0);
  play.press(Key::Enter);
  CHECK(nobody.asked<net::request::QueueJoin>() == 1);
}

TEST_CASE("Enter means the lobby again once the focused widget has gone") {
  FakeServer nobody;
  nobody.go_down();
  StageSetup setup = OnlineStage::in_lobby();
  setup.connect = [&](Desktop& desktop) { desktop.dial = nobody.dial(); };
  OnlineStage play(setup);
  play.press(Key::Down, 3);  // past "Try now" and the tabs, to the field for a server
  nobody.come_up();
  play.stage.wait(Milliseconds{70'000});
  REQUIRE(nobody.asked<net::request::Hello>() == 1);
  play.press(Key::Enter);
  CHECK(nobody.asked<net::request::QueueJoin>() == 1);
}

TEST_CASE("The program returns to a match at another server than the page's own") {
  const Folder folder;
  StageSetup setup = with_link("http://10.0.0.7:9000/");
  setup.folder = folder.path();
  {
    OnlineStage first(setup);
    first.begin(Side::White);
  }
  setup.options.invitation.reset();
  setup.options.scene = FirstScene::Resume;
  OnlineStage second(setup);
  CHECK(second.stage.shows<LobbyScene>());
  CHECK(second.server.dialed().back() == "ws://10.0.0.7:9000/ws");
}

TEST_CASE("Without any server the lobby asks for one") {
  StageSetup setup = OnlineStage::in_lobby();
  setup.connect = [](Desktop& desktop) { desktop.own_server.clear(); };
  OnlineStage play(setup);
  REQUIRE(play.stage.shows<LobbyScene>());
  CHECK(play.server.dialed().empty());
  auto& lobby = dynamic_cast<LobbyScene&>(play.stage.app().scenes().top());
  lobby.accept(*read_invitation("10.0.0.7:9000"), play.stage.app());
  play.stage.wait(Milliseconds{100});
  CHECK(play.server.dialed() == std::vector<std::string>{"ws://10.0.0.7:9000/ws"});
  CHECK(play.stage.app().preferences().online.server == "http://10.0.0.7:9000/");
}

TEST_CASE("The identity on a server is saved, and a running match is returned to") {
  const Folder folder;
  StageSetup setup = OnlineStage::in_lobby();
  setup.folder = folder.path();
  {
    OnlineStage first(setup);
    CHECK_FALSE(first.server.last<net::request::Hello>().token);
    first.begin(Side::White);
    first.stage.type("c3d4");
    first.settle();
  }
#if !defined(_WIN32)
  namespace fs = std::filesystem;
  CHECK(fs::status(folder.path("online.json")).permissions() == fs::perms{0600});
#endif
  setup.options.scene = FirstScene::Resume;
  OnlineStage second(setup);
  CHECK(second.server.last<net::request::Hello>().token == FakeServer::token);
  REQUIRE(second.stage.shows<LobbyScene>());
  second.server.begin(Side::White, {}, false);
  second.server.opponent_moves("c3", "d4");
  second.server.go_down();
  second.server.come_up();
  second.stage.wait(Milliseconds{70'000});
  REQUIRE(second.stage.plays<OnlinePlay>());
  CHECK(second.stage.game().ply() == 1);
  CHECK(second.announced("Your match against Bia goes on."));
}

TEST_CASE("An online match does not change the kept unfinished game") {
  const Folder folder;
  StageSetup setup = Stage::two_persons();
  setup.folder = folder.path();
  {
    Stage local(setup);
    local.type("c3d4");
    local.settle();
  }
  setup = OnlineStage::in_lobby();
  setup.folder = folder.path();
  OnlineStage play(setup);
  play.begin(Side::White);
  play.stage.type("a3b4");
  play.settle();
  const auto kept = play.stage.app().store().match().restored(Drive::Caller);
  REQUIRE(kept);
  CHECK(kept->game().ply() == 1);
  CHECK_FALSE(kept->game().piece_at(*parse_square("c3", kept->game().shape())));
}

TEST_CASE("The lobby can be opened during a match and left in time") {
  OnlineStage play;
  play.begin(Side::White);
  play.stage.type("c3d4");
  play.settle();
  play.press(Key::Escape);
  REQUIRE(play.stage.shows<LobbyScene>());
  play.server.opponent_moves("f6", "g5");
  play.stage.wait(Milliseconds{100});
  CHECK(play.announced("Your turn in the match against Bia."));
  SUBCASE("by Enter") {
    play.press(Key::Enter);
    REQUIRE(play.stage.plays<OnlinePlay>());
    CHECK(play.stage.game().ply() == 2);
  }
  SUBCASE("but who leaves is asked") {
    play.press(Key::Escape);
    CHECK(play.stage.shows<ChoicesScene>());
    play.press(Key::Escape);
    CHECK(play.stage.shows<LobbyScene>());
  }
}

TEST_CASE("The question before leaving can be answered with leaving") {
  OnlineStage play;
  play.begin(Side::White);
  play.press(Key::Escape);
  play.press(Key::Escape);
  REQUIRE(play.stage.shows<ChoicesScene>());
  play.press(Key::Down);
  play.press(Key::Enter);
  CHECK(play.stage.shows<MenuScene>());
  REQUIRE(play.server.asked<net::request::Leave>() == 1);
  CHECK(play.server.last<net::request::Leave>().match == FakeServer::match_id(1));
}

TEST_CASE("Staying does not leave the match, and a left match can be returned to") {
  OnlineStage play;
  play.begin(Side::White);
  play.press(Key::Escape);
  play.press(Key::Escape);
  play.press(Key::Escape);
  REQUIRE(play.stage.shows<LobbyScene>());
  CHECK(play.server.asked<net::request::Leave>() == 0);
  const auto& lobby = dynamic_cast<const LobbyScene&>(play.stage.app().scenes().top());
  lobby.online()->client().leave_match();
  play.stage.wait(Milliseconds{100});
  play.press(Key::Enter);
  play.settle();
  CHECK(play.stage.plays<OnlinePlay>());
}

TEST_CASE("A finished game is replayed in the review") {
  OnlineStage play;
  play.server.lines = {line(3)};
  play.server.lines.front().ended = 1'700'000'900'000;
  play.server.lines.front().winner = Side::White;
  play.server.lines.front().reason = EndReason::Resignation;
  play.server.pdn = "[GameType \"26\"]\n[White \"Bia\"]\n[Black \"Ana\"]\n\n1. c3-d4 f6-g5 1-0\n";
  auto& lobby = dynamic_cast<LobbyScene&>(play.stage.app().scenes().top());
  lobby.turn_to(LobbyScene::Page::Games, play.stage.app());
  play.stage.wait(Milliseconds{100});
  REQUIRE(play.server.asked<net::request::History>() == 1);
  const Rect place = lobby.place();
  play.stage.click(Point{place.center().x, place.center().y + 48});
  play.stage.wait(Milliseconds{200});
  REQUIRE(play.server.asked<net::request::GameText>() == 1);
  CHECK(play.stage.shows<ReviewScene>());
}

TEST_CASE("A match of others can be watched, without phrases") {
  OnlineStage play;
  play.server.lines = {line(1)};
  play.server.begin(std::nullopt, {}, false);
  auto& lobby = dynamic_cast<LobbyScene&>(play.stage.app().scenes().top());
  lobby.turn_to(LobbyScene::Page::Watch, play.stage.app());
  play.stage.wait(Milliseconds{100});
  REQUIRE(play.server.asked<net::request::Live>() == 1);
  const Rect place = lobby.place();
  play.stage.click(Point{place.center().x, place.center().y + 16});
  play.stage.wait(Milliseconds{200});
  REQUIRE(play.stage.plays<OnlinePlay>());
  play.server.opponent_moves("c3", "d4");
  play.settle();
  CHECK(play.stage.game().ply() == 1);
  CHECK(play.status() == "Black to move");
  play.stage.type("f6g5");
  play.settle();
  CHECK(play.server.asked<net::request::Move>() == 0);
  play.press(Key::Escape);
  CHECK(play.stage.shows<LobbyScene>());
  CHECK(play.server.asked<net::request::Unwatch>() == 1);
}

TEST_CASE("The list of running matches is refreshed while it is visible") {
  OnlineStage play;
  auto& lobby = dynamic_cast<LobbyScene&>(play.stage.app().scenes().top());
  lobby.turn_to(LobbyScene::Page::Watch, play.stage.app());
  play.stage.wait(Milliseconds{25'000});
  CHECK(play.server.asked<net::request::Live>() == 3);
}

}  // namespace damas::test
