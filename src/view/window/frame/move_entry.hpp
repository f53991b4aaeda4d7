// Owns MoveEntry: entering a move by pointer, cursor or typing, and the reason of a failed attempt.
#pragma once

#include <optional>
#include <string>

#include "view/text/language.hpp"
#include "view/window/board/animation.hpp"
#include "view/window/frame/board_controls.hpp"
#include "view/window/frame/move_typing.hpp"

namespace damas {

class MoveEntry {
 public:
  // For a new position, or when the turn changes. Keeps typed text, which may be half a move, or a
  // letter that is about to become a shortcut.
  void reset(const Game& game);

  // Handles the gestures and characters of one frame; `game` is the game for the move. Give the
  // result to show_refusal().
  Entry take(const EntryInput& frame, const Game& game);
  // Handles only the characters, for when it is not the person's turn.
  Entry take_typed(const EntryInput& frame, const Game& game);
  void move_cursor(int right, int up, const BoardView& view);
  Entry touch_cursor();
  // True if a selection, typed text or a complaint was dropped.
  bool cancel();

  // If the entry is refused or put back: complains about it, and in `animation` the piece shakes or
  // returns to its square.
  void show_refusal(const Entry& entry, const Game& game, Language language, Animation& animation);
  void complain(std::string sentence);
  // Stops waiting for the rest of a typed move.
  void forget_typed() { typing_.forget(); }

  const MoveInput& input() const { return controls_.input(); }
  const MoveTyping& typing() const { return typing_; }
  bool has_cursor() const { return controls_.has_cursor(); }
  // Why the last attempt failed; empty if it did not.
  const std::string& complaint() const { return complaint_; }
  // How many attempts have failed so far; repeated ones count again.
  int complaints() const { return complaints_; }
  Marks marks(bool show_movable, bool show_targets) const;

 private:
  void begin_gesture();

  BoardControls controls_;
  MoveTyping typing_;
  std::string complaint_;
  int complaints_ = 0;
};

}  // namespace damas
