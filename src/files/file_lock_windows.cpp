#include <windows.h>

#include "files/file_lock.hpp"

namespace damas {

namespace {

HANDLE handle_of(std::intptr_t file) {
  return reinterpret_cast<HANDLE>(file);  // NOLINT(performance-no-int-to-ptr)
}

}  // namespace

// Locks a range of bytes instead of opening the file exclusively: otherwise a virus scanner that
// reads the file would seem to hold the lock.
std::optional<FileLock> FileLock::take(const std::filesystem::path& path) {
  const HANDLE file = CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE,
                                  FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                  OPEN_ALWAYS, FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file == INVALID_HANDLE_VALUE) return FileLock{no_handle};
  OVERLAPPED beginning{};
  if (LockFileEx(file, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &beginning))
    return FileLock{reinterpret_cast<Handle>(file)};
  const DWORD error = GetLastError();
  CloseHandle(file);
  if (error == ERROR_LOCK_VIOLATION || error == ERROR_IO_PENDING) return std::nullopt;
  return FileLock{no_handle};
}

void FileLock::release() {
  if (file_ != no_handle) CloseHandle(handle_of(file_));
  file_ = no_handle;
}

}  // namespace damas
