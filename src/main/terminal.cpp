// damas-terminal: draughts and the sliding puzzle as text.
#include <chrono>
#include <exception>
#include <iostream>
#include <random>
#include <thread>

#include "view/terminal/options.hpp"
#include "view/terminal/program.hpp"
#include "view/terminal/system_terminal.hpp"

namespace {

using namespace damas::terminal;

bool wants_color(ColorChoice choice) {
  if (choice == ColorChoice::Auto) return output_is_terminal() && environment_allows_color();
  return choice == ColorChoice::Always;
}

ConsoleSetup console_setup(const Options& options) {
  const bool person_watches = output_is_terminal() && terminal_has_escapes();
  ConsoleSetup setup;
  setup.language = options.language;
  setup.color = wants_color(options.color);
  setup.clears = person_watches && input_is_terminal() && !options.scroll && !options.demo;
  setup.echoes = !input_is_terminal();
  if (setup.clears) {
    setup.pause = [] { std::this_thread::sleep_for(std::chrono::milliseconds(500)); };
  }
  return setup;
}

int run(int argc, char** argv) {
  prepare_terminal();
  const auto options = read_options(argc, argv, environment_language(), std::random_device{}());
  if (const auto* end = std::get_if<OptionsEnd>(&options)) {
    (end->status == 0 ? std::cout : std::cerr) << end->text;
    return end->status;
  }
  std::ios::sync_with_stdio(false);
  const auto& wanted = std::get<Options>(options);
  Console console(std::cin, std::cout, console_setup(wanted));
  const int status = Program(console, wanted).run();
  return std::cout.flush() ? status : 1;
}

}  // namespace

// 0: done; 1: failed; 2: the options cannot be used.
int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& e) {
    std::cerr << "damas-terminal: " << e.what() << '\n';
    return 1;
  }
}
