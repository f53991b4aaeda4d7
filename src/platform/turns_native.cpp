#include <algorithm>

#include <SDL.h>

#include "platform/turns.hpp"

namespace damas {

using std::chrono::milliseconds;

void wait_for_event(milliseconds at_most) {
  constexpr milliseconds longest{60'000};  // SDL's timeout cannot hold Pulse::never
  if (at_most.count() <= 0) return;
  SDL_WaitEventTimeout(nullptr, static_cast<int>(std::min(at_most, longest).count()));
}

milliseconds turn_slack() {
  return milliseconds{0};
}

void take_turns(const std::function<Turn()>& turn) {
  while (!turn().last) {
  }
}

}  // namespace damas
