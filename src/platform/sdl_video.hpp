// Owns the start of SDL's video: the session, the window and the choice of a renderer; internal to
// src/platform.
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

// Shuts down whatever was started, also if opening fails half-way.
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
  // Searching for gamepads takes time, so it is done after the first frame.
  void start_gamepads() {
    if (!std::exchange(asked_, true)) pads_ = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0;
  }

 private:
  bool started_;
  bool asked_ = false;
  bool pads_ = false;
};

// Must be called before the session starts.
void set_video_hints();
// False if there is no screen, even if SDL has a substitute driver; SDL_GetError() then has the
// reason.
bool has_display();
// The display's pixels per pixel of a usual screen: 1 where SDL itself counts in points. On Windows
// (as requested in the manifest) and X11 all scaling is up to the program.
float display_density(int display);
// The density that an X11 screen suggests, by its reported dots per inch and its height in pixels.
float density_by_size(float dots_per_inch, int height);
// Whether something else scales the picture, such as the zoom of a browser.
bool is_magnified_from_outside();
// Both return null on failure, with the reason in SDL_GetError().
WindowPtr make_window(const WindowOptions& options);
RendererPtr make_renderer(SDL_Window* window, bool software);
bool draws_in_software(SDL_Renderer* renderer);

}  // namespace damas
