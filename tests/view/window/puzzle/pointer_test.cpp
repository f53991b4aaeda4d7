#include "view/window/puzzle/pointer.hpp"

#include <doctest/doctest.h>

#include "platform/made_input.hpp"
#include "puzzle/diagram.hpp"

namespace damas::test {

namespace {

using namespace puzzle_command;
using MoveTile = puzzle_command::Move;
using Way = puzzle::Direction;
using namespace std::chrono_literals;
using Commands = std::vector<PuzzleCommand>;

// A puzzle and a pointer whose commands are only recorded.
struct Table {
  explicit Table(const std::string& board) : puzzle(puzzle::board_of(board)) {}

  Commands feed(const std::vector<Input>& frames) {
    Commands commands;
    for (const Input& frame : frames) {
      if (const auto command = pointer.follow(frame.pointer, puzzle, layout)) {
        commands.push_back(*command);
      }
    }
    return commands;
  }
  Point middle(int row, int column) const { return layout.cell_rect({row, column}).center(); }
  Point beside() const { return {layout.tray.right() + 100, layout.tray.center().y}; }

  puzzle::Puzzle puzzle;
  PuzzlePointer pointer;
  PuzzleLayout layout = puzzle_layout({1200, 800}, 3);
};

// Too slow for a swipe.
std::vector<Input> slow_drag(Point from, Point to) {
  std::vector<Input> frames = made::drag(from, to);
  for (Input& frame : frames)
    frame.pointer.press_time *= 100;
  return frames;
}

const std::string gap_in_the_middle = "1 2 3 / 4 0 5 / 7 8 6";

}  // namespace

TEST_CASE("A click and a tap give the command for the touched tile") {
  Table table(gap_in_the_middle);
  CHECK(table.feed(made::click(table.middle(1, 2))) == Commands{Slide{{1, 2}, 0}});
  CHECK(table.feed(made::tap(table.middle(0, 0))) == Commands{Slide{{0, 0}, 0}});
}

TEST_CASE("A click on the gap or beside the board gives the command to continue") {
  Table table(gap_in_the_middle);
  CHECK(table.feed(made::click(table.middle(1, 1))) == Commands{GoOn{}});
  CHECK(table.feed(made::click(table.beside())) == Commands{GoOn{}});
}

TEST_CASE("Other mouse buttons give no command") {
  Table table(gap_in_the_middle);
  CHECK(table.feed(made::click(table.middle(1, 2), MouseButton::Right)).empty());
}

TEST_CASE("A dragged tile follows the pointer, but no further than the gap") {
  Table table(gap_in_the_middle);
  const Point from = table.middle(1, 2);
  const auto dragged_by = [&](Point by) {
    std::vector<Input> frames = slow_drag(from, from + by * table.layout.cell);
    frames.pop_back();
    table.feed(frames);
    const auto run = table.pointer.dragged(table.puzzle.board());
    table.pointer.forget();
    return run ? run->by : 0;
  };
  CHECK(dragged_by({-0.25F, 0}) == doctest::Approx(0.25));
  CHECK(dragged_by({-0.25F, 0.9F}) == doctest::Approx(0.25));
  CHECK(dragged_by({-2.5F, 0}) == 1);
  CHECK(dragged_by({0.6F, 0}) == 0);
}

TEST_CASE("A run of tiles is dragged as one") {
  Table table("0 1 2 / 4 5 3 / 7 8 6");
  std::vector<Input> frames = slow_drag(table.middle(0, 2), table.middle(0, 1));
  frames.pop_back();
  table.feed(frames);
  const auto run = table.pointer.dragged(table.puzzle.board());
  REQUIRE(run);
  CHECK(run->tiles == std::vector<int>{2, 1});
  CHECK(run->way == Way::Left);
}

TEST_CASE("Let go past the middle the tile slides, before it the tile returns") {
  Table table(gap_in_the_middle);
  const Point from = table.middle(2, 1);
  const auto up = [&](float cells) {
    return slow_drag(from, {from.x, from.y - cells * table.layout.cell});
  };
  const Commands far = table.feed(up(0.6F));
  REQUIRE(far.size() == 1);
  CHECK(std::get<Slide>(far.front()).touched == puzzle::Cell{2, 1});
  CHECK(std::get<Slide>(far.front()).dragged == doctest::Approx(0.6));
  const Commands near = table.feed(up(0.4F));
  REQUIRE(near.size() == 1);
  CHECK(std::get<PutBack>(near.front()).dragged == doctest::Approx(0.4));
  CHECK_FALSE(table.pointer.dragged(table.puzzle.board()));
}

TEST_CASE("A tile flung into the gap moves there") {
  Table table(gap_in_the_middle);
  const Point from = table.middle(1, 0);
  const Commands flung = table.feed(made::drag(from, from + Point{48, 0}));
  REQUIRE(flung.size() == 1);
  CHECK(std::holds_alternative<Slide>(flung.front()));
}

TEST_CASE("Swipes move a tile wherever they begin") {
  Table table(gap_in_the_middle);
  const auto swipe = [&](Point from, Point by) { return table.feed(made::drag(from, from + by)); };
  CHECK(swipe(table.beside(), {0, -80}) == Commands{MoveTile{Way::Up}});
  CHECK(swipe(table.middle(1, 1), {80, 0}) == Commands{MoveTile{Way::Right}});
  CHECK(swipe(table.middle(0, 0), {0, 80}) == Commands{MoveTile{Way::Down}});
  // Across the only way this tile could go.
  CHECK(swipe(table.middle(1, 2), {0, 80}) == Commands{MoveTile{Way::Down}});
}

TEST_CASE("Dragging a tile that cannot move gives a command, to be refused with a reason") {
  Table table(gap_in_the_middle);
  const Point from = table.middle(0, 0);
  CHECK(table.feed(slow_drag(from, from + Point{60, 10})) == Commands{Slide{{0, 0}, 0}});
}

TEST_CASE("A slow drag beside the board gives no command") {
  Table table(gap_in_the_middle);
  CHECK(table.feed(slow_drag(table.beside(), table.beside() + Point{0, 90})).empty());
}

TEST_CASE("A second finger puts the tile back") {
  Table table(gap_in_the_middle);
  std::vector<Input> frames = slow_drag(table.middle(1, 2), table.middle(1, 1));
  frames.pop_back();
  CHECK(table.feed(frames).empty());
  CHECK(table.feed({Input{}}) == Commands{PutBack{{1, 2}, 1}});
  CHECK(table.feed({Input{}}).empty());
}

TEST_CASE("A release without its press, or after a change of the board, gives no command") {
  Table table(gap_in_the_middle);
  CHECK(table.feed({made::release(table.middle(1, 2))}).empty());
  std::vector<Input> frames = made::drag(table.middle(1, 2), table.middle(1, 1));
  const Input drop = frames.back();
  frames.pop_back();
  table.feed(frames);
  table.pointer.forget();
  CHECK(table.feed({drop}).empty());
}

TEST_CASE("After a win clicks give the command to continue, and no tile can be dragged") {
  Table table("1 2 3 / 4 5 6 / 7 8 0");
  REQUIRE(table.puzzle.state() == puzzle::State::Won);
  CHECK(table.feed(made::click(table.middle(2, 1))) == Commands{GoOn{}});
  std::vector<Input> frames = slow_drag(table.middle(2, 1), table.middle(2, 2));
  frames.pop_back();
  table.feed(frames);
  CHECK_FALSE(table.pointer.dragged(table.puzzle.board()));
}

}  // namespace damas::test
