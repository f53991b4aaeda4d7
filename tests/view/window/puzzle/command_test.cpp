#include "view/window/puzzle/command.hpp"

#include <doctest/doctest.h>

#include "platform/made_input.hpp"
#include "view/window/kit/key_bindings.hpp"

namespace damas::test {

namespace {

using namespace puzzle_command;
using MoveTile = puzzle_command::Move;
using Way = puzzle::Direction;
using Commands = std::vector<PuzzleCommand>;

Commands commands(const Input& input) {
  return puzzle_commands(input, KeyBindings{});
}

Commands commands(Key key, Modifiers with = no_modifiers) {
  return commands(made::key(key, with));
}

}  // namespace

TEST_CASE("Arrow keys and W A S D move the tile in their direction") {
  for (const Key key : {Key::Up, Key::W})
    CHECK(commands(key) == Commands{MoveTile{Way::Up}});
  for (const Key key : {Key::Down, Key::S})
    CHECK(commands(key) == Commands{MoveTile{Way::Down}});
  for (const Key key : {Key::Left, Key::A})
    CHECK(commands(key) == Commands{MoveTile{Way::Left}});
  for (const Key key : {Key::Right, Key::D})
    CHECK(commands(key) == Commands{MoveTile{Way::Right}});
}

TEST_CASE("Every command has its key") {
  CHECK(commands(Key::U) == Commands{Undo{}});
  CHECK(commands(Key::Z, with_ctrl) == Commands{Undo{}});
  CHECK(commands(Key::Y, with_ctrl) == Commands{Redo{}});
  CHECK(commands(Key::Z, with_ctrl_shift) == Commands{Redo{}});
  CHECK(commands(Key::N) == Commands{Deal{}});
  CHECK(commands(Key::N, with_ctrl) == Commands{Deal{}});
  CHECK(commands(Key::H) == Commands{Hint{}});
  CHECK(commands(Key::P) == Commands{Show{}});
  CHECK(commands(Key::O) == Commands{Options{}});
  CHECK(commands(Key::T) == Commands{Daily{}});
  CHECK(commands(Key::C) == Commands{Share{}});
  CHECK(commands(Key::C, with_ctrl) == Commands{Share{}});
  CHECK(commands(Key::Enter) == Commands{GoOn{}});
  CHECK(commands(Key::Space) == Commands{GoOn{}});
  CHECK(commands(Key::F1) == Commands{Help{}});
  CHECK(commands(made::text("?")) == Commands{Help{}});
  CHECK(commands(Key::Comma, with_ctrl) == Commands{Settings{}});
  CHECK(commands(Key::Q) == Commands{Leave{}});
  CHECK(commands(Key::Escape) == Commands{Leave{}});
}

TEST_CASE("Other keys and other modifiers have no effect") {
  CHECK(commands(Key::X).empty());
  CHECK(commands(Key::W, with_ctrl).empty());
  CHECK(commands(Key::U, with_shift).empty());
  CHECK(commands(Key::N, with_alt).empty());
}

TEST_CASE("Several keys in one frame keep their order") {
  Input input = made::key(Key::Up);
  input.keys.push_back({Key::U, no_modifiers, false});
  input.keys.push_back({Key::Left, no_modifiers, false});
  CHECK(commands(input) == Commands{MoveTile{Way::Up}, Undo{}, MoveTile{Way::Left}});
}

TEST_CASE("A held key repeats moves without refusals, and nothing else") {
  Input input = made::key(Key::Up);
  input.keys.front().repeat = true;
  CHECK(commands(input) == Commands{MoveTile{Way::Up, true}});
  for (const Key key : {Key::U, Key::N, Key::Q}) {
    input.keys = {{key, no_modifiers, true}};
    CHECK(commands(input).empty());
  }
}

TEST_CASE("The player's own key bindings are used") {
  KeyBindings keys;
  keys.bind(Action::CursorUp, {Key::I, no_modifiers});
  keys.bind(Action::Undo, {Key::N, no_modifiers});
  CHECK(puzzle_commands(made::key(Key::I), keys) == Commands{MoveTile{Way::Up}});
  CHECK(puzzle_commands(made::key(Key::Up), keys).empty());
  CHECK(puzzle_commands(made::key(Key::N), keys) == Commands{Undo{}});
}

TEST_CASE("A gamepad plays, too") {
  CHECK(commands(made::action(PadAction::Left)) == Commands{MoveTile{Way::Left}});
  CHECK(commands(made::action(PadAction::Confirm)) == Commands{GoOn{}});
  CHECK(commands(made::action(PadAction::Cancel)) == Commands{Leave{}});
  CHECK(commands(made::action(PadAction::Fourth)) == Commands{Undo{}});
  CHECK(commands(made::action(PadAction::Next)) == Commands{Redo{}});
  CHECK(commands(made::action(PadAction::Third)) == Commands{Hint{}});
  CHECK(commands(made::action(PadAction::Menu)) == Commands{Show{}});
  CHECK(commands(made::action(PadAction::View)) == Commands{Options{}});
}

}  // namespace damas::test
