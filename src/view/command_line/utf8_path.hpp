// Owns how the name of a file, UTF-8 in all texts, becomes a path.
#pragma once

#include <filesystem>
#include <string>

namespace damas {

// A path made of the bytes alone would take them for another encoding on Windows.
inline std::filesystem::path utf8_path(const std::string& name) {
  return {std::u8string(name.begin(), name.end())};
}

}  // namespace damas
