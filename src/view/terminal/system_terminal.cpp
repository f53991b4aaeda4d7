#include "view/terminal/system_terminal.hpp"

#include <cstdlib>
#include <string_view>

#ifdef _WIN32
#include <io.h>
#include <windows.h>
#else
#include <sys/ioctl.h>
#include <unistd.h>
#endif

namespace damas::terminal {

namespace {

constexpr int usual_width = 80;

// Empty when not set.
std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

bool environment_allows_color() {
  return variable("NO_COLOR").empty() && terminal_has_escapes();
}

Language environment_language() {
  return language_of({variable("LC_ALL"), variable("LC_MESSAGES"), variable("LANG")});
}

#ifdef _WIN32

bool input_is_terminal() {
  return _isatty(0) != 0;
}

bool output_is_terminal() {
  return _isatty(1) != 0;
}

bool terminal_has_escapes() {
  return variable("TERM") != "dumb";
}

int terminal_width() {
  CONSOLE_SCREEN_BUFFER_INFO info;
  if (!GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &info)) return usual_width;
  return info.srWindow.Right - info.srWindow.Left + 1;
}

void prepare_terminal() {
  SetConsoleOutputCP(CP_UTF8);
  SetConsoleCP(CP_UTF8);
  const HANDLE console = GetStdHandle(STD_OUTPUT_HANDLE);
  DWORD mode = 0;
  if (GetConsoleMode(console, &mode)) {
    SetConsoleMode(console, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
  }
}

#else

bool input_is_terminal() {
  return isatty(STDIN_FILENO) != 0;
}

bool output_is_terminal() {
  return isatty(STDOUT_FILENO) != 0;
}

bool terminal_has_escapes() {
  return !variable("TERM").empty() && variable("TERM") != "dumb";
}

int terminal_width() {
  winsize size = {};
  const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return known ? size.ws_col : usual_width;
}

void prepare_terminal() {}

#endif

}  // namespace damas::terminal
