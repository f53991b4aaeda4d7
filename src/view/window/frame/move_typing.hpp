// Owns MoveTyping: the entry of typed moves, and their distinction from single-letter shortcuts.
#pragma once

#include <deque>
#include <optional>
#include <string>

#include "view/window/frame/entry.hpp"

namespace damas {

class MoveTyping {
 public:
  using Milliseconds = std::chrono::milliseconds;
  // How often to call update() while waiting().
  static constexpr Milliseconds interval{30};

  // `game` is the game for the move. A move is played as soon as no further character could change
  // it, and refused as soon as none could make it legal. Enter ends it, Backspace corrects, Escape
  // clears. An Enter shortly after an automatic end is ignored. Characters of a frame in which the
  // pointer is pressed or released wait for the next one, so that a frame has only one Entry.
  // A second letter in the name of a square is its shortcut, and drops the text.
  Entry update(const EntryInput& frame, const Game& game);
  // Keys that belong to the typed text and are no shortcuts at the moment.
  bool claims(const KeyPress& press, const BoardView& view) const;
  // Drops the typed text, but keeps characters of the same frame that are not processed yet.
  void clear();
  // Drops the typed text and all characters that are not processed yet; for when it is not the
  // person's turn.
  void forget();

  const std::string& text() const { return text_; }
  bool empty() const { return text_.empty(); }
  // Typed input is not fully processed.
  bool waiting() const { return shortcut_.has_value() || !strokes_.empty(); }

 private:
  // A character, or an editing key.
  struct Stroke {
    char character = 0;
    Key key = Key::Unknown;
  };

  void collect(const Input& input);
  Entry take(const Stroke& stroke, const EntryInput& frame, const Game& game);
  Entry write(char c, const EntryInput& frame, const Game& game);
  void add(char c, const EntryInput& frame);
  // Whether a letter of a square is the last character, so that only a digit may follow.
  bool ends_with_letter() const;
  Entry finish(const Game& game);
  Entry try_early(const Game& game);
  Entry refuse();
  bool expects_enter() const;

  std::deque<Stroke> strokes_;  // not processed yet, oldest first
  std::string text_;
  std::optional<Action> shortcut_;
  Milliseconds age_{0};       // since the last character
  bool ended_early_ = false;  // the move ended without an Enter, which may still come
};

}  // namespace damas
