#include <iostream>
#include <string>

#include "hub/session.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/weights_file.hpp"
#include "view/command_line/version.hpp"

namespace damas::tool {

namespace {

// Longer lines cannot be messages. They are cut so that a faulty program cannot fill the memory.
constexpr std::size_t longest_line = 1 << 20;

// False at the end of the input.
bool read_line(std::string& line) {
  line.clear();
  std::streambuf& in = *std::cin.rdbuf();
  for (int c = in.sbumpc(); c != std::char_traits<char>::eof(); c = in.sbumpc()) {
    if (c == '\n') return true;
    if (line.size() < longest_line) line += static_cast<char>(c);
  }
  return !line.empty();
}

void run() {
  hub::Session session(
      version(), [](const std::string& line) { std::cout << line << std::endl; },
      [](const std::string& name, Variant variant) -> hub::Session::WeightsOrError {
        try {
          return weights_for(name, variant);
        } catch (const BadInput& error) {
          return hub::Error{error.what()};
        }
      });
  std::string line;
  while (read_line(line) && session.take(line)) {
  }
}

}  // namespace

void add_hub_command(CLI::App& app) {
  CLI::App& command = *app.add_subcommand(
      "hub", "Be an engine for another program, by the Hub protocol on the standard streams");
  command.callback(run);
}

}  // namespace damas::tool
