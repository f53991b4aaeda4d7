#include "platform/sdl_video.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <string>
#include <system_error>

namespace damas {

namespace {

constexpr float unscaled = 96;  // dots per inch

// Without a graphics card the "accelerated" driver emulates one on the processor: slower to start
// and slower to draw than SDL's own software renderer.
bool has_graphics_card() {
  if (SDL_strcmp(SDL_GetPlatform(), "Linux") != 0) return true;
  std::error_code error;
  return std::filesystem::exists("/dev/dri", error);
}

}  // namespace

void set_video_hints() {
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
  SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
  SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
  SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
}

RendererPtr make_renderer(SDL_Window* window, bool software) {
  if (!software && has_graphics_card()) {
    constexpr Uint32 flags = SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC;
    if (RendererPtr fast{SDL_CreateRenderer(window, -1, flags)}) return fast;
  }
  // Otherwise the finished picture would go through the slow accelerated driver anyway.
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  return RendererPtr{SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE)};
}

bool draws_in_software(SDL_Renderer* renderer) {
  SDL_RendererInfo info{};
  return SDL_GetRendererInfo(renderer, &info) == 0 && (info.flags & SDL_RENDERER_SOFTWARE) != 0;
}

float display_density(int display) {
  const char* driver = SDL_GetCurrentVideoDriver();
  const auto drives = [driver](const char* name) {
    return driver != nullptr && SDL_strcmp(driver, name) == 0;
  };
  if (!drives("windows") && !drives("x11")) return 1;
  float dots_per_inch = unscaled;
  if (SDL_GetDisplayDPI(display, &dots_per_inch, nullptr, nullptr) != 0) return 1;
  if (drives("windows")) return dots_per_inch / unscaled;
  SDL_Rect screen{0, 0, 0, 0};
  return SDL_GetDisplayBounds(display, &screen) == 0 ? density_by_size(dots_per_inch, screen.h) : 1;
}

// Screens often report wrong physical sizes, so the density is limited to leave at least the room
// of a usual screen. Rounded to steps that keep the 8-pixel grid on whole pixels.
float density_by_size(float dots_per_inch, int height) {
  constexpr float usual_height = 1080;
  constexpr float steps = 4;
  const float most = static_cast<float>(height) / usual_height;
  return std::max(1.0F, std::floor(std::min(dots_per_inch / unscaled, most) * steps) / steps);
}

bool is_magnified_from_outside() {
  return SDL_strcmp(SDL_GetPlatform(), "Emscripten") == 0;
}

WindowPtr make_window(const WindowOptions& options) {
  constexpr int anywhere = SDL_WINDOWPOS_CENTERED;
  Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
  if (options.fullscreen) flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
  SDL_Rect screen{0, 0, 0, 0};
  const bool known = SDL_GetDisplayUsableBounds(0, &screen) == 0;
  const float zoom = options.zoom * display_density(0);
  const auto extent = [&](float logical, int most) {
    const int wanted = static_cast<int>(logical * zoom);
    return known ? std::min(wanted, most) : wanted;
  };
  return WindowPtr{SDL_CreateWindow(options.title.c_str(), anywhere, anywhere,
                                    extent(options.size.w, screen.w),
                                    extent(options.size.h, screen.h), flags)};
}

// Without a screen SDL may choose a driver that draws nowhere.
bool has_display() {
  const char* wanted = SDL_GetHint(SDL_HINT_VIDEODRIVER);
  if (wanted != nullptr && *wanted != '\0') return true;  // set explicitly by the user or a test
  const std::string driver = SDL_GetCurrentVideoDriver();
  if (driver != "offscreen" && driver != "dummy") return true;
  SDL_SetError("No available video device");
  return false;
}

}  // namespace damas
