#include "view/window/frame/board_controls.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"
#include "platform/made_input.hpp"

namespace damas::test {

namespace {

struct Hand {
  Game game{};
  BoardView view{game.shape()};
  BoardControls controls;
  // The entries in the frames of the last gesture, one of each kind.
  struct {
    std::optional<entry::Move> move;
    std::optional<entry::Refusal> refusal;
    std::optional<entry::PutBack> put_back;
  } last;

  Hand() {
    view.layout({0, 0, 800, 800});
    controls.reset(game);
  }
  Square named(const char* name) const { return *parse_square(name, game.shape()); }
  Point at(const char* name) const { return view.center(named(name)); }
  void play(const std::vector<Input>& inputs) {
    last = {};
    for (const Input& input : inputs) {
      const Entry entry = controls.pointer(input.pointer, view);
      if (const auto* move = std::get_if<entry::Move>(&entry)) last.move = *move;
      if (const auto* refusal = std::get_if<entry::Refusal>(&entry)) last.refusal = *refusal;
      if (const auto* back = std::get_if<entry::PutBack>(&entry)) last.put_back = *back;
    }
  }
  std::string cursor() const {
    const auto cell = controls.marks(false, true).cursor;
    return cell ? to_text(*game.shape().square(*cell), game.shape(), Numbering::Algebraic) : "";
  }
};

}  // namespace

TEST_CASE_FIXTURE(Hand, "A click selects, a second one lays it down again") {
  play(made::click(at("c3")));
  CHECK(controls.marks(false, true).selected == named("c3"));
  play(made::click(at("c3")));
  CHECK_FALSE(controls.marks(false, true).selected.has_value());
}

TEST_CASE_FIXTURE(Hand, "A click on another piece selects that one, beside the board none") {
  play(made::click(at("c3")));
  play(made::click(at("e3")));
  CHECK(controls.marks(false, true).selected == named("e3"));
  play(made::click({2, 2}));
  CHECK_FALSE(controls.marks(false, true).selected.has_value());
}

TEST_CASE_FIXTURE(Hand, "A dragged piece follows the pointer and is played where it drops") {
  const auto inputs = made::drag(at("c3"), at("d4"));
  for (std::size_t i = 0; i + 1 < inputs.size(); ++i)
    controls.pointer(inputs[i].pointer, view);
  REQUIRE(controls.marks(false, true).dragged.has_value());
  const Entry entry = controls.pointer(inputs.back().pointer, view);
  REQUIRE(std::holds_alternative<entry::Move>(entry));
  const auto& move = std::get<entry::Move>(entry);
  CHECK(move.play.move.to == named("d4"));
  REQUIRE(move.dropped.has_value());
  CHECK(move.dropped->file == doctest::Approx(3));
  CHECK(move.dropped->rank == doctest::Approx(3));
}

TEST_CASE_FIXTURE(Hand,
                  "A piece dropped on its own square or beside the board goes back unrefused") {
  for (const Point to : {at("c3") + Point{20, 20}, Point{3, 3}}) {
    play(made::drag(at("c3"), to));
    CHECK(last.put_back.has_value());
    CHECK_FALSE(last.refusal.has_value());
    CHECK(controls.marks(false, true).selected == named("c3"));
  }
}

TEST_CASE_FIXTURE(Hand, "A selected piece can be dragged, too") {
  play(made::click(at("c3")));
  play(made::drag(at("c3"), at("b4")));
  REQUIRE(last.move.has_value());
  CHECK(last.move->play.move.to == named("b4"));
}

TEST_CASE_FIXTURE(Hand, "A piece that may not move cannot be carried") {
  play(made::drag(at("b2"), at("a3")));
  CHECK(last.refusal.has_value());
  CHECK_FALSE(last.refusal->put_back.has_value());
  CHECK_FALSE(last.put_back.has_value());
}

TEST_CASE_FIXTURE(Hand, "A piece dropped where it may not go is refused and put back at once") {
  play(made::drag(at("c3"), at("c5")));
  REQUIRE(last.refusal.has_value());
  CHECK(last.refusal->why.square == named("c5"));
  REQUIRE(last.refusal->put_back.has_value());
  CHECK(last.refusal->put_back->square == named("c3"));
  CHECK(last.refusal->put_back->from.file == doctest::Approx(2));
  CHECK(last.refusal->put_back->from.rank == doctest::Approx(4));
  CHECK_FALSE(last.put_back.has_value());
  CHECK(controls.marks(false, true).selected == named("c3"));
}

TEST_CASE_FIXTURE(Hand, "The cursor enters a move as the pointer does") {
  CHECK(std::holds_alternative<std::monostate>(controls.touch_cursor()));
  play(made::click(at("c3")));
  controls.move_cursor(0, 1, view);
  controls.move_cursor(0, 1, view);
  REQUIRE(cursor() == "d4");
  const Entry entry = controls.touch_cursor();
  REQUIRE(std::holds_alternative<entry::Move>(entry));
  CHECK(std::get<entry::Move>(entry).play.move.to == named("d4"));
  CHECK_FALSE(std::get<entry::Move>(entry).dropped.has_value());
}

TEST_CASE_FIXTURE(Hand, "A second finger cancels the drag") {
  const auto inputs = made::drag(at("c3"), at("d4"));
  controls.pointer(inputs[0].pointer, view);
  controls.pointer(inputs[2].pointer, view);
  controls.pointer(Pointer{}, view);
  CHECK_FALSE(controls.marks(false, true).dragged.has_value());
}

TEST_CASE_FIXTURE(Hand, "The cursor visits playing squares only and comes back the way it went") {
  controls.move_cursor(0, 1, view);
  CHECK(cursor() == "a1");
  std::string visited;
  for (int i = 0; i < 7; ++i) {
    controls.move_cursor(0, 1, view);
    visited += cursor() + " ";
  }
  CHECK(visited == "b2 a3 b4 a5 b6 a7 b8 ");
  controls.move_cursor(0, 1, view);
  CHECK(cursor() == "b8");
  controls.move_cursor(1, 0, view);
  CHECK(cursor() == "d8");
  for (int i = 0; i < 7; ++i)
    controls.move_cursor(0, -1, view);
  CHECK(cursor() == "c1");
  controls.move_cursor(-1, 0, view);
  controls.move_cursor(-1, 0, view);
  CHECK(cursor() == "a1");
}

TEST_CASE_FIXTURE(Hand, "On a flipped board the cursor's directions are the screen's") {
  view.set_flipped(true);
  controls.move_cursor(0, 1, view);
  CHECK(cursor() == "h8");
  controls.move_cursor(0, 1, view);
  CHECK(cursor() == "g7");
  controls.move_cursor(1, 0, view);
  CHECK(cursor() == "e7");
}

TEST_CASE_FIXTURE(Hand, "The cursor begins at the piece in hand and goes with the mouse") {
  play(made::click(at("e3")));
  controls.move_cursor(0, 1, view);
  CHECK(cursor() == "e3");
  play(made::click(at("g3")));
  CHECK(cursor().empty());
}

TEST_CASE_FIXTURE(Hand, "The pointer lights up only what it could touch to some effect") {
  controls.pointer(made::hover(at("c3")).pointer, view);
  CHECK(controls.marks(false, true).hovered == named("c3"));
  controls.pointer(made::hover(at("a5")).pointer, view);
  CHECK_FALSE(controls.marks(false, true).hovered.has_value());
  controls.pointer(made::hover(at("b2")).pointer, view);
  CHECK_FALSE(controls.marks(false, true).hovered.has_value());
}

namespace {

// c3 takes two over e5, then to c7 or to g7.
struct Chooser : Hand {
  Chooser() {
    game = Game(std::get<AnyPosition>(parse_fen(Variant::Brazilian, "W:Wc3:Bd4,d6,f6")));
    controls.reset(game);
    play(made::click(at("c3")));
  }
  bool strikes(const char* name) const {
    return controls.marks(false, true).victims.contains(named(name));
  }
  void point(const char* name) { controls.pointer(made::hover(at(name)).pointer, view); }
};

}  // namespace

TEST_CASE_FIXTURE(Chooser, "The marks of captured pieces follow the pointer from way to way") {
  point("g7");
  CHECK(strikes("f6"));
  CHECK_FALSE(strikes("d6"));
  point("c7");
  CHECK(strikes("d6"));
  CHECK_FALSE(strikes("f6"));
  point("a5");
  CHECK(strikes("d4"));
  CHECK_FALSE(strikes("d6"));
  CHECK_FALSE(strikes("f6"));
}

TEST_CASE_FIXTURE(Chooser,
                  "The marks of captured pieces follow the cursor, until the pointer moves again") {
  point("g7");
  const auto up = [&] { controls.move_cursor(0, 1, view); };
  for (int i = 0; cursor() != "c7" && i < 20; ++i)
    up();
  REQUIRE(cursor() == "c7");
  CHECK(strikes("d6"));
  // The pointer rests where it was.
  point("g7");
  CHECK(strikes("d6"));
  CHECK_FALSE(strikes("f6"));
  controls.pointer(made::hover(at("g7") + Point{4, 0}).pointer, view);
  CHECK(strikes("f6"));
  CHECK_FALSE(strikes("d6"));
}

TEST_CASE_FIXTURE(Chooser, "A carried piece strikes what it would take where it is") {
  const auto inputs = made::drag(at("c3"), at("g7"));
  for (std::size_t i = 0; i + 1 < inputs.size(); ++i) {
    Pointer finger = inputs[i].pointer;
    finger.touch = true;
    controls.pointer(finger, view);
  }
  CHECK(strikes("f6"));
  CHECK_FALSE(strikes("d6"));
}

TEST_CASE_FIXTURE(Chooser, "A click on the first step that both ways share is seen") {
  const Marks before = controls.marks(false, true);
  play(made::click(at("e5")));
  CHECK_FALSE(last.move.has_value());
  CHECK_FALSE(last.refusal.has_value());
  const Path step{named("c3"), named("e5")};
  CHECK(controls.marks(false, true).way == step);
  CHECK(before.way.empty());
  // Also if the help is switched off.
  CHECK(controls.marks(false, false).way == step);
  CHECK(controls.marks(false, false).victims.empty());
}

}  // namespace damas::test
