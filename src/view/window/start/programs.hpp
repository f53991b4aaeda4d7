// Owns how the window starts programs of others; the build chooses the source of it.
#pragma once

#include "match/program_engine.hpp"

namespace damas {

// Empty where no program can be started.
StartProgram program_starter();

}  // namespace damas
