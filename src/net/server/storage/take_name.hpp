// Owns giving a complete file its final name.
#pragma once

#include <filesystem>
#include <unistd.h>

namespace damas::net {

// As link(2), which gives a file an additional name and fails if the name exists.
using Link = int (*)(const char* file, const char* name);

// Renames the file. Unless `replace` is set, it never replaces an existing file, not even one that
// is created at the same moment. Throws std::runtime_error.
void take_name(const std::filesystem::path& file, const std::filesystem::path& name, bool replace,
               Link link = ::link);

}  // namespace damas::net
