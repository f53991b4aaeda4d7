// Measures frames of the window at 60 a second, drawn in software for a display that nobody sees,
// while a piece is dragged about in a review: with the engine at rest, and while it shows its
// lines. Prints a report in Markdown; needs the variable SDL_VIDEODRIVER=dummy:
//   SDL_VIDEODRIVER=dummy frames_bench [SECONDS] >tests/bench/frames.md
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <thread>
#include <utility>
#include <vector>

#include <SDL.h>

#include "platform/canvas.hpp"
#include "platform/image.hpp"
#include "view/window/app/app.hpp"
#include "view/window/start/first_scene.hpp"
#include "view/window/start/program.hpp"
#include "view/window/start/scene_for.hpp"

namespace damas {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

double milliseconds_between(Clock::time_point from, Clock::time_point until) {
  return std::chrono::duration<double, std::milli>(until - from).count();
}

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

double longest(const std::vector<double>& values) {
  return values.empty() ? 0 : *std::max_element(values.begin(), values.end());
}

// The window as the loop has it, but events are made before each turn, and it notes when frames
// were shown and how long they took.
class Measured final : public FrameHost {
 public:
  Measured(Window& window, std::function<void()> before_turn)
      : window_(window), before_turn_(std::move(before_turn)) {}

  milliseconds now() override { return window_.now(); }
  bool wait(milliseconds at_most) override {
    std::this_thread::sleep_for(std::min(at_most, milliseconds{17}));
    before_turn_();
    began_ = Clock::now();
    return window_.wait(milliseconds{0});
  }
  Input poll() override { return window_.poll(); }
  bool needs_frame() override { return window_.needs_frame(); }
  void show(FrameClient& client, milliseconds elapsed) override {
    window_.show(client, elapsed);
    const auto ended = Clock::now();
    own.push_back(milliseconds_between(began_, ended));
    if (shown_ != Clock::time_point{}) gaps.push_back(milliseconds_between(shown_, ended));
    shown_ = ended;
  }

  std::vector<double> own;   // of the update and the drawing of each frame
  std::vector<double> gaps;  // between the ends of successive frames

 private:
  Window& window_;
  std::function<void()> before_turn_;
  Clock::time_point began_;
  Clock::time_point shown_;
};

// The first and last row or column of the board, in which half of the pixels have the colour of the
// light squares; of other lines, few have it.
std::pair<float, float> extent(const std::vector<int>& light_pixels) {
  const int most = *std::max_element(light_pixels.begin(), light_pixels.end());
  const auto wide = [most](int count) { return 10 * count > 6 * most; };
  const auto first = std::find_if(light_pixels.begin(), light_pixels.end(), wide);
  const auto last = std::find_if(light_pixels.rbegin(), light_pixels.rend(), wide);
  return {static_cast<float>(first - light_pixels.begin()),
          static_cast<float>(light_pixels.rend() - last)};
}

// The middle of square c3.
Point piece_in(const Image& picture) {
  std::vector<int> columns(static_cast<std::size_t>(picture.width()));
  std::vector<int> rows(static_cast<std::size_t>(picture.height()));
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      const Color c = picture.at(x, y);
      if (std::abs(c.r - 231) + std::abs(c.g - 216) + std::abs(c.b - 184) > 40) continue;
      ++columns[static_cast<std::size_t>(x)];
      ++rows[static_cast<std::size_t>(y)];
    }
  }
  const auto [left, right] = extent(columns);
  const auto [top, bottom] = extent(rows);
  return {left + (right - left) * 2.5F / 8, top + (bottom - top) * 5.5F / 8};
}

void push_button(std::uint32_t type, Point at) {
  SDL_Event event{};
  event.type = type;
  event.button.x = static_cast<int>(at.x);
  event.button.y = static_cast<int>(at.y);
  event.button.button = SDL_BUTTON_LEFT;
  event.button.clicks = 1;
  SDL_PushEvent(&event);
}

void push_motion(Point at) {
  SDL_Event event{};
  event.type = SDL_MOUSEMOTION;
  event.motion.x = static_cast<int>(at.x);
  event.motion.y = static_cast<int>(at.y);
  event.motion.state = SDL_BUTTON_LMASK;
  SDL_PushEvent(&event);
}

void push_key(SDL_Keycode symbol, SDL_Scancode code) {
  for (const std::uint32_t type : {SDL_KEYDOWN, SDL_KEYUP}) {
    SDL_Event event{};
    event.type = type;
    event.key.keysym.sym = symbol;
    event.key.keysym.scancode = code;
    SDL_PushEvent(&event);
  }
}

int measure(const char* name, bool analyses, int seconds) {
  WindowProgramOptions options;
  options.software = true;
  options.scene = FirstScene::Review;
  auto opened = open_program_window(options);
  if (!opened) return std::fprintf(stderr, "no window: %s\n", opened.failure().detail.c_str()), 1;
  Window& window = *opened.value();
  AppOptions setup;
  setup.size = options.size;
  setup.desktop.cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  setup.scene_for = scene_for;
  setup.wake = [waker = window.waker()] { waker.wake(); };
  App app(std::move(setup));
  open_first_scene(app, options);

  // Two seconds until the lines are there and the piece is held.
  int turn = 0;
  Point piece;
  Measured host(window, [&] {
    ++turn;
    if (turn == 20 && analyses) push_key(SDLK_l, SDL_SCANCODE_L);
    if (turn == 100) {
      piece = piece_in(window.canvas().snapshot());
      push_motion(piece);
      push_button(SDL_MOUSEBUTTONDOWN, piece);
    }
    const auto angle = static_cast<float>(turn) / 10;
    if (turn > 101)
      push_motion(piece + Point{80 * std::sin(angle), -60 * std::abs(std::cos(angle))});
  });
  FrameLoop loop(host, app.frames());
  while (turn < 120)
    loop.frame();
  host.own.clear();
  host.gaps.clear();
  const auto end = Clock::now() + std::chrono::seconds{seconds};
  while (Clock::now() < end)
    loop.frame();
  const auto late =
      std::count_if(host.gaps.begin(), host.gaps.end(), [](double gap) { return gap > 25; });
  std::printf("| %s | %.1f | %.1f | %.1f | %.2f | %.1f | %ld |\n", name,
              static_cast<double>(host.own.size()) / seconds, median(host.gaps), longest(host.gaps),
              median(host.own), longest(host.own), static_cast<long>(late));
  std::fflush(stdout);
  return 0;
}

int run(int seconds) {
  std::printf("# Frames of the window\n\n");
  std::printf(
      "What `frames_bench` printed: a piece is dragged about in a review for %d s, on %u cores, "
      "drawn in\nsoftware for a display that nobody sees. Times are in milliseconds; own time is "
      "that of the update\nand the drawing.\n\n",
      seconds, std::thread::hardware_concurrency());
  std::printf(
      "| the engine | frames a second | median interval | longest | median own time | longest | "
      "intervals over 25 |\n|---|--:|--:|--:|--:|--:|--:|\n");
  const int first = measure("rests", false, seconds);
  return first != 0 ? first : measure("analyses", true, seconds);
}

}  // namespace

}  // namespace damas

int main(int count, char** words) {
  return damas::run(count > 1 ? std::max(1, std::atoi(words[1])) : 10);
}
