// Owns MoveEntry: how a person enters a move, by pointer, cursor or typing, and why a try failed.
#pragma once

#include <optional>
#include <string>

#include "view/text/language.hpp"
#include "view/window/board/animation.hpp"
#include "view/window/checkers/board_controls.hpp"
#include "view/window/checkers/move_typing.hpp"

namespace damas {

class MoveEntry {
 public:
  using Milliseconds = std::chrono::milliseconds;

  struct Step {
    std::optional<ChosenMove> move;
    std::optional<Action> action;  // the shortcut that a lone letter was
  };

  // For a new position, or when it is somebody else's turn. What is being typed goes on: it may be
  // half a move, or a letter that is about to be a shortcut.
  void reset(const Game& game);

  // The gestures and characters of one frame. `game` is the one in which a move is to be played;
  // on the board of `animation` a piece shakes that may not move, or returns to its place.
  Step take(const Input& input, Milliseconds elapsed, const Game& game, const BoardView& view,
            const KeyBindings& keys, Language language, Animation& animation);
  // The characters of one frame before it is the person's turn: what would be a move is refused, a
  // lone letter is a shortcut all the same.
  std::optional<Action> take_early(const Input& input, Milliseconds elapsed, const Game& game,
                                   const KeyBindings& keys, Language language);
  void move_cursor(int right, int up, const BoardView& view);
  std::optional<ChosenMove> touch_cursor(const Game& game, Language language, Animation& animation);
  // True when something was selected, typed or complained of.
  bool cancel();

  // What is typed is no longer awaited.
  void forget_typed() { typing_.forget(); }
  void complain(std::string sentence);

  const MoveInput& input() const { return controls_.input(); }
  const MoveTyping& typing() const { return typing_; }
  // Why the last try failed; empty when none did.
  const std::string& complaint() const { return complaint_; }
  // How many tries have failed so far, the same one twice counting twice.
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
