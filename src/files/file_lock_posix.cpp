#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "files/file_lock.hpp"

namespace damas {

namespace {

int lock_at_once(int file) {
  int result = 0;
  do {
    result = flock(file, LOCK_EX | LOCK_NB);
  } while (result != 0 && errno == EINTR);
  return result;
}

}  // namespace

// flock, not fcntl: its locks belong to the opened file, so a second lock in the same process is
// refused too, and closing another descriptor of the file does not release the lock. Programs that
// this one starts do not inherit the descriptor, so they cannot keep the lock alive.
std::optional<FileLock> FileLock::take(const std::filesystem::path& path) {
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return FileLock{no_handle};
  if (lock_at_once(file) == 0) return FileLock{file};
  const bool held = errno == EWOULDBLOCK;
  close(file);
  if (held) return std::nullopt;
  return FileLock{no_handle};
}

void FileLock::release() {
  if (file_ != no_handle) close(static_cast<int>(file_));
  file_ = no_handle;
}

}  // namespace damas
