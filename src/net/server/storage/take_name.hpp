// Owns giving a file that is whole the name by which it is found.
#pragma once

#include <filesystem>
#include <unistd.h>

namespace damas::net {

// As link(2), which gives a file one more name unless something has it.
using Link = int (*)(const char* file, const char* name);

// Gives the file its name, and takes away the one it had. Unless it may `replace` a file, it takes
// the place of none, not even of one that somebody makes meanwhile. Throws std::runtime_error.
void take_name(const std::filesystem::path& file, const std::filesystem::path& name, bool replace,
               Link link = ::link);

}  // namespace damas::net
