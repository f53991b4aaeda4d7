// Owns how the name of a file, UTF-8 in all texts, becomes a path.
#pragma once

#include <filesystem>
#include <string>
#include <system_error>

namespace damas {

// A path made of the bytes alone would take them for another encoding on Windows. There, what is no
// UTF-8 names no file: then the path is empty.
inline std::filesystem::path utf8_path(const std::string& name) {
  try {
    return {std::u8string(name.begin(), name.end())};
  } catch (const std::system_error&) {
    return {};
  }
}

}  // namespace damas
