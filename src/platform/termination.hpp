// Owns how the system tells the program to end: by a signal, which nobody is there to discuss.
#pragma once

namespace damas {

// From now on SIGTERM and SIGINT are remembered, and still do what they did before; one that was
// ignored stays ignored. Call it when SDL has set up its own handlers.
void watch_for_termination();
// One of them has come.
bool told_to_terminate();

}  // namespace damas
