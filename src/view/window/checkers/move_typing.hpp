// Owns MoveTyping: a move as it is being typed, told apart from single-letter shortcuts.
#pragma once

#include <deque>
#include <optional>
#include <string>

#include "core/move_input.hpp"
#include "platform/input.hpp"
#include "view/window/key_bindings.hpp"

namespace damas {

class MoveTyping {
 public:
  using Milliseconds = std::chrono::milliseconds;

  // What the typing led to; at most one of them is set.
  struct Step {
    std::optional<Move> move;
    std::optional<MoveRefusal> refusal;
    std::optional<Action> action;  // a lone letter that turned out to be a shortcut
    Path path = {};                // of the move, over the squares that were typed
  };

  // `game` is the one in which the move is to be played. A move is played as soon as nothing that
  // could be typed further would change it, and refused as soon as nothing could mend it; Enter
  // ends it, Backspace corrects, Escape clears. An Enter soon after such an end means nothing more.
  Step update(const Input& input, Milliseconds elapsed, const Game& game, const KeyBindings& keys);
  // Keys that belong to what is typed: they are no shortcuts at that moment.
  bool claims(const KeyPress& press, const BoardShape& shape) const;
  // What stands there so far; what was typed in the same frame as the end of a move stays.
  void clear();
  // That, too: it is not the person's turn.
  void forget();

  const std::string& text() const { return text_; }
  bool empty() const { return text_.empty(); }
  // Something is still to come of what was typed: update again soon.
  bool waiting() const { return shortcut_.has_value() || !strokes_.empty(); }

 private:
  // A character, or a key that edits.
  struct Stroke {
    char character = 0;
    Key key = Key::Unknown;
  };

  void collect(const Input& input);
  Step take(const Stroke& stroke, const Game& game, const KeyBindings& keys);
  void add(char c, const BoardShape& shape, const KeyBindings& keys);
  Step finish(const Game& game);
  Step try_early(const Game& game);
  Step refuse();
  bool expects_enter() const;

  std::deque<Stroke> strokes_;  // not yet taken, oldest first
  std::string text_;
  std::optional<Action> shortcut_;
  Milliseconds age_{0};       // since the last character
  bool ended_early_ = false;  // without the Enter that many type
};

}  // namespace damas
