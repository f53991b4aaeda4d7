// Owns a temporary folder for a test.
#pragma once

#include <filesystem>
#include <random>
#include <string>

namespace damas::test {

class Folder {
 public:
  Folder()
      : path_(std::filesystem::temp_directory_path() /
              ("damas-test-" + std::to_string(std::random_device{}()))) {
    std::filesystem::create_directories(path_);
  }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string path() const { return utf8(path_); }
  std::string path(const std::string& name) const {
    return utf8(path_ / std::u8string(name.begin(), name.end()));
  }

 private:
  static std::string utf8(const std::filesystem::path& path) {
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
  }

  std::filesystem::path path_;
};

}  // namespace damas::test
