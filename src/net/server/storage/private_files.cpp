#include "net/server/storage/private_files.hpp"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

#include "net/server/storage/database.hpp"

namespace damas::net {

namespace fs = std::filesystem;

namespace {

constexpr mode_t for_others = 0077;
constexpr mode_t of_file = 0600;
constexpr mode_t of_folder = 0700;

std::string why(int error) {
  return std::generic_category().message(error);
}

std::string octal(mode_t mode) {
  char text[8];
  std::snprintf(text, sizeof text, "%04o", static_cast<unsigned>(mode & 07777));
  return text;
}

// Whether only the server's user can use the file, for example a copy of the database, so that
// narrowing the folder around it affects nobody else.
bool is_private(const fs::path& path) {
  struct stat found {};
  return lstat(path.c_str(), &found) == 0 && (found.st_mode & for_others) == 0 &&
         found.st_uid == geteuid();
}

// The reason why others may be using the folder. Empty: they cannot.
std::string of_others(const fs::path& folder, const std::string& name) {
  std::error_code error;
  for (auto at = fs::directory_iterator(folder, error); !error && at != fs::directory_iterator();
       at.increment(error)) {
    const std::string entry = at->path().filename().string();
    if (!entry.starts_with(name) && !is_private(at->path()))
      return "it also holds " + entry + ", which others may read";
  }
  return error ? "it cannot be read: " + error.message() : "";
}

void narrow(const fs::path& path, mode_t mode, const std::string& obstacle,
            std::vector<Narrowed>& narrowed) {
  struct stat found {};
  if (stat(path.c_str(), &found) != 0 || (found.st_mode & for_others) == 0) return;
  // Whoever names a folder as the database could not open that folder any more.
  if (mode == of_file && S_ISDIR(found.st_mode)) return;
  Narrowed result{path.string(), octal(found.st_mode), obstacle};
  if (obstacle.empty() && chmod(path.c_str(), mode) != 0) result.why_not = why(errno);
  narrowed.push_back(std::move(result));
}

}  // namespace

bool is_sqlite_file(const std::string& url) {
  return !storage::is_postgres(url) && url != ":memory:";
}

void make_private_file(const fs::path& path) {
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, of_file);
  if (file >= 0) {
    close(file);
  } else if (errno != EEXIST) {
    throw std::runtime_error("cannot create the file " + path.string() + ": " + why(errno));
  }
}

void make_private_folder(const fs::path& folder) {
  std::error_code error;
  const fs::path above =
      folder.has_filename() ? folder.parent_path() : folder.parent_path().parent_path();
  if (!above.empty()) fs::create_directories(above, error);
  if (!error && mkdir(folder.c_str(), of_folder) != 0 && errno != EEXIST)
    error = std::error_code(errno, std::generic_category());
  if (!error && !fs::is_directory(folder, error) && !error)
    error = std::make_error_code(std::errc::not_a_directory);
  if (error)
    throw std::runtime_error("cannot create the data folder " + folder.string() + ": " +
                             error.message() + "; choose another with --data");
}

std::vector<Narrowed> narrow_files(const fs::path& database, const fs::path& folder) {
  std::vector<Narrowed> narrowed;
  for (const char* part : {"", "-wal", "-shm", "-journal", ".lock"})
    narrow(database.string() + part, of_file, "", narrowed);
  if (folder.empty()) return narrowed;
  narrow(folder, of_folder, of_others(folder, database.filename().string()), narrowed);
  return narrowed;
}

}  // namespace damas::net
