#include "files/file_lock.hpp"

#include <utility>

namespace damas {

FileLock::FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, no_handle)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
  std::swap(file_, other.file_);
  other.release();
  return *this;
}

}  // namespace damas
