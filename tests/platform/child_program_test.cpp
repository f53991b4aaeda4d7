#include "platform/child_program.hpp"

#include <chrono>
#include <functional>
#include <thread>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "platform/files.hpp"
#if !defined(_WIN32)
#include <fcntl.h>
#include <unistd.h>
#endif

namespace damas::test {

namespace {

// Waits for an effect of another program, with a generous time limit.
bool comes(const std::function<bool()>& what) {
  const auto give_up = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (!what()) {
    if (std::chrono::steady_clock::now() > give_up) return false;
    std::this_thread::yield();
  }
  return true;
}

bool says(ChildProgram& child, const std::string& what) {
  std::string heard;
  return comes([&] {
    heard += child.take_errors();
    return heard == what;
  });
}

bool holds(const std::string& path, const std::string& content) {
  return comes([&] {
    const auto found = read_file(path);
    return found.ok() && *found == content;
  });
}

}  // namespace

TEST_CASE("A program that is not there is not started") {
  if (!starts_children()) return;
  const auto started = start_child("/no/such/program", {});
  REQUIRE_FALSE(started.ok());
  CHECK(started.failure().kind == FailureKind::NotFound);
  CHECK(started.failure().subject == "/no/such/program");
}

TEST_CASE("A program's error stream can be read, also after its end") {
  if (!starts_children()) return;
  auto started = start_child("/bin/sh", {"-c", "echo out; echo \"$1\" >&2", "sh", "one word"});
  REQUIRE(started.ok());
  ChildProgram& child = *started.value();
  REQUIRE(comes([&] { return !child.running(); }));
  CHECK(child.take_errors() == "one word\n");
  CHECK(child.take_errors().empty());
  CHECK_FALSE(child.running());
}

TEST_CASE("A program ends with the one that started it, after a request to end") {
  if (!starts_children()) return;
  const Folder folder;
  const std::string script =
      "trap 'echo bye >\"$1\"; exit' TERM; echo ready >&2; while :; do sleep 0.01; done";
  auto started = start_child("/bin/sh", {"-c", script, "sh", folder.path("told")});
  REQUIRE(started.ok());
  REQUIRE(says(*started.value(), "ready\n"));
  CHECK(started.value()->running());
  started.value().reset();
  CHECK(holds(folder.path("told"), "bye\n"));
}

TEST_CASE("Ending a slow program does not block") {
  if (!starts_children()) return;
  const Folder folder;
  // It ends only when it is permitted to, which a waiting test could not do.
  const std::string script =
      "end() { while [ ! -e \"$1\" ]; do sleep 0.01; done; echo bye >\"$2\"; exit; }; "
      "trap 'end \"$@\"' TERM; echo ready >&2; while :; do sleep 0.01; done";
  auto started =
      start_child("/bin/sh", {"-c", script, "sh", folder.path("may"), folder.path("told")});
  REQUIRE(started.ok());
  REQUIRE(says(*started.value(), "ready\n"));
  started.value().reset();
  REQUIRE(write_file(folder.path("may"), "").ok());
  CHECK(holds(folder.path("told"), "bye\n"));
}

#if !defined(_WIN32)
TEST_CASE("A program does not inherit sockets and files") {
  int ends[2] = {};
  REQUIRE(pipe(ends) == 0);
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  auto started = start_child("/bin/sh", {"-c", "echo ready >&2; while :; do sleep 0.01; done"});
  REQUIRE(started.ok());
  REQUIRE(says(*started.value(), "ready\n"));
  close(ends[1]);
  char byte = 0;
  CHECK(read(ends[0], &byte, 1) == 0);  // the end of a pipe without writers
  close(ends[0]);
}
#endif

TEST_CASE("The path of a program beside this one has the same folder") {
  if (!starts_children()) return;
  CHECK(program_beside("damas-server").ends_with("/damas-server"));
}

}  // namespace damas::test
