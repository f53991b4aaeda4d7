// Owns the conversion between file names in UTF-8, as all texts here hold them, and paths.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace damas {

// Empty for invalid UTF-8 on systems whose file names are Unicode text: no file can have that name.
std::filesystem::path path_of(std::string_view utf8);
// The path in the system's notation. Empty for a path that is not valid Unicode, which Windows
// allows.
std::string utf8_of(const std::filesystem::path& path);
// With '/' between the parts.
std::string slashed(const std::filesystem::path& path);

}  // namespace damas
