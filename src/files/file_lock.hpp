// Owns the right to be the only one at work on something that a file stands for. It ends with the
// process that holds it, however that ends.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace damas {

class FileLock {
 public:
  // Creates the file where it is missing; its folder must be there. The file stays afterwards, as
  // removing it would let two processes lock two files of one name. Nothing if the lock is held,
  // by this process or another. Where a file cannot be locked at all (a folder that is read-only, a
  // file system without locks, a page, whose tabs have locks of their own) everybody is granted it.
  static std::optional<FileLock> take(const std::filesystem::path& path);

  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&& other) noexcept;
  ~FileLock() { release(); }

 private:
  using Handle = std::intptr_t;  // a file descriptor or a HANDLE
  static constexpr Handle no_handle = -1;

  explicit FileLock(Handle file) : file_(file) {}
  void release();

  Handle file_ = no_handle;
};

}  // namespace damas
