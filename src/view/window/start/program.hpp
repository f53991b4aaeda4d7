// Owns the window program: an App in a window, or a screenshot of it.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "platform/expected.hpp"
#include "platform/turns.hpp"
#include "platform/window.hpp"
#include "view/window/app/desktop.hpp"
#include "view/window/start/options.hpp"

namespace damas {

class App;

// The services of a surrounding page; natively all functions are empty.
struct Surroundings {
  std::function<void(const std::string& path)> keep_file;  // saves a changed file
  std::function<void(Desktop&)> connect;                   // sets the page's functions
  std::unique_ptr<Window> window;                          // if it is open already
  std::string match_file;  // for the unfinished game; empty: one that no other window uses
  std::function<void()> keep_replaced = {};  // saves all files, which have been replaced
};

// The program's window with prepared fonts but without an icon. Unavailable without a display.
Expected<std::unique_ptr<Window>> open_program_window(const WindowProgramOptions& options);

class WindowProgram {
 public:
  // Unavailable without a display.
  static Expected<std::unique_ptr<WindowProgram>> open(const WindowProgramOptions& options,
                                                       Surroundings surroundings = {});
  ~WindowProgram();

  // One round of the loop, as take_turns() calls it. It tells the loop to end once the user has
  // quit.
  Turn turn();
  App& app();
  // Draws with what embedded_fonts() has by now. In a page fonts arrive after the first frame.
  void renew_fonts();

 private:
  void ask();

  struct State;
  explicit WindowProgram(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

// Draws the first scene into a PNG file, without a display. Failure: Unwritable.
Expected<Done> save_screenshot(const WindowProgramOptions& options, const std::string& file);

}  // namespace damas
