// Owns the start of SDL's video: the session, the window and the choice of a renderer; for the
// sources of this room only.
#pragma once

#include <memory>
#include <utility>

#include <SDL.h>

#include "platform/window.hpp"

namespace damas {

struct WindowDeleter {
  void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
};
struct RendererDeleter {
  void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
};
using WindowPtr = std::unique_ptr<SDL_Window, WindowDeleter>;
using RendererPtr = std::unique_ptr<SDL_Renderer, RendererDeleter>;

// Closes down what was started, also when opening fails half-way.
class VideoSession {
 public:
  VideoSession() : started_(SDL_InitSubSystem(SDL_INIT_VIDEO) == 0) {}
  ~VideoSession() {
    SDL_QuitSubSystem(pads_ ? SDL_INIT_GAMECONTROLLER : 0);
    if (started_) SDL_QuitSubSystem(SDL_INIT_VIDEO);
  }
  VideoSession(const VideoSession&) = delete;
  VideoSession& operator=(const VideoSession&) = delete;

  bool started() const { return started_; }
  // Looking for gamepads takes a while, so it comes after the first frame.
  void start_gamepads() {
    if (!std::exchange(asked_, true)) pads_ = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0;
  }

 private:
  bool started_;
  bool asked_ = false;
  bool pads_ = false;
};

// Before the session starts.
void set_video_hints();
// False where there is no screen, whatever SDL would make do with; SDL_GetError() says so then.
bool has_display();
// Pixels for each pixel of a usual screen: 1 where SDL counts in points by itself. Windows, as the
// manifest asks, leaves all scaling to the program, and so does X11.
float display_density(int display);
// What a screen of X11 suggests, by what it says of its dots per inch and by its height in pixels.
float density_by_size(float dots_per_inch, int height);
// Somebody else changes how many pixels a point has, as a browser does that zooms.
bool is_magnified_from_outside();
// Both null when they cannot be made, with the reason in SDL_GetError().
WindowPtr make_window(const WindowOptions& options);
RendererPtr make_renderer(SDL_Window* window, bool software);

}  // namespace damas
