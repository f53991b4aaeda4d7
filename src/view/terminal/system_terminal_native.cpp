#include <cstdlib>
#include <string>
#include <string_view>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <unistd.h>

#include "view/terminal/system_terminal.hpp"

namespace damas::terminal {

namespace {

// Empty if not set.
std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

// Empty if not even the home folder is known.
std::string data_folder() {
  if (!variable("DAMAS_DATA").empty()) return std::string(variable("DAMAS_DATA"));
  const std::string home(variable("HOME"));
#if defined(__APPLE__)
  return home.empty() ? home : home + "/Library/Application Support/damas";
#else
  if (!variable("XDG_DATA_HOME").empty()) return std::string(variable("XDG_DATA_HOME")) + "/damas";
  return home.empty() ? home : home + "/.local/share/damas";
#endif
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

std::string usual_records_file() {
  const std::string folder = data_folder();
  return folder.empty() ? folder : folder + "/puzzle.txt";
}

std::string usual_lessons_file() {
  const std::string folder = data_folder();
  return folder.empty() ? folder : folder + "/lessons.txt";
}

std::string usual_problems_file() {
  const std::string folder = data_folder();
  return folder.empty() ? folder : folder + "/problems.txt";
}

std::string usual_openings_file() {
  const std::string folder = data_folder();
  return folder.empty() ? folder : folder + "/openings.txt";
}

std::string usual_games_folder() {
  const bool named = !variable("DAMAS_DATA").empty();
  return named || input_is_terminal() ? data_folder() : std::string{};
}

}  // namespace damas::terminal
