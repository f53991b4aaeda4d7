// Owns what a window program says before it has a window, or instead of one.
#pragma once

#include <string>

namespace damas {

enum class Announcement { Answer, Problem };

// Where the person who started the program looks: the standard output or, for a problem, the
// standard error; on Windows, where a window program may have neither, the console it was started
// from, else a box.
void announce(const std::string& utf8, Announcement kind);

}  // namespace damas
