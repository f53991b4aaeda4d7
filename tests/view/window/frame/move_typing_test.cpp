#include "view/window/frame/move_typing.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"
#include "platform/made_input.hpp"

namespace damas::test {

namespace {

using std::chrono::milliseconds;

struct Typist {
  Game game{};
  KeyBindings keys{};
  BoardView view{};
  MoveTyping typing{};
  Entry last{};

  void update(const Input& input, milliseconds elapsed) {
    last = typing.update({input, elapsed, view, keys}, game);
  }
  void type(const char* text) {
    for (const Input& input : made::type(text))
      update(input, milliseconds{16});
  }
  void press(Key key) { update(made::key(key), milliseconds{16}); }
  const Move* move() const {
    const auto* entered = std::get_if<entry::Move>(&last);
    return entered ? &entered->play.move : nullptr;
  }
  const MoveRefusal* refusal() const {
    const auto* refused = std::get_if<entry::Refusal>(&last);
    return refused ? &refused->why : nullptr;
  }
  void wait(milliseconds time) { update(Input{}, time); }
};

}  // namespace

TEST_CASE("A move is played as soon as it is complete") {
  Typist t;
  t.type("c3d");
  CHECK(t.move() == nullptr);
  CHECK(t.typing.text() == "c3d");
  t.type("4");
  REQUIRE(t.move() != nullptr);
  CHECK(to_text(t.game, *t.move()) == "c3-d4");
  CHECK(t.typing.empty());
}

TEST_CASE("Separators and capitals are accepted, other characters are ignored") {
  Typist t;
  t.type("C3-D4");
  CHECK(t.move() != nullptr);
  t.type("z!-x:");
  CHECK(t.typing.empty());
  t.type("c?3");
  CHECK(t.typing.text() == "c3");
}

TEST_CASE("A number that may still grow waits for Enter or its second digit") {
  Typist t;
  t.type("22-1");
  CHECK(t.move() == nullptr);
  CHECK(t.refusal() == nullptr);
  t.type("8");
  CHECK(t.move() != nullptr);
}

TEST_CASE("A wrong move is refused when it is complete, at the latest with Enter") {
  Typist t;
  t.type("c3e5");
  REQUIRE(t.refusal() != nullptr);
  CHECK(t.refusal()->reason == MoveRefusal::Reason::NotReachable);
  CHECK(t.typing.empty());
  t.type("c3");
  t.press(Key::Enter);
  REQUIRE(t.refusal() != nullptr);
  CHECK(t.refusal()->reason == MoveRefusal::Reason::NotUnderstood);
}

TEST_CASE("A capture may be typed with all its squares") {
  Typist t;
  t.game = Game(std::get<AnyPosition>(parse_fen(Variant::Brazilian, "W:Wc3:Bd4,f6,h8")));
  t.type("c3xe5");
  CHECK(t.move() == nullptr);
  CHECK(t.refusal() == nullptr);
  t.type("xg7");
  REQUIRE(t.move() != nullptr);
  CHECK(t.move()->captured.size() == 2);
}

TEST_CASE("A single letter becomes its shortcut when nothing follows") {
  Typist t;
  t.type("h");
  CHECK(t.typing.waiting());
  t.wait(milliseconds{300});
  CHECK_FALSE(action_of(t.last).has_value());
  t.wait(milliseconds{300});
  CHECK(action_of(t.last) == Action::Hint);
  CHECK(t.typing.empty());
}

TEST_CASE("A letter without shortcut waits for ever") {
  Typist t;
  t.type("c");
  CHECK_FALSE(t.typing.waiting());
  t.wait(milliseconds{5000});
  CHECK(t.typing.text() == "c");
}

TEST_CASE("Only letters of files and, after the first character, editing keys are claimed") {
  Typist t;
  CHECK(t.typing.claims({Key::F, {}, false}, t.view));
  CHECK_FALSE(t.typing.claims({Key::M, {}, false}, t.view));
  CHECK_FALSE(t.typing.claims({Key::F, with_ctrl, false}, t.view));
  CHECK_FALSE(t.typing.claims({Key::Enter, {}, false}, t.view));
  t.type("c");
  CHECK(t.typing.claims({Key::Enter, {}, false}, t.view));
  CHECK(t.typing.claims({Key::Escape, {}, false}, t.view));
}

TEST_CASE("A second letter in the name of a square is its shortcut, and drops the text") {
  for (const char* text : {"hh", "fh", "c3hh"}) {
    CAPTURE(text);
    Typist t;
    t.type(text);
    CHECK(action_of(t.last) == Action::Hint);
    CHECK(t.typing.empty());
    CHECK_FALSE(t.typing.waiting());
  }
}

TEST_CASE("A second letter without a shortcut is refused") {
  Typist t;
  t.type("cd");
  REQUIRE(t.refusal() != nullptr);
  CHECK(t.refusal()->reason == MoveRefusal::Reason::NotUnderstood);
  CHECK(t.typing.empty());
}

TEST_CASE("A letter that is held down is written once") {
  Typist t;
  t.type("h");
  Input held = made::type("h").back();
  held.keys = {{Key::H, {}, true}};
  held.text = "h";
  t.update(held, milliseconds{30});
  CHECK_FALSE(action_of(t.last).has_value());
  CHECK(t.typing.text() == "h");
}

TEST_CASE("Where squares have only numbers, letters are free for shortcuts") {
  Typist t;
  t.game = Game(Variant::International);
  t.view = BoardView(t.game.shape());
  t.view.set_labels({false, true, Numbering::FromTopLeft});
  CHECK_FALSE(t.typing.claims({Key::H, {}, false}, t.view));
  t.type("h");
  CHECK(t.typing.empty());
  CHECK_FALSE(t.typing.waiting());
  t.type("32-2");
  CHECK_FALSE(t.typing.claims({Key::H, {}, false}, t.view));
  t.type("h");
  CHECK(t.typing.text() == "32-2");
  t.type("8");
  REQUIRE(t.move() != nullptr);
  // Letters on the frame can be typed, whatever moves are written with.
  t.view.set_labels({true, false, Numbering::FromTopLeft});
  CHECK(t.typing.claims({Key::H, {}, false}, t.view));
}

TEST_CASE("The order of characters and keys within one frame is kept") {
  Typist t;
  Input slow_frame;
  for (const Key key : {Key::C, Key::Digit3, Key::D, Key::Digit4, Key::Enter, Key::B}) {
    slow_frame.keys.push_back({key, {}, false});
  }
  slow_frame.text = "c3d4b";
  t.update(slow_frame, milliseconds{16});
  REQUIRE(t.move() != nullptr);
  CHECK(t.typing.empty());
  CHECK(t.typing.waiting());
  // The rest belongs to the next position.
  t.game.play(*t.move());
  t.typing.clear();
  t.type("6a5");
  REQUIRE(t.move() != nullptr);
  CHECK(to_text(t.game, *t.move()) == "b6-a5");
}

TEST_CASE("Text that is typed while the pointer is pressed or released waits for the next frame") {
  Typist t;
  t.type("c3d");
  Input busy;
  busy.text = "4";
  SUBCASE("pressed") {
    busy.pointer = made::press({2, 2}).pointer;
  }
  SUBCASE("released") {
    busy.pointer = made::click({2, 2}).back().pointer;
  }
  t.update(busy, milliseconds{16});
  CHECK(t.move() == nullptr);
  CHECK(t.typing.waiting());
  t.wait(milliseconds{16});
  REQUIRE(t.move() != nullptr);
  CHECK(to_text(t.game, *t.move()) == "c3-d4");
}

TEST_CASE("Endless typing is limited") {
  Typist t;
  for (int i = 0; i < 500; ++i)
    t.type("1-");
  CHECK(t.typing.text().size() <= 32);
}

}  // namespace damas::test
