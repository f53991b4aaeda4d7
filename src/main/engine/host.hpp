// Owns the description of machine and build for measurements: processor, compiler and its flags.
#pragma once

#include <string>

namespace damas::tool {

// "unknown processor" if the system does not provide a name.
std::string processor_name();
std::string compiler_name();
std::string compiler_flags();

}  // namespace damas::tool
