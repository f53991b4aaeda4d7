#include "files/replace.hpp"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <random>
#include <system_error>
#if !defined(_WIN32)
#include <fcntl.h>
#endif

#include "files/paths.hpp"

namespace damas {

namespace {

namespace fs = std::filesystem;

// A name in the same folder, so that renaming never crosses file systems; different for each
// writer.
fs::path unused_name_beside(fs::path path) {
  path += ".new-" + std::to_string(std::random_device{}());
  return path;
}

// The target of a link, even if no file exists there yet; empty if links form a circle.
fs::path followed(fs::path path) {
  constexpr int longest_chain = 40;
  std::error_code error;
  for (int links = 0; fs::is_symlink(path, error); ++links) {
    const fs::path to = fs::read_symlink(path, error);
    if (error || links == longest_chain) return {};
    path = path.parent_path() / to;
  }
  return path;
}

#if defined(_WIN32)
// On Windows a user's folder is closed to other users anyway.
std::FILE* open_to_write(const fs::path& path, Readers) {
  return _wfopen(path.c_str(), L"wb");
}
#else
std::FILE* open_to_write(const fs::path& path, Readers readers) {
  const mode_t mode = readers == Readers::Owner ? 0600 : 0666;
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  return file < 0 ? nullptr : fdopen(file, "wb");
}
#endif

// Copies the permissions of the file that will be replaced, before the new one has any content.
void take_permissions(const fs::path& path, const fs::path& old) {
  std::error_code error;
  const fs::file_status status = fs::status(old, error);
  if (fs::is_regular_file(status)) fs::permissions(path, status.permissions(), error);
}

bool write_whole(const fs::path& path, const fs::path& old, std::string_view content,
                 Readers readers) {
  std::FILE* const file = open_to_write(path, readers);
  if (file == nullptr) return false;
  if (readers == Readers::AsBefore) take_permissions(path, old);
  const bool whole = std::fwrite(content.data(), 1, content.size(), file) == content.size();
  return std::fclose(file) == 0 && whole;
}

// Nothing if the new file could be written beside the target.
std::optional<std::string> write_beside(const fs::path& fresh, const fs::path& place,
                                        std::string_view content, Readers readers) {
  errno = 0;
  if (write_whole(fresh, place, content, readers)) return std::nullopt;
  std::error_code error(errno, std::generic_category());
  const std::string reason = error ? error.message() : "cannot be written";
  fs::remove(fresh, error);
  return reason;
}

constexpr const char* leads_nowhere = "leads nowhere";

}  // namespace

std::optional<std::string> cannot_replace(const std::string& path) {
  const fs::path place = followed(path_of(path));
  if (place.empty()) return leads_nowhere;
  const fs::path fresh = unused_name_beside(place);
  if (auto fault = write_beside(fresh, place, {}, Readers::Owner)) return fault;
  std::error_code error;
  fs::remove(fresh, error);
  return std::nullopt;
}

std::optional<std::string> replace_file(const std::string& path, std::string_view content,
                                        Readers readers) {
  const fs::path place = followed(path_of(path));
  if (place.empty()) return leads_nowhere;
  const fs::path fresh = unused_name_beside(place);
  if (auto fault = write_beside(fresh, place, content, readers)) return fault;
  std::error_code error;
  fs::rename(fresh, place, error);
  if (!error) return std::nullopt;
  std::error_code ignored;
  fs::remove(fresh, ignored);
  return error.message();
}

}  // namespace damas
