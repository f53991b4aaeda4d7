// Owns the version of the programs.
#pragma once

namespace damas {

// "1.2.3", set by the build.
const char* version();

}  // namespace damas
