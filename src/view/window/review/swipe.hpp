// Owns Swipe: distinguishes a finger's swipes over the board from touches that play.
#pragma once

#include "platform/input.hpp"

namespace damas {

class Swipe {
 public:
  struct Sorted {
    Pointer pointer;  // the part of the input for the board
    int steps = 0;    // steps forwards; negative: back
  };
  // `grabs`: a press at that place would grab a piece. Otherwise a finger's touch is passed to the
  // board only after its release, if it was not a swipe.
  Sorted sort(const Pointer& pointer, bool grabs);

 private:
  bool waiting_ = false;
};

}  // namespace damas
