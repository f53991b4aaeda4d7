// Owns running the program on typed text, as through a pipe.
#pragma once

#include <filesystem>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "typed_console.hpp"
#include "view/terminal/program.hpp"

namespace damas::terminal {

inline Options options_from(const std::vector<std::string>& arguments) {
  std::vector<const char*> argv = {"damas-terminal"};
  for (const std::string& a : arguments)
    argv.push_back(a.c_str());
  const auto options =
      read_options(static_cast<int>(argv.size()), argv.data(), {Language::English, 1, {}});
  REQUIRE(std::holds_alternative<Options>(options));
  return std::get<Options>(options);
}

struct Session {
  int status = 0;
  std::string output;
};

// Answers are echoed, so that the output is as on a screen.
inline Session run_session(const std::vector<std::string>& arguments, const std::string& input,
                           ConsoleSetup setup = {}) {
  const Options options = options_from(arguments);
  std::istringstream in(input);
  std::ostringstream out;
  setup.language = options.language;
  setup.color = options.color == ColorChoice::Always;
  setup.echoes = true;
  Console console(in, out, std::move(setup));
  Session session;
  static puzzle::Tables tables;  // filling them takes a moment
  session.status = Program(console, options, tables).run();
  session.output = out.str();
  return session;
}

// An empty folder as the current one, removed afterwards.
class InEmptyFolder {
 public:
  InEmptyFolder() : before_(std::filesystem::current_path()) {
    const auto name = "damas-test-" + std::to_string(std::random_device{}());
    folder_ = std::filesystem::temp_directory_path() / name;
    std::filesystem::create_directory(folder_);
    std::filesystem::current_path(folder_);
  }
  ~InEmptyFolder() {
    std::filesystem::current_path(before_);
    std::filesystem::remove_all(folder_);
  }
  InEmptyFolder(const InEmptyFolder&) = delete;
  InEmptyFolder& operator=(const InEmptyFolder&) = delete;

 private:
  std::filesystem::path before_;
  std::filesystem::path folder_;
};

inline std::string joined(const std::vector<std::string>& lines) {
  std::string all;
  for (const std::string& line : lines)
    all += line + "\n";
  return all;
}

}  // namespace damas::terminal
