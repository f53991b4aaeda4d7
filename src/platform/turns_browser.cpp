// The page calls the program: at a frame of the display while something moves, by a timer when
// something is due, and on every event. Otherwise nothing runs.
#include <algorithm>
#include <emscripten.h>

#include <SDL.h>

#include "platform/turns.hpp"

extern "C" {
// Implemented in emscripten/library/turns.js. Asks the page for a turn at its next frame.
void damas_ask_turn(void);
// Milliseconds until the next turn if there is no event; negative: no turn is needed.
int damas_turn(void);
// Whether the next turns need all of the program.
int damas_needs_rest(void);
}

namespace damas {

using std::chrono::milliseconds;

namespace {

std::function<Turn()>& current_turn() {
  static std::function<Turn()> turn;
  return turn;
}

bool& needs_rest() {
  static bool needed = false;
  return needed;
}

// SDL adds an event that marks the end of its queue; that one needs no turn.
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
  damas::needs_rest() = turn.needs_rest;
  return turn.last ? -1 : static_cast<int>(std::min(turn.idle, longest).count());
}

extern "C" EMSCRIPTEN_KEEPALIVE int damas_needs_rest(void) {
  return damas::needs_rest() ? 1 : 0;
}
