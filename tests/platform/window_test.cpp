#include "platform/window.hpp"

#include <csignal>
#include <thread>

#include <SDL.h>
#include <doctest/doctest.h>
#include <imgui.h>

#include "platform/canvas.hpp"
#include "platform/desktop.hpp"
#include "platform/gui.hpp"
#include "platform/sdl_video.hpp"
#include "test_canvas.hpp"

namespace damas {

namespace {

using std::chrono::milliseconds;

WindowOptions options() {
  SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
  WindowOptions chosen;
  chosen.title = "test";
  chosen.size = {480, 360};
  chosen.min_size = {100, 100};
  chosen.software = true;
  chosen.fonts = test::fonts();
  return chosen;
}

struct RedScene final : FrameClient {
  int draws = 0;
  Pulse update(const Input&, milliseconds) override { return {}; }
  void draw(Canvas& canvas) override {
    ++draws;
    canvas.clear(Color{255, 0, 0, 255});
  }
  void panels(Gui&) override {
    ImGui::SetNextWindowPos({200, 0});
    ImGui::SetNextWindowSize({200, 300});
    ImGui::Begin("panel", nullptr, ImGuiWindowFlags_NoDecoration);
    ImGui::End();
  }
};

struct Fixture {
  std::unique_ptr<Window> window = *Window::open(options());
  RedScene scene;

  Fixture() {
    window->poll();
    for (int i = 0; i < 5; ++i)
      window->show(scene, milliseconds{16});
    window->poll();
  }
  static void push_mouse(std::uint32_t type, int x, int y) {
    SDL_Event event{};
    event.type = type;
    event.button.x = x;
    event.button.y = y;
    event.button.button = SDL_BUTTON_LEFT;
    event.button.clicks = 1;
    SDL_PushEvent(&event);
  }
};

}  // namespace

TEST_CASE("the system's signal to end is not reported as a request of the person") {
  const auto of_doctest = std::signal(SIGTERM, SIG_DFL);
  const Fixture fixture;
  CHECK_FALSE(fixture.window->poll().told_to_end);
  std::raise(SIGTERM);
  const Input input = fixture.window->poll();
  std::signal(SIGTERM, of_doctest);
  CHECK(input.quit);
  CHECK(input.told_to_end);
}

TEST_CASE("a signal that was ignored when the program started stays so") {
  for (const int ignored : {SIGINT, SIGTERM}) {
    const auto found = std::signal(ignored, SIG_IGN);
    const Fixture fixture;
    std::raise(ignored);
    const Input input = fixture.window->poll();
    std::signal(ignored, found);
    CHECK_FALSE(input.quit);
    CHECK_FALSE(input.told_to_end);
  }
}

TEST_CASE("without a display opening a window fails and says what is missing") {
  SDL_setenv("SDL_VIDEODRIVER", "no-such-driver", 1);
  const auto refused = Window::open({});
  REQUIRE_FALSE(refused);
  CHECK(refused.failure().kind == FailureKind::Unavailable);
  CHECK(refused.failure().subject == "display");
  CHECK_FALSE(refused.failure().detail.empty());
}

#ifndef _WIN32  // whose own driver draws for somebody
TEST_CASE("a driver that draws nowhere is no display unless it was requested") {
  SDL_setenv("SDL_VIDEODRIVER", "", 1);
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"})
    SDL_setenv(name, "", 1);
  const auto refused = Window::open({});
  REQUIRE_FALSE(refused);
  CHECK(refused.failure().subject == "display");
}
#endif

TEST_CASE("the first input tells how large the window is") {
  const auto window = *Window::open(options());
  const Input first = window->poll();
  CHECK(first.resized);
  CHECK(first.window == Size{480, 360});
  CHECK(window->canvas().size() == Size{480, 360});
  CHECK(window->renderer_name() == "software");
}

TEST_CASE("zoom makes everything larger, in as many logical pixels as asked for") {
  WindowOptions zoomed = options();
  zoomed.zoom = 2;
  const auto window = *Window::open(zoomed);
  CHECK(window->poll().window == Size{480, 360});
  CHECK(window->canvas().scale() == 2);
  CHECK(window->canvas().snapshot().width() == 960);
  window->set_zoom(1);
  CHECK(window->poll().window == Size{960, 720});
}

TEST_CASE("a large window has a larger interface, unless another size was chosen") {
  WindowOptions large = options();
  large.size = {2560, 1440};
  large.zoom = 0.25F;  // the screen of this driver is small
  const auto window = *Window::open(large);
  const Input first = window->poll();
  CHECK(first.interface_size == 1.5F);
  CHECK(first.window.h == 960);
  CHECK(window->canvas().scale() == 0.375F);
  CHECK(window->canvas().snapshot().width() == 640);
  window->set_interface_size(200);
  const Input chosen = window->poll();
  CHECK(chosen.resized);
  CHECK(chosen.window == Size{1280, 720});
  CHECK(window->canvas().scale() == 0.5F);
  window->set_interface_size(200);
  CHECK_FALSE(window->poll().resized);
  window->set_interface_size(std::nullopt);
  CHECK(window->poll().interface_size == 1.5F);
}

TEST_CASE("a screen of X11 is dense only if its height in pixels agrees") {
  CHECK(density_by_size(96, 1080) == 1);
  CHECK(density_by_size(163, 2160) == 1.5F);  // 27 inches, 3840x2160
  CHECK(density_by_size(109, 1440) == 1);     // 27 inches, 2560x1440
  CHECK(density_by_size(157, 1080) == 1);     // a small notebook
  CHECK(density_by_size(610, 2160) == 2);     // a television that reports a wrong size
  CHECK(density_by_size(0, 0) == 1);
}

TEST_CASE_FIXTURE(Fixture, "the scene is drawn with the panels above it") {
  const Image image = window->canvas().snapshot();
  CHECK(image.at(100, 100) == Color{255, 0, 0, 255});
  CHECK(image.at(300, 100) == window->gui().palette().panel);
}

TEST_CASE_FIXTURE(Fixture, "events become input, and what the panels take is missing from it") {
  push_mouse(SDL_MOUSEBUTTONDOWN, 50, 60);
  push_mouse(SDL_MOUSEBUTTONUP, 50, 60);
  CHECK(window->wait(milliseconds{0}));
  const Input on_scene = window->poll();
  CHECK(on_scene.pointer.just_clicked());
  CHECK(on_scene.pointer.position == Point{50, 60});
  push_mouse(SDL_MOUSEBUTTONDOWN, 300, 60);
  const Input on_panel = window->poll();
  CHECK_FALSE(on_panel.pointer.just_pressed());
  CHECK_FALSE(on_panel.pointer.present);
  CHECK(window->needs_frame());
}

TEST_CASE_FIXTURE(Fixture, "clicks faster than frames are all told, one per frame") {
  for (int i = 0; i < 3; ++i) {
    push_mouse(SDL_MOUSEBUTTONDOWN, 50 + i, 60);
    push_mouse(SDL_MOUSEBUTTONUP, 50 + i, 60);
  }
  for (int i = 0; i < 3; ++i) {
    CHECK(window->wait(milliseconds{0}));
    const Input input = window->poll();
    CHECK(input.pointer.just_clicked());
    CHECK(input.pointer.position.x == static_cast<float>(50 + i));
  }
  CHECK_FALSE(window->wait(milliseconds{0}));
}

TEST_CASE_FIXTURE(Fixture, "a key and its text arrive together") {
  SDL_Event key{};
  key.type = SDL_KEYDOWN;
  key.key.keysym.sym = SDLK_c;
  SDL_PushEvent(&key);
  SDL_Event text{};
  text.type = SDL_TEXTINPUT;
  text.text.text[0] = 'c';
  SDL_PushEvent(&text);
  const Input input = window->poll();
  CHECK(input.pressed(Key::C));
  CHECK(input.text == "c");
}

TEST_CASE_FIXTURE(Fixture, "another thread can wake the loop") {
  CHECK_FALSE(window->wait(milliseconds{0}));
  std::thread other([waker = window->waker()] { waker.wake(); });
  CHECK(window->wait(Pulse::never));
  other.join();
  CHECK_FALSE(window->poll().eventful());
}

TEST_CASE_FIXTURE(Fixture, "an exposed window is drawn again, once") {
  while (window->needs_frame())
    window->show(scene, milliseconds{16});
  SDL_Event event{};
  event.type = SDL_WINDOWEVENT;
  event.window.event = SDL_WINDOWEVENT_EXPOSED;
  SDL_PushEvent(&event);
  window->poll();
  CHECK(window->needs_frame());
  window->show(scene, milliseconds{16});
  CHECK_FALSE(window->needs_frame());
}

TEST_CASE_FIXTURE(Fixture, "textures lost by the driver are made again") {
  SDL_Event event{};
  event.type = SDL_RENDER_DEVICE_RESET;
  SDL_PushEvent(&event);
  window->poll();
  CHECK(window->needs_frame());
  window->show(scene, milliseconds{16});
  CHECK(window->canvas().snapshot().at(300, 100) == window->gui().palette().panel);
}

TEST_CASE_FIXTURE(Fixture, "the clipboard keeps text") {
  CHECK(set_clipboard_text("jogo ção"));
  CHECK(clipboard_text() == "jogo ção");
}

TEST_CASE_FIXTURE(Fixture, "fullscreen is entered and left, title and icon can change") {
  window->set_fullscreen(true);
  CHECK(window->fullscreen());
  window->set_fullscreen(false);
  CHECK_FALSE(window->fullscreen());
  window->set_title("outro");
  window->set_icon(Image(16, 16, colors::white));
}

namespace {

// Pieces on a ground, of which one moves; a picture that is stretched; and a panel whose text
// changes.
struct MovingScene final : FrameClient {
  int step = 0;
  Pulse update(const Input&, milliseconds) override { return {}; }
  void draw(Canvas& canvas) override {
    canvas.clear(Color{30, 60, 90, 255});
    canvas.draw(canvas.cached("stretched", picture), {20, 20, 130, 97});
    const auto inside = canvas.clipped({10, 10, 300, 250});
    for (int i = 0; i < 8; ++i)
      canvas.disc({40.0F + 25.3F * static_cast<float>(i), 80}, 20, Color{200, 90, 0, 128});
    if (step % 3 == 1) canvas.rect({60, 60, 50, 50}, Color{0, 200, 0, 90});
    const auto at = static_cast<float>(step);
    canvas.soft_disc({50 + 23.7F * at, 60 + 11.1F * at}, 22, 9, colors::black);
    canvas.disc({50 + 23.7F * at, 50 + 11.1F * at}, 22, Color{250, 240, 230, 220});
  }
  void panels(Gui&) override {
    ImGui::SetNextWindowPos({230, 40});
    ImGui::SetNextWindowSize({200, 300});
    ImGui::Begin("panel", nullptr, ImGuiWindowFlags_NoDecoration);
    ImGui::Text("depth %d", step * 7);
    for (int line = 0; line < 9; ++line)
      ImGui::Text("line %d: %d", line, line == step ? 100 : line);
    ImGui::End();
  }
  static Image picture() {
    Image image(20, 15);
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x)
        image.row(y)[static_cast<std::size_t>(x)] =
            Color{static_cast<std::uint8_t>(12 * x), static_cast<std::uint8_t>(16 * y), 99, 255};
    }
    return image;
  }
};

// The renderer of the only window; earlier windows had other numbers.
SDL_Renderer* only_renderer() {
  for (Uint32 id = 1; id < 1000; ++id) {
    if (SDL_Window* const window = SDL_GetWindowFromID(id)) return SDL_GetRenderer(window);
  }
  return nullptr;
}

}  // namespace

TEST_CASE("drawing only what differs gives the pixels of drawing all") {
  for (const float zoom : {1.0F, 2.0F, 1.25F}) {
    CAPTURE(zoom);
    WindowOptions chosen = options();
    chosen.zoom = zoom;
    const auto window = *Window::open(chosen);
    Canvas& canvas = window->canvas();
    window->poll();
    MovingScene scene;
    for (int i = 0; i < 4; ++i)
      window->show(scene, milliseconds{16});
    for (scene.step = 1; scene.step < 9; ++scene.step) {
      CAPTURE(scene.step);
      window->show(scene, milliseconds{16});
      const Image partly = canvas.snapshot();
      canvas.resize(canvas.size(), canvas.scale());  // so that the next frame draws all
      window->show(scene, milliseconds{16});
      CHECK(partly == canvas.snapshot());
    }
  }
}

TEST_CASE("a window that was covered is drawn again as a whole") {
  const auto window = *Window::open(options());
  RedScene scene;
  window->poll();
  for (int i = 0; i < 5; ++i)
    window->show(scene, milliseconds{16});
  SDL_Renderer* const renderer = only_renderer();
  const auto spoil = [renderer] {
    SDL_SetRenderDrawColor(renderer, 0, 0, 255, 255);
    SDL_RenderClear(renderer);
  };
  spoil();
  window->show(scene, milliseconds{16});
  CHECK(window->canvas().snapshot().at(100, 100) == Color{0, 0, 255, 255});  // nothing differed
  SDL_Event event{};
  event.type = SDL_WINDOWEVENT;
  event.window.event = SDL_WINDOWEVENT_EXPOSED;
  SDL_PushEvent(&event);
  window->poll();
  window->show(scene, milliseconds{16});
  CHECK(window->canvas().snapshot().at(100, 100) == Color{255, 0, 0, 255});
}

TEST_CASE_FIXTURE(Fixture, "other fonts cause a frame with other letters") {
  while (window->needs_frame())
    window->show(scene, milliseconds{16});
  const int builds = window->gui().builds();
  window->set_fonts(test::regular_alone());
  REQUIRE(window->needs_frame());
  const int draws = scene.draws;
  window->show(scene, milliseconds{16});
  CHECK(scene.draws == draws + 1);
  CHECK(window->gui().builds() == builds + 1);
}

}  // namespace damas
