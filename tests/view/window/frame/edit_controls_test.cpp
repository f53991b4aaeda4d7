#include "view/window/frame/edit_controls.hpp"

#include <doctest/doctest.h>

#include "core/board_edit.hpp"
#include "core/fen.hpp"
#include "platform/made_input.hpp"
#include "view/window/frame/edit_history.hpp"

namespace damas::test {

namespace {

BoardEdit board_of(const char* fen) {
  return BoardEdit(std::get<AnyPosition>(parse_fen(Variant::Brazilian, fen)));
}

}  // namespace

TEST_CASE("A click uses the tool at the pointer, but not while a piece is dragged") {
  BoardView view;
  view.layout({0, 0, 400, 400});
  const Square c3 = *view.shape().square({2, 2});
  SquareSet occupied;
  occupied.insert(c3);
  const Square e3 = *view.shape().square({4, 2});
  EditControls controls;
  controls.pointer(made::hover(view.center(e3)).pointer, view, occupied);
  CHECK(controls.hovered() == e3);
  bool carried = false;
  for (const Input& input : made::drag(view.center(c3), view.center(e3))) {
    const EditAct act = controls.pointer(input.pointer, view, occupied);
    if (controls.marks().dragged) {
      carried = true;
      CHECK_FALSE(controls.hovered().has_value());
    }
    if (const auto* move = std::get_if<edit_act::Move>(&act)) CHECK(move->to == e3);
  }
  CHECK(carried);
  CHECK_FALSE(controls.marks().dragged.has_value());
}

TEST_CASE("Escape drops a dragged piece first, and then the cursor") {
  BoardView view;
  view.layout({0, 0, 400, 400});
  const Square c3 = *view.shape().square({2, 2});
  SquareSet occupied;
  occupied.insert(c3);
  const std::vector<Input> drag = made::drag(view.center(c3), {200, 200});
  EditControls controls;
  for (std::size_t i = 0; i + 1 < drag.size(); ++i)
    controls.pointer(drag[i].pointer, view, occupied);
  REQUIRE(controls.marks().dragged.has_value());
  CHECK(controls.cancel());
  CHECK(std::holds_alternative<std::monostate>(
      controls.pointer(drag.back().pointer, view, occupied)));
  controls.move_cursor(1, 0, view);
  CHECK(controls.cursor(view.shape()).has_value());
  CHECK(controls.cancel());
  CHECK_FALSE(controls.cancel());
}

TEST_CASE("Steps can be undone and redone, and a new step drops the undone ones") {
  const BoardEdit first = board_of("W:Wc3:B");
  const BoardEdit second = board_of("W:Wc3:Bb6");
  const BoardEdit third = board_of("W:W:Bb6");
  EditHistory history(first);
  CHECK_FALSE(history.undo());
  history.add(second);
  history.add(second);
  CHECK(history.edited());
  CHECK(history.undo());
  CHECK_FALSE(history.edited());
  CHECK_FALSE(history.can_undo());
  CHECK(history.redo());
  CHECK(history.current() == second);
  CHECK(history.undo());
  history.add(third);
  CHECK(history.current() == third);
  CHECK_FALSE(history.can_redo());
}

}  // namespace damas::test
