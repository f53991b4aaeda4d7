#include "files/set_aside.hpp"

#include <filesystem>

#include "files/paths.hpp"

namespace damas {

std::optional<std::string> set_aside(const std::string& path, std::error_code& error) {
  int number = 1;
  const auto numbered = [&] { return path + ".bad-" + std::to_string(number); };
  std::error_code ignored;
  while (std::filesystem::exists(path_of(numbered()), ignored))
    ++number;
  std::filesystem::rename(path_of(path), path_of(numbered()), error);
  if (error) return std::nullopt;
  return numbered();
}

}  // namespace damas
