#include <string>
#include <string_view>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <unistd.h>

#include "view/terminal/system_terminal.hpp"

namespace damas::terminal {

DataFolder data_folder() {
  const std::string named(variable("DAMAS_DATA"));
  if (!named.empty()) return {named, true};
  const std::string home(variable("HOME"));
#if defined(__APPLE__)
  return {home.empty() ? home : home + "/Library/Application Support/damas"};
#else
  if (!variable("XDG_DATA_HOME").empty())
    return {std::string(variable("XDG_DATA_HOME")) + "/damas"};
  return {home.empty() ? home : home + "/.local/share/damas"};
#endif
}

bool input_is_terminal() {
  return isatty(STDIN_FILENO) != 0;
}

bool output_is_terminal() {
  return isatty(STDOUT_FILENO) != 0;
}

bool terminal_has_escapes() {
  return !variable("TERM").empty() && variable("TERM") != "dumb";
}

bool line_is_typed_ahead() {
  fd_set input;
  FD_ZERO(&input);
  FD_SET(STDIN_FILENO, &input);
  timeval none = {};
  return select(STDIN_FILENO + 1, &input, nullptr, nullptr, &none) > 0;
}

int terminal_width() {
  winsize size = {};
  const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return known ? size.ws_col : usual_terminal_width;
}

std::optional<int> terminal_height() {
  winsize size = {};
  const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0;
  return known ? std::optional<int>(size.ws_row) : std::nullopt;
}

Language environment_language() {
  return language_of({variable("LC_ALL"), variable("LC_MESSAGES"), variable("LANG")});
}

}  // namespace damas::terminal
