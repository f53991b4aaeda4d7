// Owns reading and writing whole files in tests.
#pragma once

#include <fstream>
#include <iterator>
#include <string>

namespace damas::test {

// Empty if there is no such file.
inline std::string content(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

inline void write(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

}  // namespace damas::test
