// Owns the signals by which the system ends the program without asking the user.
#pragma once

namespace damas {

// From now on SIGTERM and SIGINT are remembered, and still have their previous effect; an ignored
// signal stays ignored. Call it after SDL has installed its own handlers.
void watch_for_termination();
// True if one of them has arrived.
bool told_to_terminate();

}  // namespace damas
