// Owns FakeFiles: files and folders in memory, some of which refuse.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "platform/file_access.hpp"

namespace damas::test {

// Folders are those in which files lie, those above them, and "/".
class FakeFiles final : public FileAccess {
 public:
  mutable std::map<std::string, std::string> files;
  mutable std::set<std::string> secrets;       // files that only the owner may read
  std::set<std::string> unreadable;            // files and folders
  std::map<std::string, std::uint64_t> sizes;  // that files are said to have
  bool read_only = false;
  mutable int writes = 0;
  mutable int reads = 0;

  PathKind kind(const std::string& path) const override {
    if (files.contains(path)) return PathKind::File;
    const std::string inside = path == "/" ? path : path + "/";
    const bool folder = path == "/" || std::any_of(files.begin(), files.end(), [&](const auto& f) {
                          return f.first.starts_with(inside);
                        });
    return folder ? PathKind::Folder : PathKind::Missing;
  }

  std::uint64_t size(const std::string& path) const override {
    const auto said = sizes.find(path);
    if (said != sizes.end()) return said->second;
    const auto found = files.find(path);
    return found == files.end() ? 0 : found->second.size();
  }

  Expected<std::string> read(const std::string& path) const override {
    ++reads;
    const auto found = files.find(path);
    if (found == files.end()) return Failure{FailureKind::NotFound, path, ""};
    if (unreadable.contains(path)) return Failure{FailureKind::Unreadable, path, ""};
    return std::string(found->second);
  }

  Expected<Done> write(const std::string& path, std::string_view content) const override {
    if (read_only) return Failure{FailureKind::Unwritable, path, ""};
    files[path] = content;
    ++writes;
    return Done{};
  }

  Expected<Done> write_secret(const std::string& path, std::string_view content) const override {
    secrets.insert(path);
    return write(path, content);
  }

  Expected<std::vector<FolderItem>> list(const std::string& folder) const override {
    if (kind(folder) != PathKind::Folder) return Failure{FailureKind::NotFound, folder, ""};
    if (unreadable.contains(folder)) return Failure{FailureKind::Unreadable, folder, ""};
    const std::string inside = folder == "/" ? folder : folder + "/";
    std::set<std::string> folders;
    std::vector<FolderItem> items;
    for (const auto& [path, content] : files) {
      if (!path.starts_with(inside)) continue;
      const std::string rest = path.substr(inside.size());
      const std::size_t slash = rest.find('/');
      if (slash == std::string::npos) items.push_back({rest, false});
      if (slash != std::string::npos) folders.insert(rest.substr(0, slash));
    }
    std::vector<FolderItem> all;
    for (const std::string& name : folders)
      all.push_back({name, true});
    all.insert(all.end(), items.begin(), items.end());
    return all;
  }

  std::string absolute(const std::string& path) const override {
    if (path == ".") return home();
    return path.size() > 1 && path.ends_with('/') ? path.substr(0, path.size() - 1) : path;
  }
  std::string home() const override { return "/home/ana"; }
};

// Three whole games and, in the middle, a broken one.
inline std::string club_games() {
  return "[White \"Ana\"]\n[Black \"Bia\"]\n[Date \"2001.05.03\"]\n[Result \"2-0\"]\n"
         "[GameType \"26\"]\n\n1. c3-d4 b6-a5 2. d4-e5 *\n\n"
         "[White \"Caio\"]\n[Black \"Ana\"]\n[Event \"Club\"]\n[Result \"0-2\"]\n"
         "[GameType \"26\"]\n\n1. c3-d4 zz b6-a5 *\n\n"
         "[White \"Davi\"]\n[Black \"Élio\"]\n[Date \"2003\"]\n[Result \"1-1\"]\n"
         "[GameType \"20\"]\n\n1. 32-28 19-23 *\n\n"
         "[White \"Bia\"]\n[Black \"Davi\"]\n[Date \"1999.??.??\"]\n[Result \"*\"]\n"
         "[GameType \"26\"]\n\n1. a3-b4 *\n";
}

}  // namespace damas::test
