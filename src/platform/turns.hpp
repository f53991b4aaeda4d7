// Owns the turns of the program: natively it waits for events, in a browser it is called.
#pragma once

#include <chrono>
#include <functional>

namespace damas {

// Blocks until there is an event or the time is over; returns at once where waiting is impossible.
void wait_for_event(std::chrono::milliseconds at_most);

// How much earlier than requested a turn may come.
std::chrono::milliseconds turn_slack();

// The result of one turn.
struct Turn {
  bool last = false;
  std::chrono::milliseconds idle{0};  // no turn is needed earlier, unless there is an event
  // After the first turn a page still loads a part of the program; further turns need that part.
  bool needs_rest = false;
};

// Runs turns until the last one. In a browser it returns at once, and the turns run later.
void take_turns(const std::function<Turn()>& turn);

}  // namespace damas
