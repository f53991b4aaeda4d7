#include "view/window/start/program.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <thread>
#include <utility>

#include "platform/child_program.hpp"
#include "platform/desktop.hpp"
#include "platform/files.hpp"
#include "platform/network.hpp"
#include "platform/window.hpp"
#include "view/text/printable.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/kept_names.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/board/app_icon.hpp"
#include "view/window/start/first_scene.hpp"
#include "view/window/start/games_base.hpp"
#include "view/window/start/lesson_files.hpp"
#include "view/window/start/match_place.hpp"
#include "view/window/start/offscreen.hpp"
#include "view/window/start/programs.hpp"
#include "view/window/start/scene_for.hpp"
#include "view/window/start/variant_files.hpp"

namespace damas {

namespace {

constexpr int icon_pixels = 128;
// Enough for dialogs to find their size, but too few for animations.
constexpr int settling_frames = 6;

// The local date as in PDN; empty if it cannot be computed.
std::string day_of(std::int64_t milliseconds) {
  const auto seconds = static_cast<std::time_t>(milliseconds / 1000);
  const std::tm* const local = std::localtime(&seconds);
  std::array<char, 32> text{};
  if (local == nullptr) return {};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y.%m.%d", local)};
}

std::string today() {
  return day_of(static_cast<std::int64_t>(std::time(nullptr)) * 1000);
}

std::uint64_t seed_of_now() {
  return static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
}

AppOptions app_options(const WindowProgramOptions& options, const UserFiles* files) {
  AppOptions o;
  o.size = options.size;
  o.files = files;
  o.language = options.language;
  o.theme = options.theme;
  o.run = seed_of_now();
  o.seed = options.seed.value_or(o.run);
  o.desktop.language = system_language();
  o.desktop.start_program = program_starter();
  o.desktop.cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  offer_variant_files(o.desktop);
  offer_lessons(o.desktop);
  if (files != nullptr) o.desktop.games = games_base_in(files->path(games_database_file));
  o.scene_for = scene_for;
  return o;
}

Expected<std::unique_ptr<Window>> window_with_icon(const WindowProgramOptions& options) {
  auto opened = open_program_window(options);
  if (opened) opened.value()->set_icon(app_icon(icon_pixels));
  return opened;
}

void connect(AppOptions& options, Window& window) {
  options.desktop.clipboard = clipboard_text;
  options.desktop.set_clipboard = set_clipboard_text;
  options.desktop.today = today;
  options.desktop.day_of = day_of;
  options.desktop.set_fullscreen = [&window](bool on) {
    if (on != window.fullscreen()) window.set_fullscreen(on);
  };
  options.desktop.set_interface_size = [&window](std::optional<int> percent) {
    window.set_interface_size(percent);
  };
  options.desktop.dial = net::machine_dial();
  if (starts_children()) {
    options.desktop.lan_server = {program_beside("damas-server"), start_child, own_addresses};
  }
  options.speaker = open_loudspeaker();
  options.wake = [waker = window.waker()] { waker.wake(); };
}

}  // namespace

struct WindowProgram::State {
  std::optional<UserFiles> files;
  std::optional<MatchPlace> match_place;
  std::unique_ptr<Window> window;
  std::unique_ptr<App> app;
  std::unique_ptr<FrameLoop> loop;
  bool asks = false;  // the questions of the first start are still to be opened
  destination::Welcome questions;
  std::optional<App::Milliseconds> drawn_at;
};

WindowProgram::WindowProgram(std::unique_ptr<State> state) : state_(std::move(state)) {}
WindowProgram::~WindowProgram() = default;

Expected<std::unique_ptr<Window>> open_program_window(const WindowProgramOptions& options) {
  WindowOptions window;
  window.title = "Damas";
  window.size = options.size;
  window.min_size = options.least_size;
  window.software = options.software;
  window.fonts = embedded_fonts();
  auto opened = Window::open(window);
  if (opened) opened.value()->gui().prepare();
  return opened;
}

Expected<std::unique_ptr<WindowProgram>> WindowProgram::open(const WindowProgramOptions& options,
                                                             Surroundings surroundings) {
  auto state = std::make_unique<State>();
  state->window = std::move(surroundings.window);
  if (!state->window) {
    auto opened = window_with_icon(options);
    if (!opened) return opened.failure();
    state->window = std::move(opened).value();
  }
  Expected<UserFiles> files = UserFiles::open("damas", options.data);
  const std::string unwritable = files ? std::string{} : files.failure().subject;
  if (files) state->files = std::move(files).value();
  state->asks = state->files && asks_at_first(options, *state->files);
  state->questions = questions_at_first(options);
  if (state->files) state->files->on_change(std::move(surroundings.keep_file));
  if (state->files) state->files->on_replaced(std::move(surroundings.keep_replaced));
  AppOptions app = app_options(options, state->files ? &*state->files : nullptr);
  app.match_file = std::move(surroundings.match_file);
  if (state->files && app.match_file.empty()) {
    state->match_place.emplace(*state->files);
    app.match_file = state->match_place->name();
    app.left_match_file = [&place = *state->match_place] { return place.take_left(); };
  }
  connect(app, *state->window);
  if (surroundings.connect) surroundings.connect(app.desktop);
  state->app = std::make_unique<App>(std::move(app));
  if (!state->files) {
    state->app->notify(state->app->tr(Text::FolderUnwritable, shortened(unwritable)));
  }
  if (state->match_place && state->match_place->others()) {
    state->app->notify(state->app->tr(Text::OtherWindows));
  }
  open_first_scene(*state->app, options);
  state->loop = std::make_unique<FrameLoop>(*state->window, state->app->frames());
  return std::unique_ptr<WindowProgram>(new WindowProgram(std::move(state)));
}

Turn WindowProgram::turn() {
  const bool last = !state_->loop->frame();
  if (state_->asks) ask();
  return {last, state_->loop->idle(), !state_->app->scenes().work_before_rest()};
}

// After the second update, because a page shows the first picture before it has loaded the code for
// what follows, and not before that is loaded. A person who has opened something by then is not
// asked.
void WindowProgram::ask() {
  if (!state_->app->is_whole()) return;
  state_->window->waker().wake();
  const App::Milliseconds now = state_->app->now();
  if (!state_->drawn_at) state_->drawn_at = now;
  if (now == *state_->drawn_at) return;
  state_->asks = false;
  SceneStack& scenes = state_->app->scenes();
  if (!scenes.pending() && scenes.all().size() == 1) state_->app->open(state_->questions);
}

App& WindowProgram::app() {
  return *state_->app;
}

void WindowProgram::renew_fonts() {
  state_->window->set_fonts(embedded_fonts());
  state_->app->redraw();
}

// Uses the person's settings only if a folder is given, so that the picture is the same everywhere.
Expected<Done> save_screenshot(const WindowProgramOptions& options, const std::string& file) {
  std::optional<UserFiles> files;
  if (!options.data.empty()) {
    if (auto opened = UserFiles::open("damas", options.data)) files = std::move(opened).value();
  }
  AppOptions app_setup = app_options(options, files ? &*files : nullptr);
  if (!options.seed) app_setup.seed = 0;
  // A search on another thread would find different amounts in different runs, and would deal an
  // ending too late for the picture.
  const bool searches = options.scene == FirstScene::Puzzle || options.scene == FirstScene::Endings;
  if (searches) app_setup.drive = Drive::Caller;
  App app(std::move(app_setup));
  open_first_scene(app, options);
  Offscreen screen(app, options.size, options.scale);
  for (int i = 0; i < settling_frames; ++i)
    screen.frame(Input{}, std::chrono::milliseconds{0});
  return save_png(screen.picture(), file);
}

}  // namespace damas
