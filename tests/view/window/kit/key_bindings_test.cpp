#include "view/window/kit/key_bindings.hpp"

#include <set>

#include <doctest/doctest.h>

#include "platform/made_input.hpp"
#include "view/window/kit/shortcuts.hpp"

namespace damas::test {

TEST_CASE("Every chord is read back as it was written") {
  const KeyBindings keys;
  for (std::size_t i = 0; i < action_count; ++i) {
    for (const Chord& chord : keys.chords(static_cast<Action>(i))) {
      CAPTURE(to_text(chord));
      CHECK(parse_chord(to_text(chord)) == chord);
    }
  }
  CHECK(to_text(Chord{Key::Z, with_ctrl_shift}) == "Ctrl+Shift+Z");
  CHECK(to_text(Chord{Key::PageDown, {}}) == "PgDn");
  CHECK(to_text(Chord{Key::Menu, {}}) == "Menu");
  CHECK_FALSE(parse_chord("Ctrl+").has_value());
  CHECK_FALSE(parse_chord("Unknown").has_value());
  CHECK_FALSE(parse_chord("").has_value());
}

TEST_CASE("People read the names of keys in their language, files do not") {
  const KeyBindings keys;
  CHECK(keys.text(Language::English, Action::Select) == "Enter, Space");
  CHECK(keys.text(Language::Portuguese, Action::Select) == "Enter, Espaço");
  CHECK(keys.text(Language::English, Action::Previous) == "Page Up");
  CHECK(keys.text(Language::Portuguese, Action::First) == "Início");
  CHECK(keys.text(Language::Portuguese, Action::Last) == "Fim");
  CHECK(keys.text(Language::Portuguese, Action::CursorUp) == "Seta ↑");
  CHECK(name(Language::Portuguese, {Key::End, with_ctrl}) == "Ctrl+Fim");
  CHECK(to_text(Chord{Key::End, {}}) == "End");
}

TEST_CASE("No two actions share a key, and every action has one and an id of its own") {
  const KeyBindings keys;
  std::set<std::string> chords;
  std::set<std::string_view> ids;
  for (std::size_t i = 0; i < action_count; ++i) {
    const auto action = static_cast<Action>(i);
    CAPTURE(id_of(action));
    CHECK_FALSE(keys.chords(action).empty());
    for (const Chord& chord : keys.chords(action)) {
      CHECK(chords.insert(to_text(chord)).second);
      CHECK(keys.action_of(chord) == action);
    }
    CHECK(ids.insert(id_of(action)).second);
    CHECK(action_by_id(id_of(action)) == action);
  }
}

TEST_CASE("A key assigned to another action is removed from the first one") {
  KeyBindings keys;
  keys.bind(Action::Hint, {Key::F, {}});
  CHECK(keys.action_of({Key::F, {}}) == Action::Hint);
  CHECK_FALSE(keys.action_of({Key::H, {}}).has_value());
  CHECK(keys.chords(Action::Flip).empty());
  CHECK(keys.text(Language::English, Action::Flip).empty());
}

TEST_CASE("In a browser New game has a key that browsers do not use, unless the person chose one") {
  KeyBindings usual;
  usual.yield_to_browser();
  CHECK(usual.text(Language::English, Action::NewGame) == "N");
  usual.yield_to_browser();
  CHECK(usual.text(Language::English, Action::NewGame) == "N");
  KeyBindings taken;
  taken.bind(Action::Flip, {Key::N, {}});
  taken.yield_to_browser();
  CHECK(taken.text(Language::English, Action::NewGame) == "Ctrl+N");
  CHECK(taken.action_of({Key::N, {}}) == Action::Flip);
  KeyBindings chosen;
  chosen.bind(Action::NewGame, {Key::F2, {}});
  chosen.yield_to_browser();
  CHECK(chosen.text(Language::English, Action::NewGame) == "F2");
}

TEST_CASE("Held keys repeat steps but not switches") {
  const KeyBindings keys;
  Input input = made::key(Key::PageUp);
  input.keys.front().repeat = true;
  CHECK(actions_in(input, keys) == std::vector{Action::Previous});
  input = made::key(Key::P);
  input.keys.front().repeat = true;
  CHECK(actions_in(input, keys).empty());
}

TEST_CASE("A question mark asks for help wherever it lies on the keyboard") {
  CHECK(actions_in(made::text("?"), KeyBindings{}) == std::vector{Action::Help});
}

TEST_CASE("A gamepad's buttons are actions") {
  const KeyBindings keys;
  CHECK(actions_in(made::action(PadAction::Confirm), keys) == std::vector{Action::Select});
  CHECK(actions_in(made::action(PadAction::Cancel), keys) == std::vector{Action::Back});
  CHECK(actions_in(made::action(PadAction::Third), keys) == std::vector{Action::Hint});
  CHECK(actions_in(made::action(PadAction::Fourth), keys) == std::vector{Action::Undo});
  CHECK(actions_in(made::action(PadAction::Previous), keys) == std::vector{Action::Previous});
}

TEST_CASE("Claimed keys are not shortcuts") {
  const auto claimed = [](const KeyPress& press) { return press.key == Key::F; };
  CHECK(actions_in(made::key(Key::F), KeyBindings{}, claimed).empty());
  CHECK(actions_in(made::key(Key::P), KeyBindings{}, claimed) == std::vector{Action::Pause});
}

}  // namespace damas::test
