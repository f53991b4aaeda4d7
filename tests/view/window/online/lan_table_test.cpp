#include "view/window/online/lan_table.hpp"

#include <utility>

#include <doctest/doctest.h>

#include "view/window/online/lan_scene.hpp"
#include "view/window/online/online_stage.hpp"
#include "view/window/online/room_scene.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

// A server's program, as far as LanTable sees it.
struct Machine {
  struct Child final : ChildProgram {
    explicit Child(Machine& m) : machine(m) { ++machine.running; }
    ~Child() override { --machine.running; }
    bool running() override { return !machine.dies; }
    std::string take_errors() override { return std::exchange(machine.says, {}); }
    Machine& machine;
  };

  TableMakings makings() {
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

}  // namespace

TEST_CASE("A table is open when its server says so, for others by the machine's address") {
  Machine machine;
  LanTable table(machine.makings(), "/home/ana/table");
  table.update();
  CHECK(table.state() == LanTable::State::Opening);
  machine.says = "{\"event\":\"serving\",\"po";
  table.update();
  CHECK(table.state() == LanTable::State::Opening);
  machine.says = "rt\":8417,\"site\":\"/site\"}\n";
  table.update();
  REQUIRE(table.state() == LanTable::State::Open);
  CHECK(table.own_address().socket() == "ws://127.0.0.1:8417/ws");
  CHECK(table.address().link("ABCDEF") == "http://192.168.0.5:8417/#ABCDEF");
  CHECK(table.has_page());
  const std::vector<std::string> expected = {
      "--table",         "--listen",   "0.0.0.0",
      "--port",          "8417",       "--data",
      "/home/ana/table", "--database", "/home/ana/table/damas.sqlite"};
  CHECK(machine.started.front() == expected);
}

TEST_CASE("Where the usual port is taken it takes any") {
  Machine machine;
  LanTable table(machine.makings(), "");
  machine.dies = true;
  machine.says = "damas-server: cannot listen\n";
  table.update();
  REQUIRE(machine.started.size() == 2);
  CHECK(machine.started.back()[4] == "0");
  CHECK(table.state() == LanTable::State::Opening);
  machine.says = "damas-server: no room on the disk\n";
  table.update();
  CHECK(table.trouble() == LanTable::Trouble::Ended);
  CHECK(table.last_words() == "damas-server: no room on the disk");
}

TEST_CASE("A server that was killed leaves no last words, and a sentence all the same") {
  Machine machine;
  LanTable table(machine.makings(), "");
  machine.serve(9000);
  table.update();
  machine.dies = true;
  table.update();
  CHECK(table.sentence(Language::English) ==
        "The table has ended: its server stopped without a word.");
}

TEST_CASE("A server that is not there, and a machine on no network") {
  Machine machine;
  machine.missing = true;
  const LanTable none(machine.makings(), "");
  CHECK(none.trouble() == LanTable::Trouble::NoServer);
  machine.missing = false;
  machine.addresses.clear();
  LanTable table(machine.makings(), "");
  machine.serve(9000, "");
  table.update();
  CHECK_FALSE(table.on_network());
  CHECK_FALSE(table.has_page());
  CHECK(table.address().host == "127.0.0.1:9000");
}

TEST_CASE("The window sits down at its own table, and closes it when it is left") {
  Machine machine;
  StageSetup setup = OnlineStage::in_lobby();
  setup.connect = [&](Desktop& desktop) { desktop.table = machine.makings(); };
  OnlineStage play(setup);
  play.stage.app().scenes().push(std::make_unique<LanScene>(play.stage.app()));
  play.stage.wait(Milliseconds{100});
  CHECK(machine.running == 1);
  machine.serve(8417);
  play.stage.wait(Milliseconds{200});
  REQUIRE(play.stage.shows<RoomScene>());
  CHECK(play.server.dialed().back() == "ws://127.0.0.1:8417/ws");
  const auto& room = dynamic_cast<const RoomScene&>(play.stage.app().scenes().top());
  CHECK(room.link() == "http://192.168.0.5:8417/#KLMNPQ");
  play.press(Key::Escape);
  REQUIRE(play.stage.shows<ChoicesScene>());
  play.press(Key::Down);
  play.press(Key::Enter);
  CHECK(play.stage.shows<LobbyScene>());
  CHECK(machine.running == 0);
}

TEST_CASE("A table that ends by itself says so, with its last words, and nobody is asked to stay") {
  Machine machine;
  StageSetup setup = OnlineStage::in_lobby();
  setup.connect = [&](Desktop& desktop) { desktop.table = machine.makings(); };
  OnlineStage play(setup);
  play.stage.app().scenes().push(std::make_unique<LanScene>(play.stage.app()));
  play.stage.wait(Milliseconds{100});
  machine.serve(8417);
  play.stage.wait(Milliseconds{200});
  play.begin(Side::White);
  REQUIRE(play.stage.shows<OnlineScene>());
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
