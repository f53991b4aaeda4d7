// Owns the gestures and keys that step through a game: StepGestures, which are a finger's swipe
// over the board and the wheel, and the actions of the keyboard.
#pragma once

#include "platform/input.hpp"
#include "view/window/kit/key_bindings.hpp"

namespace damas {

class BoardView;
class ReviewController;

class StepGestures {
 public:
  struct Sorted {
    Pointer pointer;  // the part of the input for the board
    int steps = 0;    // steps forwards; negative: back
  };
  // `grabs`: a press at that place would grab a piece. Otherwise a finger's touch is passed to the
  // board only after its release, if it was not a swipe.
  Sorted sort(const Pointer& pointer, bool grabs);

 private:
  Sorted sort_swipe(const Pointer& pointer, bool grabs);
  int take_wheel(float notches);

  bool waiting_ = false;  // for the end of a touch, which may be a swipe
  float notches_ = 0;     // of the wheel that do not make a full step yet
};

// False if the action is not a step. The arrow keys step through the game unless the board, as it
// is seen, has a cursor.
bool take_step(Action action, ReviewController& controller, const BoardView& board);

}  // namespace damas
