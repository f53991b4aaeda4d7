#include "net/server/storage/take_name.hpp"

#include <cerrno>
#include <fcntl.h>
#include <stdexcept>
#include <system_error>

namespace damas::net {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void fail(int error) {
  throw std::runtime_error(std::generic_category().message(error));
}

// The errors of file systems without hard links.
bool has_no_links(int error) {
  return error == EPERM || error == EOPNOTSUPP || error == ENOSYS || error == EMLINK;
}

// Creates an empty file; fails if the name exists.
void reserve(const fs::path& name) {
  const int file = open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0) fail(errno);
  close(file);
}

}  // namespace

void take_name(const fs::path& file, const fs::path& name, bool replace, Link link) {
  if (replace) return fs::rename(file, name);
  if (link(file.c_str(), name.c_str()) == 0) {
    fs::remove(file);
    return;
  }
  if (!has_no_links(errno)) fail(errno);
  // A rename replaces any file of that name, so this process must have created it.
  reserve(name);
  std::error_code error;
  fs::rename(file, name, error);
  if (!error) return;
  std::error_code ignored;
  fs::remove(name, ignored);
  fail(error.value());
}

}  // namespace damas::net
