#include "view/terminal/system_terminal.hpp"

#include <cstdlib>

namespace damas::terminal {

namespace {

std::string usual_file(const char* name) {
  const std::string folder = usual_games_folder();
  return folder.empty() ? folder : folder + "/" + name;
}

}  // namespace

bool environment_allows_color() {
  return variable("NO_COLOR").empty() && terminal_has_escapes();
}

std::string usual_records_file() {
  return usual_file("puzzle.txt");
}

std::string usual_lessons_file() {
  return usual_file("lessons.txt");
}

std::string usual_problems_file() {
  return usual_file("problems.txt");
}

std::string usual_openings_file() {
  return usual_file("openings.txt");
}

std::string usual_games_folder() {
  const DataFolder folder = data_folder();
  return folder.named || input_is_terminal() ? folder.path : std::string{};
}

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace damas::terminal
