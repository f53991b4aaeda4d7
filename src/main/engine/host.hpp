// Owns what a measurement says about where it was made: processor, compiler and its flags.
#pragma once

#include <string>

namespace damas::tool {

// "unknown processor" where the system does not tell.
std::string processor_name();
std::string compiler_name();
std::string compiler_flags();

}  // namespace damas::tool
