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
  using Milliseconds = std::chrono::milliseconds;

  struct Step {
    std::optional<ChosenMove> move;
    std::optional<Action> action;  // the shortcut, if a single letter was one
  };

  // For a new position, or when the turn changes. Keeps typed text, which may be half a move, or a
  // letter that is about to become a shortcut.
  void reset(const Game& game);

  // Handles the gestures and characters of one frame. `game` is the game for the move; in
  // `animation` a piece that may not move shakes or returns to its square.
  Step take(const Input& input, Milliseconds elapsed, const Game& game, const BoardView& view,
            const KeyBindings& keys, Language language, Animation& animation);
  // Handles the characters of one frame before it is the person's turn: a move is refused, but a
  // single letter may be a shortcut.
  std::optional<Action> take_early(const Input& input, Milliseconds elapsed, const Game& game,
                                   const KeyBindings& keys, Language language);
  void move_cursor(int right, int up, const BoardView& view);
  std::optional<ChosenMove> touch_cursor(const Game& game, Language language, Animation& animation);
  // True if a selection, typed text or a complaint was dropped.
  bool cancel();

  // Stops waiting for the rest of a typed move.
  void forget_typed() { typing_.forget(); }
  void complain(std::string sentence);

  const MoveInput& input() const { return controls_.input(); }
  const MoveTyping& typing() const { return typing_; }
  // Why the last attempt failed; empty if it did not.
  const std::string& complaint() const { return complaint_; }
  // How many attempts have failed so far; repeated ones count again.
  int complaints() const { return complaints_; }
  Marks marks(bool show_movable, bool show_targets) const;

 private:
  std::optional<ChosenMove> carry_out(const BoardAct& act, const Game& game, Language language,
                                      Animation& animation);
  void refuse(const MoveRefusal& refusal, const Game& game, Language language,
              Animation& animation);

  BoardControls controls_;
  MoveTyping typing_;
  std::string complaint_;
  int complaints_ = 0;
};

}  // namespace damas
