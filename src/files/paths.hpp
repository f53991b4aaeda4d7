// Owns the change between names of files, UTF-8 in all texts, and paths.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace damas {

// Empty for what is no UTF-8 where the system's names are text: no file can be called so.
std::filesystem::path path_of(std::string_view utf8);
// As the system writes it. Empty for what is no text, which Windows allows.
std::string utf8_of(const std::filesystem::path& path);
// With '/' between the parts.
std::string slashed(const std::filesystem::path& path);

}  // namespace damas
