// damas: draughts and the sliding puzzle in a window.
#include <exception>
#include <string>

#include "main/shipped/embedded.hpp"
#include "platform/announce.hpp"
#include "platform/desktop.hpp"
#include "platform/turns.hpp"
#include "view/text/printable.hpp"
#include "view/window/start/moved_data.hpp"
#include "view/window/start/program.hpp"
#include "view/window/start/saved_pictures.hpp"

namespace {

using namespace damas;

int say(const std::string& text, int status) {
  announce(text, status == 0 ? Announcement::Answer : Announcement::Problem);
  return status;
}

int take_picture(const WindowProgramOptions& options, Language language) {
  const auto saved = save_screenshot(options, *options.screenshot);
  if (saved) return 0;
  return say(tr(language, Text::FileUnwritable, shortened(*options.screenshot)) + "\n", 1);
}

int run(int argc, char** argv) {
  const Language language = language_of_locale(system_language());
  const auto read = read_window_options(argc, argv, language);
  if (const auto* end = std::get_if<CommandLineEnd>(&read)) return say(end->text, end->status);
  const auto& options = std::get<WindowProgramOptions>(read);
  const Language spoken = options.language.value_or(language);
  if (const auto end = refuse_files(options, disk(), spoken)) return say(end->text, end->status);
  if (const auto end = move_data(options, disk(), spoken)) return say(end->text, end->status);
  if (options.screenshot) return take_picture(options, spoken);
  if (options.picture || options.animation) {
    const auto end = save_pictures(options, disk(), spoken);
    return end ? say(end->text, end->status) : 0;
  }
  auto program = WindowProgram::open(options);
  if (!program) return say(std::string(tr(spoken, Text::NoDisplay)) + "\n", 1);
  take_turns([&] { return program.value()->turn(); });
  return 0;
}

}  // namespace

// Exit status. 0: done; 1: failed; 2: invalid options, or files that cannot be used.
int main(int argc, char** argv) {
  try {
    ship_embedded_files();
    return run(argc, argv);
  } catch (const std::exception& e) {
    return say(std::string("damas: ") + e.what() + "\n", 1);
  }
}
