// Owns the window: its renderer, Canvas and Gui, and the events that become Input.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "platform/expected.hpp"
#include "platform/font.hpp"
#include "platform/frame_loop.hpp"
#include "platform/image.hpp"

namespace damas {

struct WindowOptions {
  std::string title;
  Size size{1200, 800};  // logical pixels
  Size min_size{360, 480};
  bool fullscreen = false;
  bool software = false;  // never try an accelerated renderer
  float zoom = 1;         // extra magnification of everything, on top of the display's own scale
  FontFaces fonts;
  Image icon;  // may be empty
};

// Wakes the loop of a window from any thread; may outlive the window, then it does nothing.
class Waker {
 public:
  void wake() const;
};

class Window final : public FrameHost {
 public:
  // Unavailable without a display. Falls back to the software renderer by itself.
  static Expected<std::unique_ptr<Window>> open(const WindowOptions& options);
  ~Window() override;

  Canvas& canvas();
  Gui& gui();
  Waker waker() const { return {}; }

  void set_title(const std::string& title);
  void set_icon(const Image& icon);
  bool fullscreen() const;
  void set_fullscreen(bool on);
  void set_zoom(float zoom);
  // Of text and controls; unset: as suits the window.
  void set_interface_size(std::optional<int> percent);
  // "software", "opengl", …
  std::string renderer_name() const;

  std::chrono::milliseconds now() override;
  bool wait(std::chrono::milliseconds at_most) override;
  std::chrono::milliseconds slack() const override;
  Input poll() override;
  bool needs_frame() override;
  void show(FrameClient& client, std::chrono::milliseconds elapsed) override;

 private:
  struct State;
  explicit Window(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace damas
