// Owns what a program that speaks English only says of a command line that it cannot use.
#pragma once

#include <string>

namespace damas {

// `what` is wrong, in a sentence that may repeat what was typed: long ones are told in part.
std::string refusal(const std::string& what);

}  // namespace damas
