#include "view/window/library/pattern_edit.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"

namespace damas::test {

namespace {

Square at(const char* name) {
  return *parse_square(name, info(Variant::Brazilian).rules.board);
}

PositionPattern exact(const char* fen) {
  return exactly(std::get<AnyPosition>(parse_fen(Variant::Brazilian, fen)));
}

}  // namespace

TEST_CASE("A tool demands, and a second time no longer does") {
  PatternEdit edit{PositionPattern{}};
  CHECK_FALSE(edit.others_empty());
  for (const Demand tool : pattern_tools) {
    edit.choose(tool);
    edit.use_tool(at("c3"));
    if (tool != Demand::Anything) CHECK(edit.pattern().at(at("c3")) == tool);
  }
  edit.choose(Demand::WhitePiece);
  edit.use_tool(at("c3"));
  edit.use_tool(at("c3"));
  CHECK(edit.pattern().at(at("c3")) == Demand::Anything);
  edit.choose(Demand::Empty);
  edit.use_tool(at("c3"));
  edit.use_tool(at("c3"));
  CHECK(edit.pattern().at(at("c3")) == Demand::Anything);
}

TEST_CASE("In an exact position a square without its piece is empty, else it may hold anything") {
  PatternEdit edit{exact("W:Wc3:Bf6")};
  CHECK(edit.others_empty());
  edit.move(at("c3"), at("d4"));
  CHECK(edit.pattern() == exact("W:Wd4:Bf6"));
  edit.take_off(at("d4"));
  CHECK(edit.pattern().at(at("d4")) == Demand::Empty);
  edit.set_others_empty(false);
  CHECK(edit.pattern().at(at("a1")) == Demand::Anything);
  CHECK(edit.pattern().at(at("f6")) == Demand::BlackMan);
  edit.move(at("f6"), at("e5"));
  CHECK(edit.pattern().at(at("f6")) == Demand::Anything);
  edit.set_others_empty(true);
  CHECK(edit.pattern().at(at("f6")) == Demand::Empty);
  CHECK(edit.pattern().at(at("e5")) == Demand::BlackMan);
}

TEST_CASE("A change leads from man to king, to either, to no piece") {
  PatternEdit edit{PositionPattern{}};
  edit.choose(Demand::BlackMan);
  edit.use_tool(at("c3"));
  for (const Demand next :
       {Demand::BlackKing, Demand::BlackPiece, Demand::Anything, Demand::Empty, Demand::Anything}) {
    edit.change(at("c3"));
    CHECK(edit.pattern().at(at("c3")) == next);
  }
}

TEST_CASE("A square goes through all tools, and the palette is a circle") {
  PatternEdit edit{PositionPattern{}};
  for (const Demand next : pattern_tools) {
    edit.cycle(at("c3"));
    CHECK(edit.pattern().at(at("c3")) == next);
  }
  edit.choose_next(pattern_tools.size() - 1);
  CHECK(edit.tool() == Demand::Anything);
  edit.choose_next(1);
  CHECK(edit.tool() == Demand::WhiteMan);
}

TEST_CASE("Every edit can be undone") {
  PatternEdit edit{exact("W:Wc3:Bf6")};
  edit.set_to_move(std::nullopt);
  edit.clear();
  CHECK(edit.pattern().demands_nothing());
  CHECK_FALSE(edit.others_empty());
  edit.set(start_of(Variant::Brazilian));
  CHECK(edit.pattern() == exactly(start_of(Variant::Brazilian)));
  CHECK(edit.others_empty());
  CHECK(edit.undo());
  CHECK(edit.pattern().demands_nothing());
  CHECK(edit.undo());
  CHECK(edit.undo());
  CHECK(edit.pattern() == exact("W:Wc3:Bf6"));
  CHECK_FALSE(edit.undo());
  CHECK(edit.redo());
  CHECK_FALSE(edit.pattern().to_move.has_value());
}

}  // namespace damas::test
