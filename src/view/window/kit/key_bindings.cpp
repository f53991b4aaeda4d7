#include "view/window/kit/key_bindings.hpp"

#include <algorithm>
#include <utility>

namespace damas {

namespace {

struct ActionRow {
  Action action;
  std::string_view id;
  Text name;
  std::vector<Chord> chords;
};

const std::array<ActionRow, action_count>& table() {
  static const std::array<ActionRow, action_count> rows = {{
      {Action::CursorUp, "cursor-up", Text::CursorUp, {{Key::Up, {}}}},
      {Action::CursorDown, "cursor-down", Text::CursorDown, {{Key::Down, {}}}},
      {Action::CursorLeft, "cursor-left", Text::CursorLeft, {{Key::Left, {}}}},
      {Action::CursorRight, "cursor-right", Text::CursorRight, {{Key::Right, {}}}},
      {Action::Select, "select", Text::SelectSquare, {{Key::Enter, {}}, {Key::Space, {}}}},
      {Action::Back, "back", Text::Back, {{Key::Escape, {}}}},
      {Action::NewGame, "new", Text::NewGame, {{Key::N, with_ctrl}}},
      {Action::Undo, "undo", Text::Undo, {{Key::Z, with_ctrl}}},
      {Action::Redo, "redo", Text::Redo, {{Key::Y, with_ctrl}, {Key::Z, with_ctrl_shift}}},
      {Action::First, "first", Text::FirstMove, {{Key::Home, {}}}},
      {Action::Last, "last", Text::LastMove, {{Key::End, {}}}},
      {Action::Previous, "previous", Text::PreviousMove, {{Key::PageUp, {}}}},
      {Action::Next, "next", Text::NextMove, {{Key::PageDown, {}}}},
      {Action::Flip, "flip", Text::FlipBoard, {{Key::F, {}}}},
      {Action::Hint, "hint", Text::Hint, {{Key::H, {}}}},
      {Action::Pause, "pause", Text::Pause, {{Key::P, {}}}},
      {Action::SetUpPosition, "set-up", Text::EditorTitle, {{Key::E, with_ctrl}}},
      {Action::CopyGame, "copy-game", Text::CopyGame, {{Key::C, with_ctrl}}},
      {Action::PasteGame, "paste-game", Text::PasteGame, {{Key::V, with_ctrl}}},
      {Action::CopyPosition, "copy-position", Text::CopyPosition, {{Key::C, with_ctrl_shift}}},
      {Action::PastePosition, "paste-position", Text::PastePosition, {{Key::V, with_ctrl_shift}}},
      {Action::OpenGame, "open", Text::OpenGame, {{Key::O, with_ctrl}}},
      {Action::SaveGame, "save", Text::SaveGame, {{Key::S, with_ctrl}}},
      {Action::Find, "find", Text::LibraryFind, {{Key::F, with_ctrl}}},
      {Action::FindPosition, "find-position", Text::FindPosition, {{Key::F, with_ctrl_shift}}},
      {Action::DeleteGame, "delete-game", Text::LibraryDeleteGame, {{Key::Delete, {}}}},
      {Action::EditComment, "edit-comment", Text::ReviewComment, {{Key::F2, {}}}},
      {Action::Promote, "promote", Text::ReviewPromote, {{Key::Up, with_ctrl}}},
      {Action::DeleteMoves, "delete-moves", Text::ReviewDelete, {{Key::Delete, with_ctrl}}},
      {Action::Analyse, "analyse", Text::Analyse, {{Key::L, {}}}},
      {Action::AnalyseGame, "analyse-game", Text::AnalyseGame, {{Key::G, with_ctrl}}},
      {Action::NextMistake, "next-mistake", Text::LearnNext, {{Key::K, {}}}},
      {Action::ShowThreat, "show-threat", Text::ShowThreat, {{Key::X, {}}}},
      {Action::ShowResults, "show-results", Text::ShowResults, {{Key::R, {}}}},
      {Action::Explore, "explore", Text::Explorer, {{Key::J, {}}}},
      {Action::Explain, "explain", Text::ExplainMove, {{Key::Y, {}}}},
      {Action::Compare, "compare", Text::CompareEngines, {{Key::V, {}}}},
      {Action::Mute, "mute", Text::Mute, {{Key::M, {}}}},
      {Action::Fullscreen, "fullscreen", Text::Fullscreen, {{Key::F11, {}}}},
      {Action::LargerInterface,
       "larger",
       Text::LargerInterface,
       {{Key::Plus, with_ctrl}, {Key::Equals, with_ctrl}, {Key::Equals, with_ctrl_shift}}},
      {Action::SmallerInterface, "smaller", Text::SmallerInterface, {{Key::Minus, with_ctrl}}},
      {Action::AutomaticInterface,
       "automatic-size",
       Text::AutomaticInterface,
       {{Key::Digit0, with_ctrl}}},
      {Action::Settings, "settings", Text::Settings, {{Key::Comma, with_ctrl}}},
      {Action::Help, "help", Text::HelpMenu, {{Key::F1, {}}}},
      {Action::Quit, "quit", Text::Quit, {{Key::Q, with_ctrl}}},
  }};
  return rows;
}

const ActionRow& row(Action action) {
  return table()[static_cast<std::size_t>(action)];
}

// In the order of Key.
constexpr std::string_view key_names[key_count] = {
    "Unknown", "A",    "B",    "C",     "D",   "E",     "F",    "G",         "H",
    "I",       "J",    "K",    "L",     "M",   "N",     "O",    "P",         "Q",
    "R",       "S",    "T",    "U",     "V",   "W",     "X",    "Y",         "Z",
    "0",       "1",    "2",    "3",     "4",   "5",     "6",    "7",         "8",
    "9",       "F1",   "F2",   "F3",    "F4",  "F5",    "F6",   "F7",        "F8",
    "F9",      "F10",  "F11",  "F12",   "Up",  "Down",  "Left", "Right",     "Home",
    "End",     "PgUp", "PgDn", "Enter", "Esc", "Space", "Tab",  "Backspace", "Delete",
    "Insert",  ",",    ".",    "-",     "=",   "/",     "Plus", "Menu"};

struct KeyName {
  Key key;
  Text name;
};
constexpr std::array translated_keys = {
    KeyName{Key::Up, Text::KeyUp},         KeyName{Key::Down, Text::KeyDown},
    KeyName{Key::Left, Text::KeyLeft},     KeyName{Key::Right, Text::KeyRight},
    KeyName{Key::Home, Text::KeyHome},     KeyName{Key::End, Text::KeyEnd},
    KeyName{Key::PageUp, Text::KeyPageUp}, KeyName{Key::PageDown, Text::KeyPageDown},
    KeyName{Key::Space, Text::KeySpace},   KeyName{Key::Plus, Text::KeyPlus},
};

std::string_view name_of(Language language, Key key) {
  for (const KeyName& row : translated_keys) {
    if (row.key == key) return tr(language, row.name);
  }
  return key_names[static_cast<std::size_t>(key)];
}

std::string with_modifiers(const Modifiers& modifiers, std::string_view key) {
  std::string text;
  if (modifiers.ctrl) text += "Ctrl+";
  if (modifiers.alt) text += "Alt+";
  if (modifiers.shift) text += "Shift+";
  return text.append(key);
}

std::optional<Key> key_by_name(std::string_view name) {
  const auto found = std::find(std::begin(key_names) + 1, std::end(key_names), name);
  if (found == std::end(key_names)) return std::nullopt;
  return static_cast<Key>(found - std::begin(key_names));
}

bool take_prefix(std::string_view& text, std::string_view prefix) {
  if (text.substr(0, prefix.size()) != prefix) return false;
  text.remove_prefix(prefix.size());
  return true;
}

}  // namespace

std::string to_text(const Chord& chord) {
  return with_modifiers(chord.modifiers, key_names[static_cast<std::size_t>(chord.key)]);
}

std::string name(Language language, const Chord& chord) {
  return with_modifiers(chord.modifiers, name_of(language, chord.key));
}

std::optional<Chord> parse_chord(std::string_view text) {
  Chord chord;
  chord.modifiers.ctrl = take_prefix(text, "Ctrl+");
  chord.modifiers.alt = take_prefix(text, "Alt+");
  chord.modifiers.shift = take_prefix(text, "Shift+");
  const std::optional<Key> key = key_by_name(text);
  if (!key) return std::nullopt;
  chord.key = *key;
  return chord;
}

std::string_view id_of(Action action) {
  return row(action).id;
}

std::optional<Action> action_by_id(std::string_view id) {
  for (const ActionRow& candidate : table()) {
    if (candidate.id == id) return candidate.action;
  }
  return std::nullopt;
}

Text name_of(Action action) {
  return row(action).name;
}

KeyBindings::KeyBindings() {
  for (const ActionRow& r : table())
    chords_[static_cast<std::size_t>(r.action)] = r.chords;
}

void KeyBindings::bind(Action action, const Chord& chord) {
  for (std::vector<Chord>& others : chords_) {
    others.erase(std::remove(others.begin(), others.end(), chord), others.end());
  }
  set(action, {chord});
}

void KeyBindings::set(Action action, std::vector<Chord> chords) {
  chords_[static_cast<std::size_t>(action)] = std::move(chords);
}

void KeyBindings::yield_to_browser() {
  constexpr Chord free{Key::N, {}};
  const bool usual = chords(Action::NewGame) == row(Action::NewGame).chords;
  if (usual && !action_of(free)) set(Action::NewGame, {free});
}

std::optional<Action> KeyBindings::action_of(const Chord& chord) const {
  for (std::size_t i = 0; i < action_count; ++i) {
    if (std::find(chords_[i].begin(), chords_[i].end(), chord) != chords_[i].end()) {
      return static_cast<Action>(i);
    }
  }
  return std::nullopt;
}

std::string KeyBindings::text(Language language, Action action) const {
  std::string joined;
  for (const Chord& chord : chords(action)) {
    if (!joined.empty()) joined += ", ";
    joined += name(language, chord);
  }
  return joined;
}

}  // namespace damas
