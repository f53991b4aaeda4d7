// Owns the window program: an App in a window, or a picture of it in a file.
#pragma once

#include <memory>

#include "platform/expected.hpp"
#include "view/window/start/options.hpp"

namespace damas {

class WindowProgram {
 public:
  // Unavailable without a display.
  static Expected<std::unique_ptr<WindowProgram>> open(const WindowProgramOptions& options);
  ~WindowProgram();

  // One turn; false when the user has quit. A loop natively, a callback in a browser.
  bool frame();

 private:
  struct State;
  explicit WindowProgram(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

// Draws the first scene into a PNG file, without a display. Unwritable.
Expected<Done> save_screenshot(const WindowProgramOptions& options, const std::string& file);

}  // namespace damas
