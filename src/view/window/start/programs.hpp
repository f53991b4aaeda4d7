// Owns the start of programs of others by the window; the build chooses the source file of it.
#pragma once

#include "match/program_engine.hpp"

namespace damas {

// Empty where no program can be started.
StartProgram program_starter();

}  // namespace damas
