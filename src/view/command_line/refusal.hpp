// Owns the error message for the command line of a program that has only English messages.
#pragma once

#include <string>

namespace damas {

// `what` is a sentence that may quote typed text; long ones are shortened.
std::string refusal(const std::string& what);

}  // namespace damas
