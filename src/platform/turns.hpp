// Owns how the program gets its turns: by waiting for events natively, by being called in a
// browser.
#pragma once

#include <chrono>
#include <functional>

namespace damas {

// Until an event is there, or the time is over; at once where waiting is not possible.
void wait_for_event(std::chrono::milliseconds at_most);

// How much earlier than asked for a turn may come.
std::chrono::milliseconds turn_slack();

// What one turn of the program leaves to the next.
struct Turn {
  bool last = false;
  std::chrono::milliseconds idle{0};  // nothing is to be done before, unless something happens
};

// Takes turns until the last one. In a browser it returns at once, and the turns come later.
void take_turns(const std::function<Turn()>& turn);

}  // namespace damas
