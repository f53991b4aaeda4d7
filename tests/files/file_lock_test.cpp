#include "files/file_lock.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#if !defined(_WIN32)
#include <array>
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>
#endif

#include <doctest/doctest.h>

#include "files/paths.hpp"
#include "files/test_folder.hpp"

namespace damas {

namespace {

std::filesystem::path place(const test::Folder& folder, const std::string& name) {
  return path_of(folder.path(name));
}

}  // namespace

TEST_CASE("a lock is held only once, also within a process") {
  const test::Folder folder;
  std::optional<FileLock> first = FileLock::take(place(folder, "a.lock"));
  REQUIRE(first);
  CHECK_FALSE(FileLock::take(place(folder, "a.lock")));
  CHECK_FALSE(FileLock::take(place(folder, "a.lock")));
  CHECK(FileLock::take(place(folder, "b.lock")));
}

TEST_CASE("a lock for one change is got at once if it is free") {
  const test::Folder folder;
  const std::optional<FileLock> lock = FileLock::take_soon(place(folder, "a.lock"));
  REQUIRE(lock);
  CHECK_FALSE(FileLock::take(place(folder, "a.lock")));
}

TEST_CASE("a lock that is released can be taken again") {
  const test::Folder folder;
  std::optional<FileLock> lock = FileLock::take(place(folder, "a.lock"));
  lock.reset();
  lock = FileLock::take(place(folder, "a.lock"));
  CHECK(lock);
  CHECK_FALSE(FileLock::take(place(folder, "a.lock")));
}

TEST_CASE("a lock moves with its owner, and what it replaces is released") {
  const test::Folder folder;
  std::optional<FileLock> a = FileLock::take(place(folder, "a.lock"));
  std::optional<FileLock> b = FileLock::take(place(folder, "b.lock"));
  REQUIRE((a && b));
  FileLock moved = std::move(*a);
  a.reset();
  CHECK_FALSE(FileLock::take(place(folder, "a.lock")));
  moved = std::move(*b);
  b.reset();
  CHECK(FileLock::take(place(folder, "a.lock")));
  CHECK_FALSE(FileLock::take(place(folder, "b.lock")));
}

TEST_CASE("if files cannot be locked, every caller gets the lock") {
  const test::Folder folder;
  CHECK(FileLock::take(place(folder, "no/such/folder/a.lock")));
}

#if !defined(_WIN32)
TEST_CASE("a lock ends with the process that holds it, also if that is killed") {
  const test::Folder folder;
  std::array<int, 2> taken{};
  REQUIRE(pipe(taken.data()) == 0);
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    const std::optional<FileLock> lock = FileLock::take(place(folder, "a.lock"));
    const char answer = lock ? 'y' : 'n';
    if (write(taken[1], &answer, 1) != 1) _exit(1);
    while (true)
      pause();
  }
  char answer = 0;
  REQUIRE(read(taken[0], &answer, 1) == 1);
  CHECK(answer == 'y');
  CHECK_FALSE(FileLock::take(place(folder, "a.lock")));
  kill(child, SIGKILL);
  REQUIRE(waitpid(child, nullptr, 0) == child);
  CHECK(FileLock::take(place(folder, "a.lock")));
  close(taken[0]);
  close(taken[1]);
}
#endif

}  // namespace damas
