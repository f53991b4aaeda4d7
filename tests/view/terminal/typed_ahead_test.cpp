// The system tells whether lines were typed before anyone reads them.
#include "view/terminal/system_terminal.hpp"

#if !defined(_WIN32)

#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <string>
#include <string_view>
#include <unistd.h>

#include <doctest/doctest.h>

namespace damas::terminal {

namespace {

// A terminal of the system's in the place of the standard input. Its keyboard is the other end.
class Terminal {
 public:
  Terminal() : keyboard_(posix_openpt(O_RDWR | O_NOCTTY)), input_before_(dup(STDIN_FILENO)) {
    REQUIRE(keyboard_ >= 0);
    REQUIRE(input_before_ >= 0);
    REQUIRE(grantpt(keyboard_) == 0);
    REQUIRE(unlockpt(keyboard_) == 0);
    const int screen = open(ptsname(keyboard_), O_RDWR | O_NOCTTY);
    REQUIRE(screen >= 0);
    REQUIRE(dup2(screen, STDIN_FILENO) == STDIN_FILENO);
    close(screen);
  }
  ~Terminal() {
    dup2(input_before_, STDIN_FILENO);
    close(input_before_);
    close(keyboard_);
  }
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  // Returns once the terminal has echoed it, and so has taken it. It is not a whole line.
  void type(std::string_view text) {
    send(text);
    std::string echo;
    while (echo.size() < text.size()) {
      await(keyboard_);
      char c = 0;
      REQUIRE(read(keyboard_, &c, 1) == 1);
      echo += c;
    }
    REQUIRE(echo == text);
  }
  // Returns once a program can read the line.
  void end_line() {
    send("\n");
    await(STDIN_FILENO);
  }
  // A line, as programs read it.
  static std::string read_line() {
    std::array<char, 100> line{};
    const ssize_t size = read(STDIN_FILENO, line.data(), line.size());
    REQUIRE(size > 0);
    return {line.data(), static_cast<std::size_t>(size)};
  }

 private:
  static void await(int file) {
    constexpr int most_milliseconds = 10'000;
    pollfd input{file, POLLIN, 0};
    REQUIRE(poll(&input, 1, most_milliseconds) == 1);
  }
  void send(std::string_view text) const {
    REQUIRE(write(keyboard_, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
  }

  int keyboard_;
  int input_before_;
};

}  // namespace

TEST_CASE("a line is typed ahead from its end until it is read") {
  Terminal terminal;
  CHECK(input_is_terminal());
  CHECK_FALSE(line_is_typed_ahead());
  terminal.type("c3");
  CHECK_FALSE(line_is_typed_ahead());
  terminal.type("d4");
  CHECK_FALSE(line_is_typed_ahead());
  terminal.end_line();
  CHECK(line_is_typed_ahead());
  CHECK(line_is_typed_ahead());  // asking reads nothing
  CHECK(Terminal::read_line() == "c3d4\n");
  CHECK_FALSE(line_is_typed_ahead());
}

}  // namespace damas::terminal

#endif
