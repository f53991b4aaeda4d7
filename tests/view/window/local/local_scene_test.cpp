// The clock of a local game goes on under other screens, and survives a kill.
#include "view/window/local/local_scene.hpp"

#include <functional>
#include <memory>
#include <string>
#include <variant>

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"
#include "match/saved_match.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/help/help_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/settings/settings_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr Milliseconds five_minutes = minutes(5);

struct Timed {
  Folder folder;
  Stage stage;
  const CheckersScene* scene = nullptr;

  explicit Timed(Opponent opponent = Opponent::Computer, bool timed = true,
                 const std::function<void(Desktop&)>& connect = {})
      : stage(in(folder, connect)) {
    NewGameChoice choice;
    choice.opponent = opponent;
    choice.side = SideChoice::White;
    choice.level = 1;
    if (timed) choice.time.initial = five_minutes;
    stage.app().scenes().start(make_match(choice, stage.app()));
    stage.feed(Input{});
    scene = &stage.checkers();
  }

  static StageSetup in(const Folder& folder, const std::function<void(Desktop&)>& connect) {
    StageSetup setup;
    setup.folder = folder.path();
    setup.connect = connect;
    return setup;
  }

  Milliseconds left(Side side = Side::White) const {
    return *scene->session().match().clock().remaining(side);
  }
  // Plays until it is White's turn again.
  void play() {
    stage.type("c3d4");
    for (int i = 0; i < 500 && scene->session().game().ply() < 2; ++i)
      stage.wait(Milliseconds{16});
    REQUIRE(scene->session().game().ply() == 2);
  }
  void press(Key key, Modifiers with = no_modifiers) {
    stage.key(key, with);
    stage.wait(Milliseconds{200});
  }
  // In one stretch, as after a sleep without input.
  void pass(Milliseconds time) { stage.app().frames().update(Input{}, time); }
  std::string file() const {
    const auto text = read_file(folder.path("game.json"));
    return text ? *text : std::string{};
  }
  Milliseconds kept(Side side = Side::White) const {
    const auto match = restore(file());
    REQUIRE(std::holds_alternative<Match>(match));
    return *std::get<Match>(match).clock().remaining(side);
  }
};

}  // namespace

TEST_CASE("The clock against the computer stands still below a file dialog, not below settings") {
  Timed timed;
  timed.press(Key::S, with_ctrl);
  REQUIRE(timed.stage.shows<FileChooser>());
  const Milliseconds before = timed.left();
  timed.pass(seconds(10));
  CHECK(timed.left() == before);
  timed.press(Key::Escape);
  REQUIRE(&timed.stage.checkers() == timed.scene);
  timed.stage.app().scenes().push(std::make_unique<SettingsScene>());
  timed.pass(seconds(0));
  const Milliseconds closed = timed.left();
  timed.pass(seconds(10));
  CHECK(closed - timed.left() == seconds(10));
}

TEST_CASE("The browser's file dialog pauses a timed game against the computer") {
  for (const auto opponent : {Opponent::Computer, Opponent::Person}) {
    int dialogs = 0;
    Timed timed(opponent, true, [&](Desktop& d) { d.open_files = [&] { ++dialogs; }; });
    timed.press(Key::O, with_ctrl);
    REQUIRE(dialogs == 1);
    CHECK(timed.scene->session().paused() == (opponent == Opponent::Computer));
  }
}

TEST_CASE("The clock between two persons goes on below a file dialog") {
  Timed timed(Opponent::Person);
  timed.press(Key::S, with_ctrl);
  REQUIRE(timed.stage.shows<FileChooser>());
  const Milliseconds before = timed.left();
  timed.pass(seconds(10));
  CHECK(before - timed.left() == seconds(10));
}

TEST_CASE("The clock goes on below other screens, and that is announced") {
  Timed timed;
  timed.play();
  const std::string said = timed.stage.app().tr(Text::ClockGoesOn);
  timed.stage.app().scenes().push(std::make_unique<ReviewScene>(PdnGame{}));
  timed.stage.wait(Milliseconds{50});
  REQUIRE(timed.stage.shows<ReviewScene>());
  REQUIRE(timed.stage.app().notices().size() == 1);
  CHECK(timed.stage.app().notices()[0] == said);
  const Milliseconds before = timed.left();
  timed.pass(seconds(10));
  CHECK(before - timed.left() == seconds(10));
  timed.press(Key::Escape);
  CHECK(&timed.stage.checkers() == timed.scene);
  const Milliseconds back = timed.left();
  timed.stage.app().scenes().push(std::make_unique<HelpScene>(Variant::Brazilian));
  timed.stage.wait(Milliseconds{160});
  CHECK(back - timed.left() >= Milliseconds{140});
}

TEST_CASE("A paused game and one without a clock are not updated below other screens") {
  Timed paused;
  paused.play();
  paused.press(Key::P);
  REQUIRE(paused.scene->session().paused());
  const Milliseconds before = paused.left();
  paused.stage.app().scenes().push(std::make_unique<ReviewScene>(PdnGame{}));
  paused.stage.wait(Milliseconds{50});
  paused.pass(seconds(10));
  CHECK(paused.left() == before);
  CHECK(paused.stage.app().notices().empty());

  Timed untimed(Opponent::Computer, false);
  CHECK_FALSE(untimed.scene->goes_on_covered());
}

TEST_CASE("A flag that falls below another screen ends the game, is announced and kept") {
  Timed timed;
  timed.play();
  timed.stage.app().scenes().push(std::make_unique<ReviewScene>(PdnGame{}));
  timed.stage.wait(Milliseconds{50});
  timed.pass(five_minutes);
  CHECK(timed.scene->session().over());
  CHECK(timed.stage.app().notices().back() == timed.scene->end_sentence(timed.stage.app()));
  const auto games = read_file(timed.folder.path("my-games.pdn"));
  REQUIRE(games.ok());
  CHECK(read_pdn(*games).size() == 1);
  CHECK(timed.file().empty());
}

TEST_CASE("After a kill at any moment at most one second of the clock is lost") {
  Timed timed;
  timed.play();
  for (int i = 0; i < 300; ++i) {
    timed.stage.wait(Milliseconds{16});
    const Milliseconds lost = timed.kept() - timed.left();
    REQUIRE(lost >= Milliseconds{0});
    REQUIRE(lost <= Milliseconds{1016});
  }
  CHECK(timed.kept() < five_minutes - seconds(4));
}

TEST_CASE("The kept clock keeps up in a window that sleeps between two seconds") {
  Timed timed(Opponent::Person);
  timed.stage.type("c3d4");
  Milliseconds next{0};
  for (int i = 0; i < 10; ++i) {
    const Pulse pulse = timed.stage.app().frames().update(Input{}, next);
    next = pulse.next;
    REQUIRE(next <= seconds(1));
    CHECK(timed.kept(Side::Black) - timed.left(Side::Black) <= seconds(1));
  }
}

TEST_CASE("A game without a clock, and a paused one, are written only when they change") {
  Timed untimed(Opponent::Person, false);
  untimed.stage.type("c3d4");
  REQUIRE_FALSE(untimed.file().empty());
  REQUIRE(write_file(untimed.folder.path("game.json"), "untouched").ok());
  untimed.stage.wait(seconds(3));
  CHECK(untimed.file() == "untouched");

  Timed paused;
  paused.play();
  paused.press(Key::P);
  REQUIRE(write_file(paused.folder.path("game.json"), "untouched").ok());
  paused.stage.wait(seconds(3));
  CHECK(paused.file() == "untouched");
}

}  // namespace damas::test
