// Owns leaving out the programs that files of another device name: nothing that was copied here may
// start a program.
#pragma once

#include "view/window/app/everything.hpp"

namespace damas {

// Removes all programs from the settings, and gives their games to the computer. True if there were
// any.
bool leave_out_programs(KeptFiles& files);

}  // namespace damas
