#include "view/terminal/system_console.hpp"

#include <chrono>
#include <ctime>
#include <future>
#include <thread>
#include <utility>

#include "puzzle/daily.hpp"
#include "view/terminal/system_terminal.hpp"

namespace damas::terminal {

namespace {

using namespace std::chrono_literals;

bool wants_color(ColorChoice choice) {
  if (choice == ColorChoice::Auto) return output_is_terminal() && environment_allows_color();
  return choice == ColorChoice::Always;
}

Milliseconds now() {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<Milliseconds>(time);
}

std::int64_t today() {
  const std::time_t time = std::time(nullptr);
  const std::tm local = *std::localtime(&time);
  return puzzle::days_of({local.tm_year + 1900, local.tm_mon + 1, local.tm_mday});
}

// Reading a line cannot be interrupted, so another thread does it.
void wait_for_answer(const std::function<void()>& read, const std::function<void()>& meanwhile) {
  std::future<void> done = std::async(std::launch::async, read);
  while (done.wait_for(1s) != std::future_status::ready)
    meanwhile();
  done.get();  // rethrows an exception of `read`
}

}  // namespace

ConsoleSetup system_console(const Options& options, std::shared_ptr<Bell> bell) {
  const bool person_watches = output_is_terminal() && terminal_has_escapes();
  ConsoleSetup setup;
  setup.language = options.language;
  setup.color = wants_color(options.color);
  setup.clears = person_watches && input_is_terminal() && !options.scroll && !options.demo;
  setup.echoes = !input_is_terminal();
  if (input_is_terminal()) setup.typed_ahead = line_is_typed_ahead;
  setup.width = terminal_width;
  setup.height = terminal_height;
  setup.wait_for_answer = wait_for_answer;
  setup.now = now;
  setup.today = today;
  setup.wait = [bell = std::move(bell)](auto most) { bell->wait(most); };
  if (setup.clears) setup.pause = [] { std::this_thread::sleep_for(500ms); };
  return setup;
}

}  // namespace damas::terminal
