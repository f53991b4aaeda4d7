#include "platform/window.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <SDL.h>

#include "platform/canvas.hpp"
#include "platform/gui.hpp"
#include "platform/input_collector.hpp"
#include "platform/interface_size.hpp"
#include "platform/screen_keyboard.hpp"
#include "platform/sdl_surface.hpp"
#include "platform/sdl_video.hpp"
#include "platform/termination.hpp"
#include "platform/turns.hpp"

namespace damas {

namespace {

using std::chrono::milliseconds;

Failure unavailable(const char* what) {
  return {FailureKind::Unavailable, what, SDL_GetError()};
}

}  // namespace

void Waker::wake() const {
  if (SDL_HasEvent(SDL_USEREVENT) == SDL_TRUE) return;
  SDL_Event event{};
  event.type = SDL_USEREVENT;
  SDL_PushEvent(&event);
}

struct Window::State {
  // In order of dependency: the later ones need the earlier ones.
  std::unique_ptr<VideoSession> session;
  WindowPtr window;
  RendererPtr renderer;
  std::unique_ptr<Canvas> canvas;
  std::unique_ptr<Gui> gui;
  InputCollector collector;
  std::optional<SDL_Event> postponed;  // an event that did not fit into the last Input
  Size min_size;
  float wanted_zoom = 1;
  float density = 0;  // including the display's density; 0: not measured yet
  std::optional<int> wanted_percent;
  float first_ratio = 0;  // pixels per window coordinate at the start; 0: not measured yet
  bool exposed = true;
  bool shown = false;

  void limit_size();
  float page_zoom(float ratio);
  void measure();
  void collect();
  void notice(const SDL_Event& event);
  bool visible() const;
};

void Window::State::limit_size() {
  SDL_SetWindowMinimumSize(window.get(), static_cast<int>(min_size.w * density),
                           static_cast<int>(min_size.h * density));
}

// A browser does not tell its zoom factor, only the current number of pixels per point.
float Window::State::page_zoom(float ratio) {
  if (!is_magnified_from_outside()) return 1;
  if (first_ratio == 0) first_ratio = ratio;
  return ratio / first_ratio;
}

// Passes the current size of the window to Canvas and Input.
void Window::State::measure() {
  const float now = wanted_zoom * display_density(SDL_GetWindowDisplayIndex(window.get()));
  if (std::exchange(density, now) != now) limit_size();
  int width = 0;
  int height = 0;
  int pixels = 0;
  SDL_GetWindowSize(window.get(), &width, &height);
  SDL_GetRendererOutputSize(renderer.get(), &pixels, nullptr);
  const Size whole{static_cast<float>(width), static_cast<float>(height)};
  const float ratio = width > 0 && pixels > 0 ? static_cast<float>(pixels) / whole.w : 1;
  const float part = interface_size(whole * (1 / density), wanted_percent, page_zoom(ratio));
  const float zoom = density * part;
  const Size size = whole * (1 / zoom);
  collector.set_window(size, zoom, part);
  if (canvas) canvas->resize(size, ratio * zoom);
  exposed = true;
}

void Window::State::notice(const SDL_Event& event) {
  if (event.type == SDL_RENDER_TARGETS_RESET || event.type == SDL_RENDER_DEVICE_RESET) {
    canvas->forget_textures();
    gui->forget_textures();
    exposed = true;
  }
  if (event.type != SDL_WINDOWEVENT) return;
  if (event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED) measure();
  if (event.window.event == SDL_WINDOWEVENT_DISPLAY_CHANGED) measure();
  if (event.window.event == SDL_WINDOWEVENT_EXPOSED) exposed = true;
}

void Window::State::collect() {
  SDL_Event event;
  while (postponed || SDL_PollEvent(&event) != 0) {
    if (postponed) event = *postponed;
    const bool first_time = !postponed;
    if (!collector.add(event)) {
      postponed = event;
      return;
    }
    postponed.reset();
    if (first_time) notice(event);
  }
}

bool Window::State::visible() const {
  constexpr Uint32 unseen = SDL_WINDOW_HIDDEN | SDL_WINDOW_MINIMIZED;
  return (SDL_GetWindowFlags(window.get()) & unseen) == 0;
}

Window::Window(std::unique_ptr<State> state) : state_(std::move(state)) {}
Window::~Window() = default;

Expected<std::unique_ptr<Window>> Window::open(const WindowOptions& options) {
  set_video_hints();
  auto state = std::make_unique<State>();
  state->session = std::make_unique<VideoSession>();
  if (!state->session->started() || !has_display()) return unavailable("display");
  watch_for_termination();
  state->window = make_window(options);
  if (!state->window) return unavailable("window");
  state->renderer = make_renderer(state->window.get(), options.software);
  if (!state->renderer) return unavailable("renderer");
  state->wanted_zoom = options.zoom;
  state->min_size = options.min_size;
  state->canvas =
      std::make_unique<Canvas>(state->renderer.get(), options.size, 1.0F, options.fonts);
  state->gui = std::make_unique<Gui>(*state->canvas);
  state->measure();
  std::unique_ptr<Window> window{new Window(std::move(state))};
  if (!options.icon.empty()) window->set_icon(options.icon);
  return window;
}

Canvas& Window::canvas() {
  return *state_->canvas;
}
Gui& Window::gui() {
  return *state_->gui;
}

void Window::set_fonts(const FontFaces& fonts) {
  state_->canvas->set_fonts(fonts);
  state_->exposed = true;
}

void Window::set_title(const std::string& title) {
  SDL_SetWindowTitle(state_->window.get(), title.c_str());
}

void Window::set_icon(const Image& icon) {
  if (const SurfacePtr surface = surface_of(icon)) {
    SDL_SetWindowIcon(state_->window.get(), surface.get());
  }
}

bool Window::fullscreen() const {
  return (SDL_GetWindowFlags(state_->window.get()) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
}

void Window::set_fullscreen(bool on) {
  SDL_SetWindowFullscreen(state_->window.get(), on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}

void Window::set_zoom(float zoom) {
  state_->wanted_zoom = zoom;
  state_->measure();
}

void Window::set_interface_size(std::optional<int> percent) {
  if (std::exchange(state_->wanted_percent, percent) != percent) state_->measure();
}

std::string Window::renderer_name() const {
  SDL_RendererInfo info{};
  return SDL_GetRendererInfo(state_->renderer.get(), &info) == 0 ? info.name : "";
}

milliseconds Window::now() {
  return milliseconds{SDL_GetTicks64()};
}

bool Window::wait(milliseconds at_most) {
  if (const auto repeat = state_->collector.next_repeat()) {
    at_most = std::min(at_most, milliseconds{std::max<std::int64_t>(
                                    0, std::int64_t{*repeat} - std::int64_t{SDL_GetTicks()})});
  }
  if (!state_->postponed) wait_for_event(at_most);
  if (!state_->postponed) state_->collect();
  return state_->collector.eventful(SDL_GetTicks()) || state_->postponed;
}

milliseconds Window::slack() const {
  return turn_slack();
}

Input Window::poll() {
  state_->collect();
  Input raw = state_->collector.take(SDL_GetTicks());
  raw.told_to_end = told_to_terminate();
  return state_->gui->take(raw);
}

bool Window::needs_frame() {
  return (state_->exposed || state_->gui->needs_frame()) && state_->visible();
}

void Window::show(FrameClient& client, milliseconds elapsed) {
  Canvas& canvas = *state_->canvas;
  if (std::exchange(state_->exposed, false)) canvas.resize(canvas.size(), canvas.scale());
  if (state_->visible()) {
    client.draw(canvas);
    state_->gui->begin(elapsed);
    client.panels(*state_->gui);
    state_->gui->end();
    canvas.present();
    want_screen_keyboard(state_->gui->wants_text());
  }
  if (std::exchange(state_->shown, true)) state_->session->start_gamepads();
}

}  // namespace damas
