// The page calls: for a frame of the display when something moves, by a timer when something is
// due, and on every event. When nothing happens nothing runs.
#include <algorithm>
#include <emscripten.h>

#include <SDL.h>

#include "platform/turns.hpp"

extern "C" {
// In emscripten/library/turns.js. Asks the page for a turn at its next frame.
void damas_ask_turn(void);
// Milliseconds until the next turn, if nothing happens; negative: there is none.
int damas_turn(void);
}

namespace damas {

using std::chrono::milliseconds;

namespace {

std::function<Turn()>& current_turn() {
  static std::function<Turn()> turn;
  return turn;
}

// SDL marks the end of what it has polled by an event, of which nobody wants to hear.
int ask_turn(void*, SDL_Event* event) {
  if (event->type != SDL_POLLSENTINEL) damas_ask_turn();
  return 0;
}

}  // namespace

void wait_for_event(milliseconds) {}

// A quarter of a frame at 60 Hz: displays are not exact, and some are faster.
milliseconds turn_slack() {
  return milliseconds{4};
}

void take_turns(const std::function<Turn()>& turn) {
  current_turn() = turn;
  SDL_AddEventWatch(ask_turn, nullptr);
  damas_ask_turn();
}

}  // namespace damas

extern "C" EMSCRIPTEN_KEEPALIVE int damas_turn(void) {
  constexpr damas::milliseconds longest{3'600'000};
  const damas::Turn turn = damas::current_turn()();
  return turn.last ? -1 : static_cast<int>(std::min(turn.idle, longest).count());
}
