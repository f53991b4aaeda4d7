#include "files/own_file.hpp"

#include <algorithm>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "files/paths.hpp"

namespace damas {

namespace {

namespace fs = std::filesystem;

bool is_number(std::string_view text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// True for "game.json" and "game-2.json" with the stem "game" and the extension ".json".
bool is_numbered(std::string_view name, std::string_view stem, std::string_view extension) {
  if (!name.starts_with(stem) || !name.ends_with(extension)) return false;
  if (name.size() <= stem.size() + extension.size())
    return name.size() == stem.size() + extension.size();
  const std::string_view middle =
      name.substr(stem.size(), name.size() - stem.size() - extension.size());
  return middle.front() == '-' && is_number(middle.substr(1));
}

// The names of such files, the most recently written first.
std::vector<std::string> numbered_files(const fs::path& folder, const std::string& stem,
                                        const std::string& extension) {
  std::vector<std::pair<fs::file_time_type, std::string>> found;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    std::error_code ignored;
    std::string name = utf8_of(at->path().filename());
    if (is_numbered(name, stem, extension))
      found.emplace_back(at->last_write_time(ignored), std::move(name));
  }
  std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : a.second < b.second;
  });
  std::vector<std::string> names;
  for (auto& [time, name] : found)
    names.push_back(std::move(name));
  return names;
}

std::optional<OwnFile> take(const fs::path& folder, std::string name, bool others) {
  auto lock = FileLock::take(folder / path_of(name + ".lock"));
  if (!lock) return std::nullopt;
  return OwnFile{std::move(name), std::move(*lock), others};
}

}  // namespace

OwnFile own_file(const fs::path& folder, const std::string& stem, const std::string& extension) {
  bool others = false;
  for (std::string& name : numbered_files(folder, stem, extension)) {
    if (auto own = take(folder, std::move(name), others)) return std::move(*own);
    others = true;
  }
  for (int number = 1;; ++number) {
    const std::string suffix = number > 1 ? "-" + std::to_string(number) : std::string{};
    if (auto own = take(folder, stem + suffix + extension, others)) return std::move(*own);
    others = true;
  }
}

int held_files(const fs::path& folder, const std::string& stem, const std::string& extension) {
  constexpr std::string_view suffix = ".lock";
  int held = 0;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    const std::string name = utf8_of(at->path().filename());
    if (!name.ends_with(suffix)) continue;
    const std::string_view file = std::string_view(name).substr(0, name.size() - suffix.size());
    if (is_numbered(file, stem, extension) && !FileLock::take(at->path())) ++held;
  }
  return held;
}

std::optional<OwnFile> left_file(const fs::path& folder, const std::string& stem,
                                 const std::string& extension) {
  for (std::string& name : numbered_files(folder, stem, extension)) {
    if (auto own = take(folder, std::move(name), false)) return own;
  }
  return std::nullopt;
}

}  // namespace damas
