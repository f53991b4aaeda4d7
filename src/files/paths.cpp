#include "files/paths.hpp"

#include <system_error>

namespace damas {

namespace {

std::string text(const std::u8string& name) {
  return {name.begin(), name.end()};
}

}  // namespace

std::filesystem::path path_of(std::string_view utf8) {
  try {
    return {std::u8string(utf8.begin(), utf8.end())};
  } catch (const std::system_error&) {
    return {};
  }
}

std::string utf8_of(const std::filesystem::path& path) {
  try {
    return text(path.u8string());
  } catch (const std::system_error&) {
    return {};
  }
}

std::string slashed(const std::filesystem::path& path) {
  try {
    return text(path.generic_u8string());
  } catch (const std::system_error&) {
    return {};
  }
}

}  // namespace damas
