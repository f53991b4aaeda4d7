#include "platform/file_access.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

#include "files/paths.hpp"
#include "platform/files.hpp"

namespace damas {

namespace {

namespace fs = std::filesystem;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string{} : std::string{value};
}

char small(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string in_small_letters(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), small);
  return text;
}

bool comes_before(const FolderItem& a, const FolderItem& b) {
  if (a.folder != b.folder) return a.folder;
  return std::pair(in_small_letters(a.name), a.name) < std::pair(in_small_letters(b.name), b.name);
}

class Disk final : public FileAccess {
 public:
  PathKind kind(const std::string& path) const override {
    std::error_code error;
    const auto status = fs::status(path_of(path), error);
    if (fs::is_directory(status)) return PathKind::Folder;
    return fs::exists(status) ? PathKind::File : PathKind::Missing;
  }

  std::uint64_t size(const std::string& path) const override {
    std::error_code error;
    const std::uintmax_t bytes = fs::file_size(path_of(path), error);
    return error ? 0 : bytes;
  }

  Expected<std::string> read(const std::string& path) const override { return read_file(path); }

  Expected<Done> write(const std::string& path, std::string_view content) const override {
    return write_file(path, content);
  }

  Expected<Done> write_secret(const std::string& path, std::string_view content) const override {
    return write_file(path, content, Readers::Owner);
  }

  Expected<std::vector<FolderItem>> list(const std::string& folder) const override {
    if (kind(folder) != PathKind::Folder) return Failure{FailureKind::NotFound, folder, ""};
    std::vector<FolderItem> items;
    std::error_code error;
    fs::directory_iterator at(path_of(folder), error);
    for (; !error && at != fs::directory_iterator{}; at.increment(error)) {
      std::string name = slashed(at->path().filename());
      std::error_code ignored;
      if (!name.empty() && !name.starts_with('.'))
        items.push_back({std::move(name), at->is_directory(ignored)});
    }
    if (error) return Failure{FailureKind::Unreadable, folder, error.message()};
    std::sort(items.begin(), items.end(), comes_before);
    return items;
  }

  std::string absolute(const std::string& path) const override {
    const bool at_home = path == "~" || path.starts_with("~/");
    const std::string full = at_home ? home() + path.substr(1) : path;
    std::error_code error;
    const fs::path found = fs::absolute(path_of(full), error);
    const fs::path normal = (error ? path_of(full) : found).lexically_normal();
    // A slash at the end is dropped, except from a root: "C:" is another folder than "C:/".
    return slashed(normal.has_relative_path() && !normal.has_filename() ? normal.parent_path()
                                                                        : normal);
  }

  std::string home() const override {
    std::string folder = environment("HOME");
    if (folder.empty()) folder = environment("USERPROFILE");
    std::error_code error;
    return folder.empty() ? slashed(fs::current_path(error)) : folder;
  }
};

}  // namespace

const FileAccess& disk() {
  static const Disk machine;
  return machine;
}

std::string file_name(const std::string& path) {
  return slashed(path_of(path).filename());
}

std::string parent_folder(const std::string& path) {
  return slashed(path_of(path).parent_path());
}

std::string path_in(const std::string& folder, const std::string& name) {
  return slashed(path_of(folder) / path_of(name));
}

std::string extension(const std::string& path) {
  return in_small_letters(slashed(path_of(path).extension()));
}

}  // namespace damas
