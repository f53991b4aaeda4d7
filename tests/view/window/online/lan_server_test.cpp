#include "view/window/online/lan_server.hpp"

#include <utility>

#include <doctest/doctest.h>

#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/online/lan_scene.hpp"
#include "view/window/online/online_stage.hpp"
#include "view/window/online/room_scene.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

// A server's program, as far as LanServer sees it.
struct Machine {
  struct Child final : ChildProgram {
    explicit Child(Machine& m) : machine(m) { ++machine.running; }
    ~Child() override { --machine.running; }
    bool running() override { return !machine.dies; }
    std::string take_errors() override { return std::exchange(machine.says, {}); }
    Machine& machine;
  };

  LanServerSetup setup() {
    const auto start = [this](const std::string&, const std::vector<std::string>& arguments)
        -> Expected<std::unique_ptr<ChildProgram>> {
      if (missing) return Failure{FailureKind::NotFound, "damas-server", "no such file"};
      started.push_back(arguments);
      return std::unique_ptr<ChildProgram>(std::make_unique<Child>(*this));
    };
    return {"/opt/damas/damas-server", start, [this] { return addresses; }};
  }
  void serve(int port, const std::string& site = "/site") {
    says += "{\"event\":\"opened\"}\n{\"event\":\"serving\",\"port\":" + std::to_string(port) +
            ",\"site\":\"" + site + "\"}\n";
  }

  std::vector<std::string> addresses = {"192.168.0.5", "10.1.1.1"};
  std::vector<std::vector<std::string>> started;
  std::string says;
  bool dies = false;
  bool missing = false;
  int running = 0;
};

// The dialog for opening a table on this machine.
struct Host {
  // `ballots`: the program has lists of openings.
  explicit Host(StageSetup setup = OnlineStage::in_lobby(), bool ballots = false)
      : play(with_table(std::move(setup), ballots)) {
    play.stage.app().scenes().push(std::make_unique<LanScene>(play.stage.app()));
    play.stage.wait(Milliseconds{100});
  }
  void open() {
    play.press(Key::Enter);
    machine.serve(8417);
    play.stage.wait(Milliseconds{200});
  }

  Machine machine;
  OnlineStage play;

 private:
  StageSetup with_table(StageSetup setup, bool ballots) {
    setup.connect = [this, ballots](Desktop& desktop) {
      desktop.lan_server = machine.setup();
      if (ballots) desktop.ballots = [](Variant, const auto&) {};
    };
    return setup;
  }
};

}  // namespace

TEST_CASE("A table is open when its server says so, for others by the machine's address") {
  Machine machine;
  LanServer table(machine.setup(), "/home/ana/table");
  table.update();
  CHECK(table.state() == LanServer::State::Opening);
  machine.says = "{\"event\":\"serving\",\"po";
  table.update();
  CHECK(table.state() == LanServer::State::Opening);
  machine.says = "rt\":8417,\"site\":\"/site\"}\n";
  table.update();
  REQUIRE(table.state() == LanServer::State::Open);
  CHECK(table.own_address().socket() == "ws://127.0.0.1:8417/ws");
  CHECK(table.address().link("ABCDEF") == "http://192.168.0.5:8417/#ABCDEF");
  CHECK(table.has_page());
  const std::vector<std::string> expected = {
      "--table",         "--listen",   "0.0.0.0",
      "--port",          "8417",       "--data",
      "/home/ana/table", "--database", "/home/ana/table/damas.sqlite"};
  CHECK(machine.started.front() == expected);
}

TEST_CASE("If the usual port is in use the table takes any other") {
  Machine machine;
  LanServer table(machine.setup(), "");
  machine.dies = true;
  machine.says = "damas-server: cannot listen\n";
  table.update();
  REQUIRE(machine.started.size() == 2);
  CHECK(machine.started.back()[4] == "0");
  CHECK(table.state() == LanServer::State::Opening);
  machine.says = "damas-server: no room on the disk\n";
  table.update();
  CHECK(table.trouble() == LanServer::Trouble::Ended);
  CHECK(table.last_words() == "damas-server: no room on the disk");
}

TEST_CASE("A killed server without output is still reported with a sentence") {
  Machine machine;
  LanServer table(machine.setup(), "");
  machine.serve(9000);
  table.update();
  machine.dies = true;
  table.update();
  CHECK(table.sentence(Language::English) ==
        "The table has ended: its server stopped without giving a reason.");
}

TEST_CASE("A missing server program, and a machine without a network") {
  Machine machine;
  machine.missing = true;
  const LanServer none(machine.setup(), "");
  CHECK(none.trouble() == LanServer::Trouble::NoServer);
  machine.missing = false;
  machine.addresses.clear();
  LanServer table(machine.setup(), "");
  machine.serve(9000, "");
  table.update();
  CHECK_FALSE(table.on_network());
  CHECK_FALSE(table.has_page());
  CHECK(table.address().host == "127.0.0.1:9000");
}

TEST_CASE("The game is chosen before a table is opened") {
  Host host;
  CHECK(host.play.stage.shows<LanScene>());
  CHECK(host.machine.started.empty());
  host.play.press(Key::Escape);
  CHECK(host.play.stage.shows<LobbyScene>());
  CHECK(host.machine.started.empty());
}

TEST_CASE("A table plays the chosen game, which is preselected the next time") {
  const Folder folder;
  StageSetup setup = OnlineStage::in_lobby();
  setup.folder = folder.path();
  {
    Host host(setup);
    host.play.stage.app().change_preferences([](Preferences& p) {
      p.online.variant = Variant::Russian;
      p.online.time = {std::chrono::minutes(3), std::chrono::seconds(2)};
      p.online.side = SideChoice::Black;
    });
    host.play.press(Key::Escape);  // it began with what was chosen before
    host.play.stage.app().scenes().push(std::make_unique<LanScene>(host.play.stage.app()));
    host.play.stage.wait(Milliseconds{100});
    host.open();
    const auto& asked = host.play.server.last<net::request::RoomOpen>();
    CHECK(asked.variant == Variant::Russian);
    CHECK(asked.time == TimeControl{std::chrono::minutes(3), std::chrono::seconds(2)});
    CHECK(asked.side == Side::Black);
  }
  Host again(setup);
  CHECK(again.play.stage.app().preferences().online.variant == Variant::Russian);
  CHECK(again.play.stage.app().preferences().online.side == SideChoice::Black);
}

TEST_CASE("A table plays the game chosen in its rows") {
  Host host;
  const auto& form = dynamic_cast<const LanScene&>(host.play.stage.app().scenes().top());
  // The last row above the buttons: White, Black or random.
  const Rect place = form.place();
  host.play.stage.click(Point{place.x + place.w * 0.55F, place.bottom() - 24 - 40 - 16 - 28});
  host.play.stage.wait(Milliseconds{100});
  host.open();
  CHECK(host.play.server.last<net::request::RoomOpen>().side == Side::White);
  CHECK(host.play.stage.app().preferences().online.side == SideChoice::White);
}

TEST_CASE("A table asks that endgame tables decide only for a variant that has some") {
  Host host;
  host.play.server.tables = std::vector<std::string>{"brazilian"};
  const auto begin_anew_with = [&host](Variant variant) {
    host.play.stage.app().change_preferences([variant](Preferences& p) {
      p.online.variant = variant;
      p.online.adjudication = true;
    });
    host.play.press(Key::Escape);  // it began with what was chosen before
    host.play.stage.app().scenes().push(std::make_unique<LanScene>(host.play.stage.app()));
    host.play.stage.wait(Milliseconds{100});
    host.open();
  };
  SUBCASE("Brazilian") {
    begin_anew_with(Variant::Brazilian);
    CHECK(host.play.server.last<net::request::RoomOpen>().adjudication);
  }
  SUBCASE("Turkish") {
    begin_anew_with(Variant::Turkish);
    CHECK_FALSE(host.play.server.last<net::request::RoomOpen>().adjudication);
  }
}

TEST_CASE("A table draws the opening of a variant that has a list") {
  Host host(OnlineStage::in_lobby(), true);
  host.play.server.openings = net::DrawableOpenings{{"english"}, {"english"}};
  const auto begin_anew_with = [&host](Variant variant) {
    host.play.stage.app().change_preferences([variant](Preferences& p) {
      p.online.variant = variant;
      p.online.ballot = true;
      p.online.eleven_men = true;
    });
    host.play.press(Key::Escape);  // it began with what was chosen before
    host.play.stage.app().scenes().push(std::make_unique<LanScene>(host.play.stage.app()));
    host.play.stage.wait(Milliseconds{100});
    host.open();
  };
  SUBCASE("English") {
    begin_anew_with(Variant::English);
    CHECK(host.play.server.last<net::request::RoomOpen>().opening == net::OpeningLot::ElevenMan);
  }
  SUBCASE("Turkish") {
    begin_anew_with(Variant::Turkish);
    CHECK_FALSE(host.play.server.last<net::request::RoomOpen>().opening.has_value());
  }
}

TEST_CASE("A table without a guest is left in one step") {
  Host host;
  host.open();
  REQUIRE(host.play.stage.shows<RoomScene>());
  CHECK(host.machine.running == 1);
  SUBCASE("by Escape") {
    host.play.press(Key::Escape);
  }
  SUBCASE("by the cross") {
    const auto& room = dynamic_cast<const RoomScene&>(host.play.stage.app().scenes().top());
    const Rect place = room.place();
    host.play.stage.click(Point{place.right() - 36, place.y + 36});
    host.play.stage.wait(Milliseconds{100});
  }
  CHECK(host.play.stage.shows<LobbyScene>());
  CHECK(host.machine.running == 0);
}

TEST_CASE("Leaving a match at the own table asks one question without a cross") {
  Host host;
  host.open();
  host.play.begin(Side::White);
  REQUIRE(host.play.stage.plays<OnlinePlay>());
  host.play.press(Key::Escape);
  REQUIRE(host.play.stage.shows<ChoicesScene>());
  const auto& question = dynamic_cast<const ChoicesScene&>(host.play.stage.app().scenes().top());
  const Rect place = question.place();
  SUBCASE("no cross means to stay") {
    host.play.stage.click(Point{place.right() - 36, place.y + 36});
    host.play.stage.wait(Milliseconds{100});
    CHECK(host.play.stage.shows<ChoicesScene>());
  }
  SUBCASE("leaving leads to the menu, and the table ends") {
    host.play.press(Key::Down);
    host.play.press(Key::Enter);
    CHECK(host.play.stage.shows<MenuScene>());
    CHECK(host.machine.running == 0);
  }
  SUBCASE("staying leads back to the match") {
    host.play.press(Key::Escape);
    CHECK(host.play.stage.plays<OnlinePlay>());
    CHECK(host.machine.running == 1);
  }
}

TEST_CASE("The window connects to its own table, and closes it when leaving") {
  Host host;
  OnlineStage& play = host.play;
  host.open();
  CHECK(host.machine.running == 1);
  REQUIRE(play.stage.shows<RoomScene>());
  CHECK(play.server.dialed().back() == "ws://127.0.0.1:8417/ws");
  const auto& room = dynamic_cast<const RoomScene&>(play.stage.app().scenes().top());
  CHECK(room.link() == "http://192.168.0.5:8417/#KLMNPQ");
  play.press(Key::Escape);
  CHECK(play.stage.shows<LobbyScene>());
  CHECK(host.machine.running == 0);
}

TEST_CASE("A table that ends by itself is reported with its last output, without a question") {
  Host host;
  Machine& machine = host.machine;
  OnlineStage& play = host.play;
  host.open();
  play.begin(Side::White);
  REQUIRE(play.stage.plays<OnlinePlay>());
  machine.says = "damas-server: no room on the disk\n";
  machine.dies = true;
  play.server.go_down();
  play.stage.wait(Milliseconds{300});
  CHECK(play.status() == "The table has ended: damas-server: no room on the disk");
  CHECK(play.announced("The table has ended: damas-server: no room on the disk"));
  play.press(Key::Escape);
  play.press(Key::Escape);
  CHECK_FALSE(play.stage.shows<ChoicesScene>());
}

}  // namespace damas::test
