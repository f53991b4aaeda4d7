#include "files/file_lock.hpp"

#include <chrono>
#include <thread>
#include <utility>

namespace damas {

FileLock::FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, no_handle)) {}

std::optional<FileLock> FileLock::take_soon(const std::filesystem::path& path) {
  constexpr int tries = 50;
  std::optional<FileLock> lock = take(path);
  for (int i = 1; i < tries && !lock; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    lock = take(path);
  }
  return lock;
}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
  std::swap(file_, other.file_);
  other.release();
  return *this;
}

}  // namespace damas
