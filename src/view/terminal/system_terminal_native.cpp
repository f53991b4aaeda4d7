#include <cstdlib>
#include <string_view>
#include <sys/ioctl.h>
#include <unistd.h>

#include "view/terminal/system_terminal.hpp"

namespace damas::terminal {

namespace {

// Empty when not set.
std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

bool input_is_terminal() {
  return isatty(STDIN_FILENO) != 0;
}

bool output_is_terminal() {
  return isatty(STDOUT_FILENO) != 0;
}

bool environment_allows_color() {
  return variable("NO_COLOR").empty() && terminal_has_escapes();
}

bool terminal_has_escapes() {
  return !variable("TERM").empty() && variable("TERM") != "dumb";
}

int terminal_width() {
  winsize size = {};
  const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return known ? size.ws_col : usual_terminal_width;
}

Language environment_language() {
  return language_of({variable("LC_ALL"), variable("LC_MESSAGES"), variable("LANG")});
}

}  // namespace damas::terminal
