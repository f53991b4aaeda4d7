// Owns messages to the person when the program has no window, or none yet.
#pragma once

#include <string>

namespace damas {

enum class Announcement { Answer, Problem };

// Writes to the standard output or, for a problem, to the standard error. On Windows, where a
// window program may have neither, writes to the console it was started from, else shows a message
// box.
void announce(const std::string& utf8, Announcement kind);

}  // namespace damas
