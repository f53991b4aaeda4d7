// Owns Swipe: telling the swipes of a finger over the board from touches that play.
#pragma once

#include "platform/input.hpp"

namespace damas {

class Swipe {
 public:
  struct Sorted {
    Pointer pointer;  // what is left for the board
    int steps = 0;    // forwards; below 0: back
  };
  // `grabs`: a press at that place would take hold of something. Else a finger's touch reaches the
  // board only when it leaves it without having been a swipe.
  Sorted sort(const Pointer& pointer, bool grabs);

 private:
  bool waiting_ = false;
};

}  // namespace damas
