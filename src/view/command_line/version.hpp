// Owns the version of the programs.
#pragma once

namespace damas {

// "1.2.3", as the build says.
const char* version();

}  // namespace damas
