#include "platform/files.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

#include <SDL.h>

#include "files/paths.hpp"
#include "files/set_aside.hpp"
#include "platform/file_access.hpp"

namespace damas {

namespace {

namespace fs = std::filesystem;

std::string from_environment(std::string name) {
  for (char& c : name)
    c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  const char* value = SDL_getenv((name + "_DATA").c_str());
  return value == nullptr ? std::string{} : std::string{value};
}

std::string systems_place(const std::string& program) {
  const std::unique_ptr<char, void (*)(void*)> path{SDL_GetPrefPath("", program.c_str()), SDL_free};
  return path ? std::string{path.get()} : std::string{};
}

}  // namespace

Expected<std::string> read_file(const std::string& path) {
  std::error_code error;
  const fs::path place = path_of(path);
  const auto status = fs::status(place, error);
  if (status.type() == fs::file_type::not_found) {
    return Failure{FailureKind::NotFound, path, error.message()};
  }
  if (!fs::is_regular_file(status)) {
    return Failure{FailureKind::Unreadable, path, "not a regular file"};
  }
  if (fs::file_size(place, error) > most_read) {
    return Failure{FailureKind::Unreadable, path, error ? error.message() : "larger than 64 MiB"};
  }
  std::size_t size = 0;
  const std::unique_ptr<void, void (*)(void*)> content{SDL_LoadFile(path.c_str(), &size), SDL_free};
  if (!content) return Failure{FailureKind::Unreadable, path, SDL_GetError()};
  return std::string{static_cast<const char*>(content.get()), size};
}

Expected<Done> write_file(const std::string& path, std::string_view content, Readers readers) {
  if (const auto why = replace_file(path, content, readers)) {
    return Failure{FailureKind::Unwritable, path, *why};
  }
  return Done{};
}

std::string usual_folder(const std::string& program) {
#if defined(_WIN32)
  return "%APPDATA%\\" + program;
#elif defined(__APPLE__)
  return "~/Library/Application Support/" + program;
#else
  return "~/.local/share/" + program;
#endif
}

Expected<UserFiles> UserFiles::open(const std::string& program, const std::string& folder) {
  std::string place = folder;
  if (place.empty()) place = from_environment(program);
  if (place.empty()) place = systems_place(program);
  if (place.empty()) return Failure{FailureKind::Unwritable, program, SDL_GetError()};
  std::error_code error;
  fs::create_directories(path_of(place), error);
  if (!fs::is_directory(path_of(place), error)) {
    return Failure{FailureKind::Unwritable, place, "no such folder, and it cannot be made"};
  }
  return UserFiles{std::move(place)};
}

std::string UserFiles::path(std::string_view name) const {
  return utf8_of(path_of(folder_) / path_of(name));
}

bool UserFiles::exists(std::string_view name) const {
  std::error_code error;
  return fs::exists(path_of(path(name)), error);
}

Expected<std::string> UserFiles::read(std::string_view name) const {
  return read_file(path(name));
}

Expected<Done> UserFiles::write(std::string_view name, std::string_view content,
                                Readers readers) const {
  return tell(name, write_file(path(name), content, readers));
}

Expected<Done> UserFiles::tell(std::string_view name, Expected<Done> done) const {
  if (done && changed_) changed_(path(name));
  return done;
}

Expected<std::string> UserFiles::set_aside(std::string_view name) const {
  std::error_code error;
  const std::optional<std::string> aside = damas::set_aside(path(name), error);
  if (!aside) return Failure{FailureKind::Unwritable, path(name), error.message()};
  if (changed_) {
    changed_(path(name));
    changed_(*aside);
  }
  return *aside;
}

Expected<Done> UserFiles::remove(std::string_view name) const {
  std::error_code error;
  fs::remove(path_of(path(name)), error);
  if (error) return Failure{FailureKind::Unwritable, path(name), error.message()};
  return tell(name, Done{});
}

std::optional<FileLock> UserFiles::lock(std::string_view name) const {
  return FileLock::take_soon(path_of(path(name)));
}

OwnFile UserFiles::own(const std::string& stem, const std::string& extension) const {
  return own_file(path_of(folder_), stem, extension);
}

std::optional<OwnFile> UserFiles::left(const std::string& stem,
                                       const std::string& extension) const {
  return left_file(path_of(folder_), stem, extension);
}

int UserFiles::held(const std::string& stem, const std::string& extension) const {
  return held_files(path_of(folder_), stem, extension);
}

std::vector<std::string> UserFiles::list() const {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::directory_iterator at(path_of(folder_), error), end; !error && at != end;
       at.increment(error)) {
    if (at->is_regular_file(error)) names.push_back(utf8_of(at->path().filename()));
  }
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace damas
