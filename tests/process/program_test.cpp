#include "process/program.hpp"

#include <doctest/doctest.h>

#if !defined(_WIN32)
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

#include "files/replace.hpp"
#include "files/test_folder.hpp"

namespace damas {

namespace {

using Clock = std::chrono::steady_clock;

// For events that must happen, however busy the machine is.
Deadline generous() {
  return Clock::now() + std::chrono::seconds(60);
}
// For events that must not happen.
Deadline at_once() {
  return Clock::now() + std::chrono::milliseconds(20);
}

}  // namespace

#if defined(_WIN32)
TEST_CASE("Starting a missing program fails with a reason") {
  CHECK(std::get<std::string>(start_program({"no such program"})) ==
        "cannot start 'no such program': error 2 of the system");
}

TEST_CASE("A program's lines are received, and its end is reported") {
  const test::Folder folder;
  const std::string script = folder.path("script.bat");
  REQUIRE_FALSE(replace_file(script, "@echo one\r\n@exit 3\r\n"));
  const Started started = start_program({"cmd.exe", "/c", script});
  REQUIRE(std::holds_alternative<std::unique_ptr<Program>>(started));
  Program& program = *std::get<std::unique_ptr<Program>>(started);
  CHECK(program.receive(generous()).text == "one");
  CHECK(program.receive(generous()).kind == Received::Kind::End);
  CHECK(program.end(generous()) == "exit status 3");
}

TEST_CASE("Waiting ends at its deadline, and a running program can be destroyed") {
  const Started started = start_program({"cmd.exe"});
  REQUIRE(std::holds_alternative<std::unique_ptr<Program>>(started));
  Program& program = *std::get<std::unique_ptr<Program>>(started);
  CHECK(program.send("rem", generous()));
  while (program.receive(at_once()).kind == Received::Kind::Line) {
  }
  CHECK(program.receive(Clock::now()).kind == Received::Kind::Silence);
}
#else

namespace {

std::unique_ptr<Program> shell(const std::string& script) {
  Started started = start_program({"/bin/sh", "-c", script});
  REQUIRE(std::holds_alternative<std::unique_ptr<Program>>(started));
  return std::move(std::get<std::unique_ptr<Program>>(started));
}

std::string line_of(Program& program) {
  const Received received = program.receive(generous());
  REQUIRE(received.kind == Received::Kind::Line);
  return received.text;
}

}  // namespace

TEST_CASE("Starting a missing program fails with a reason") {
  CHECK(std::get<std::string>(start_program({"/no/such/program"})) ==
        "cannot start '/no/such/program': No such file or directory");
  CHECK(std::get<std::string>(start_program({"/"})) == "cannot start '/': Permission denied");
}

TEST_CASE("Lines go to a program and come back") {
  const auto program = shell("while read line; do echo \"<$line>\"; done");
  CHECK(program->send("one two", generous()));
  CHECK(program->send("three", generous()));
  CHECK(line_of(*program) == "<one two>");
  CHECK(line_of(*program) == "<three>");
  CHECK(program->end(generous()) == "exit status 0");
}

TEST_CASE("A program starts in the given folder") {
  const test::Folder folder;
  const std::string place = std::filesystem::canonical(folder.path()).string();
  Started started = start_program({"/bin/sh", "-c", "pwd -P"}, place);
  REQUIRE(std::holds_alternative<std::unique_ptr<Program>>(started));
  CHECK(line_of(*std::get<std::unique_ptr<Program>>(started)) == place);
  CHECK(std::get<std::string>(start_program({"/bin/sh"}, place + "/none")) ==
        "cannot start '/bin/sh': No such file or directory");
}

TEST_CASE("Waiting for a line ends at its deadline") {
  const auto program = shell("echo word; read line");
  CHECK(line_of(*program) == "word");
  CHECK(program->receive(at_once()).kind == Received::Kind::Silence);
  CHECK(program->receive(Clock::now() - std::chrono::seconds(1)).kind == Received::Kind::Silence);
}

TEST_CASE("An incomplete line is returned only when the program ends") {
  const auto program = shell("printf half; read line");
  CHECK(program->receive(at_once()).kind == Received::Kind::Silence);
  CHECK(program->send("", generous()));
  CHECK(line_of(*program) == "half");
  CHECK(program->receive(generous()).kind == Received::Kind::End);
}

TEST_CASE("The end of a program is reported after its last line") {
  const auto program = shell("echo last; exit 3");
  CHECK(line_of(*program) == "last");
  CHECK(program->receive(generous()).kind == Received::Kind::End);
  CHECK(program->end(generous()) == "exit status 3");
  CHECK(shell("kill -SEGV $$")->end(generous()) == "signal 11");
}

TEST_CASE("Writing to a program that has ended does not end this one") {
  const auto program = shell("exit 0");
  REQUIRE(program->receive(generous()).kind == Received::Kind::End);
  CHECK_FALSE(program->send(std::string(200000, 'x'), generous()));
  CHECK_FALSE(program->send("again", generous()));
}

TEST_CASE("Writing to a program that does not read ends at the deadline") {
  const auto program = shell("echo ready; sleep 60");
  CHECK(line_of(*program) == "ready");
  CHECK_FALSE(program->send(std::string(1 << 20, 'x'), at_once()));
}

TEST_CASE("Two programs that both write much data do not block each other") {
  const auto program =
      shell("i=0; while [ $i -lt 20000 ]; do echo 1234567890; i=$((i+1)); done; wc -c");
  CHECK(program->send(std::string(300000, 'x'), generous()));
  for (int i = 0; i < 20000; ++i)
    REQUIRE(line_of(*program) == "1234567890");
}

TEST_CASE("A destroyed program ends with its children and leaves no zombie") {
  const test::Folder folder;
  const std::string pipe = folder.path("pipe");
  REQUIRE(mkfifo(pipe.c_str(), S_IRUSR | S_IWUSR) == 0);
  const int held = open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
  auto program = shell("exec 3>'" + pipe + "'; sh -c 'echo second; read x; wait' & echo first; " +
                       "trap '' TERM INT; wait; read line");
  line_of(*program);
  line_of(*program);
  char byte = 0;
  CHECK(read(held, &byte, 1) == -1);  // there is still a writer
  program.reset();
  pollfd ask{held, POLLIN, 0};
  CHECK(poll(&ask, 1, 60000) == 1);
  CHECK(read(held, &byte, 1) == 0);  // no writer is left
  close(held);
  CHECK(waitpid(-1, nullptr, WNOHANG) == -1);
}

TEST_CASE("A program that does not end by itself is killed") {
  const auto program = shell("trap '' TERM; echo ready; while :; do read line; done");
  CHECK(line_of(*program) == "ready");
  CHECK(program->end(at_once()) == "had to be ended");
}

TEST_CASE("A program does not inherit the pipes of another") {
  const auto first = shell("cat");
  const auto second = shell("echo ready; read line");
  CHECK(line_of(*second) == "ready");
  // The first program ends when its input is closed, which an inherited pipe would prevent.
  CHECK(first->end(generous()) == "exit status 0");
}
#endif

}  // namespace damas
