#include "view/window/kit/toasts.hpp"

#include <doctest/doctest.h>

#include "platform/canvas.hpp"
#include "platform/gui.hpp"
#include "platform/intersection.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

using std::chrono::seconds;

// ImGui has fonts from its first frame on.
struct Paper {
  Canvas canvas{{100, 100}, 1, embedded_fonts()};
  Gui gui{canvas};

  Paper() {
    gui.begin(Toasts::Milliseconds{16});
    gui.end();
  }
};

bool inside(const Rect& outer, const Rect& inner) {
  return test::intersection(outer, inner) == inner;
}

}  // namespace

TEST_CASE("A notice stays for some seconds, a repeated one stays longer") {
  Toasts toasts;
  CHECK_FALSE(toasts.due().has_value());
  toasts.show("first");
  toasts.update(seconds(2));
  toasts.show("second");
  toasts.show("first");
  CHECK(toasts.sentences() == std::vector<std::string>{"second", "first"});
  CHECK_FALSE(toasts.update(seconds(2)));
  CHECK(toasts.update(seconds(10)));
  CHECK(toasts.sentences().empty());
}

TEST_CASE("A dialog that opens hides earlier notices, not those that come with it") {
  Toasts toasts;
  toasts.show("seen");
  toasts.update(Toasts::Milliseconds{16});
  toasts.show("new");
  toasts.hide_all();
  CHECK(toasts.sentences() == std::vector<std::string>{"new"});
  Stage stage(Stage::two_persons());
  stage.app().notify("seen");
  stage.wait(Toasts::Milliseconds{100});
  stage.key(Key::N, with_ctrl);
  stage.wait(Toasts::Milliseconds{100});
  CHECK(stage.app().notices().empty());
  stage.app().notify("of the dialog");
  stage.wait(Toasts::Milliseconds{100});
  CHECK(stage.app().notices().size() == 1);
}

TEST_CASE("Notices stand above each other at the bottom of their room") {
  const Paper paper;
  Toasts toasts;
  toasts.show("short");
  toasts.show("a much longer sentence, which takes more than a line where there is little room");
  for (const Rect room : {Rect{0, 0, 1200, 800}, Rect{100, 50, 232, 400}}) {
    const std::vector<Rect> places = toasts.places(paper.gui, room);
    REQUIRE(places.size() == 2);
    CHECK(inside(room, places[0]));
    CHECK(inside(room, places[1]));
    CHECK(places[0].bottom() < places[1].y);
    CHECK(places[1].bottom() + 16 > room.bottom());
  }
  CHECK(toasts.places(paper.gui, {100, 50, 232, 400})[1].h >
        toasts.places(paper.gui, {0, 0, 1200, 800})[1].h);
}

TEST_CASE("In the menu notices lie over the board rather than over the choices") {
  const Paper paper;
  Toasts toasts;
  toasts.show("The settings could not be read; the old file is kept as 'settings.json.bad-1'.");
  toasts.show("The saved game could not be read; the old file is kept as 'game.json.bad-1'.");
  for (const Size size : {Size{1200, 800}, Size{640, 480}, Size{480, 800}, Size{360, 480}}) {
    StageSetup setup;
    setup.size = size;
    Stage stage(setup);
    for (const Rect& place : toasts.places(paper.gui, stage.app().notice_room()))
      CHECK(inside(Rect::at({}, size), place));
  }
}

TEST_CASE("During a game notices leave the board in view, also below a dialog") {
  const Paper paper;
  Toasts toasts;
  toasts.show("The pasted game cannot be played: 'c3-d5' is not a move there.");
  for (const Size size : {Size{1200, 800}, Size{640, 480}, Size{2560, 1440}, Size{480, 800},
                          Size{400, 800}, Size{360, 480}, Size{768, 1024}}) {
    StageSetup setup = Stage::two_persons();
    setup.size = size;
    Stage stage(setup);
    CAPTURE(size.w);
    const Rect board = stage.checkers().board().frame();
    const Rect room = stage.app().notice_room();
    for (const Rect& place : toasts.places(paper.gui, room)) {
      CHECK(inside(Rect::at({}, size), place));
      CHECK(test::intersection(place, board).empty());
    }
    stage.app().scenes().push(ask(Text::AskResign, Icon::Resign, {}));
    stage.wait(Stage::Milliseconds{50});
    CHECK(stage.app().notice_room() == room);
  }
}

}  // namespace damas::test
