// Owns FileLock: a lock on a file that lets only one process at a time work on what the file stands
// for. The system releases the lock when the process ends, even if it crashes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace damas {

class FileLock {
 public:
  // Creates the file if it is missing; its folder must exist. The file is not removed afterwards,
  // because then two processes could lock two files of the same name. Answers nothing if this or
  // another process holds the lock. Where files cannot be locked at all (a read-only folder, a file
  // system without locks, a browser, whose tabs have locks of their own) every caller gets the
  // lock.
  static std::optional<FileLock> take(const std::filesystem::path& path);
  // For one change, which takes milliseconds: if another one holds the lock, tries again for a
  // tenth of a second.
  static std::optional<FileLock> take_soon(const std::filesystem::path& path);

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
