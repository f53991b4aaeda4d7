// Owns the key bindings: the window's actions, their keys, and the text form of both.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/input.hpp"
#include "view/text/text.hpp"

namespace damas {

enum class Action : std::uint8_t {
  // clang-format off
  CursorUp, CursorDown, CursorLeft, CursorRight, Select, Back,
  NewGame, Undo, Redo, First, Last, Previous, Next,
  Flip, Hint, Pause, SetUpPosition, CopyGame, PasteGame, CopyPosition, PastePosition,
  OpenGame, SaveGame, Find, FindPosition, DeleteGame, EditComment, Promote, DeleteMoves,
  Analyse, AnalyseGame, NextMistake, ShowThreat, ShowResults, Explore, Explain, Compare,
  Mute, Fullscreen, LargerInterface, SmallerInterface, AutomaticInterface, Settings, Help, Quit,
  // clang-format on
};
inline constexpr std::size_t action_count = static_cast<std::size_t>(Action::Quit) + 1;

// A key with its modifiers.
struct Chord {
  Key key = Key::Unknown;
  Modifiers modifiers;

  friend bool operator==(const Chord&, const Chord&) = default;
};

// The form for settings: "Ctrl+Shift+Z", "F11", "PgDn"; the same in every language.
std::string to_text(const Chord& chord);
// The form for people: "Ctrl+Shift+Z", "F11", "Page Down", "Espaço".
std::string name(Language language, const Chord& chord);
// Nothing for an unknown name.
std::optional<Chord> parse_chord(std::string_view text);

// The form for settings: "undo".
std::string_view id_of(Action action);
std::optional<Action> action_by_id(std::string_view id);
Text name_of(Action action);

class KeyBindings {
 public:
  // The default bindings.
  KeyBindings();

  const std::vector<Chord>& chords(Action action) const {
    return chords_[static_cast<std::size_t>(action)];
  }
  // Binds the chord to this action only; other chords of the action are removed.
  void bind(Action action, const Chord& chord);
  // Sets the bindings from a file: several chords, or none.
  void set(Action action, std::vector<Chord> chords);
  // Replaces keys that browsers keep for themselves by other keys, unless the person has changed
  // them.
  void yield_to_browser();
  std::optional<Action> action_of(const Chord& chord) const;
  // The chords of an action for people: "Ctrl+Y, Ctrl+Shift+Z".
  std::string text(Language language, Action action) const;

  friend bool operator==(const KeyBindings&, const KeyBindings&) = default;

 private:
  std::array<std::vector<Chord>, action_count> chords_;
};

}  // namespace damas
