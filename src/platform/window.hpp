// Owns the window: its renderer, Canvas and Gui, and the conversion of events to Input.
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
  float zoom = 1;         // extra magnification, in addition to the display's own scale
  FontFaces fonts;
  Image icon;  // may be empty
};

// Wakes the window's loop from any thread; may outlive the window and has no effect then.
class Waker {
 public:
  void wake() const;
};

class Window final : public FrameHost {
 public:
  // Unavailable without a display. Falls back to the software renderer if necessary.
  static Expected<std::unique_ptr<Window>> open(const WindowOptions& options);
  ~Window() override;

  Canvas& canvas();
  Gui& gui();
  Waker waker() const { return {}; }

  // Draws everything anew with these fonts.
  void set_fonts(const FontFaces& fonts);
  void set_title(const std::string& title);
  void set_icon(const Image& icon);
  bool fullscreen() const;
  void set_fullscreen(bool on);
  void set_zoom(float zoom);
  // The scale of text and controls; unset: chosen to suit the window.
  void set_interface_size(std::optional<int> percent);
  // SDL's name of the renderer: "software", "opengl", …
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
