#include "platform/input_collector.hpp"

#include <string_view>
#include <utility>

#include <SDL.h>
#include <doctest/doctest.h>

namespace damas {

namespace {

using std::chrono::milliseconds;

struct Fixture {
  InputCollector collector;
  std::uint32_t time = 5000;

  Fixture() {
    collector.set_window({800, 600}, 1);
    collector.take(time);
  }

  bool mouse(std::uint32_t type, int x, int y, std::uint8_t button = SDL_BUTTON_LEFT,
             std::uint8_t clicks = 1) {
    SDL_Event event{};
    event.type = type;
    event.common.timestamp = time;
    if (type == SDL_MOUSEMOTION) {
      event.motion.x = x;
      event.motion.y = y;
    } else {
      event.button.x = x;
      event.button.y = y;
      event.button.button = button;
      event.button.clicks = clicks;
    }
    return collector.add(event);
  }
  bool press(int x, int y, std::uint8_t button = SDL_BUTTON_LEFT) {
    return mouse(SDL_MOUSEBUTTONDOWN, x, y, button);
  }
  bool release(int x, int y, std::uint8_t button = SDL_BUTTON_LEFT) {
    return mouse(SDL_MOUSEBUTTONUP, x, y, button);
  }
  bool finger(std::uint32_t type, float x, float y, SDL_FingerID id = 1) {
    SDL_Event event{};
    event.type = type;
    event.tfinger.timestamp = time;
    event.tfinger.x = x;
    event.tfinger.y = y;
    event.tfinger.fingerId = id;
    return collector.add(event);
  }
  void key(std::uint32_t type, SDL_Keycode code, int modifiers = 0, bool repeat = false,
           SDL_Scancode place = SDL_SCANCODE_UNKNOWN) {
    SDL_Event event{};
    event.type = type;
    event.key.keysym.sym = code;
    event.key.keysym.scancode = place;
    event.key.keysym.mod = static_cast<std::uint16_t>(modifiers);
    event.key.repeat = repeat ? 1 : 0;
    collector.add(event);
  }
  void type(std::string_view text) {
    SDL_Event event{};
    event.type = SDL_TEXTINPUT;
    text.copy(event.text.text, text.size());
    collector.add(event);
  }
  void window(SDL_WindowEventID what) {
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = static_cast<std::uint8_t>(what);
    collector.add(event);
  }
  void pad(std::uint32_t type, SDL_GameControllerButton button) {
    SDL_Event event{};
    event.type = type;
    event.cbutton.timestamp = time;
    event.cbutton.button = static_cast<std::uint8_t>(button);
    collector.add(event);
  }
  void stick(SDL_GameControllerAxis which, std::int16_t value) {
    SDL_Event event{};
    event.type = SDL_CONTROLLERAXISMOTION;
    event.caxis.timestamp = time;
    event.caxis.axis = static_cast<std::uint8_t>(which);
    event.caxis.value = value;
    collector.add(event);
  }
  Input take() { return collector.take(time); }
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "the mouse is pressed, held and released over frames") {
  press(10, 20);
  const Input down = take();
  CHECK(down.pointer.just_pressed());
  CHECK(down.pointer.is_held());
  CHECK(down.pointer.present);
  CHECK(down.pointer.position == Point{10, 20});
  time += 70;
  const Input held = take();
  CHECK_FALSE(held.pointer.just_pressed());
  CHECK(held.pointer.is_held());
  CHECK(held.pointer.press_time == milliseconds{70});
  time += 30;
  release(12, 20);
  const Input up = take();
  CHECK(up.pointer.just_clicked());
  CHECK_FALSE(up.pointer.is_held());
  CHECK(up.pointer.press_time == milliseconds{100});
  CHECK(up.pointer.moved == Point{2, 0});
  CHECK_FALSE(take().pointer.just_released());
}

TEST_CASE_FIXTURE(Fixture, "the pointer stays where it is on the screen when the interface grows") {
  press(300, 200);
  take();
  collector.set_window({400, 300}, 2, 2);
  const Input grown = take();
  CHECK(grown.interface_size == 2);
  CHECK(grown.pointer.position == Point{150, 100});
  CHECK(grown.pointer.moved == Point{});
}

TEST_CASE_FIXTURE(Fixture, "a whole click fits into one frame, a second one waits for the next") {
  CHECK(press(1, 1));
  CHECK(release(1, 1));
  CHECK_FALSE(press(2, 2));
  const Input first = take();
  CHECK(first.pointer.just_pressed());
  CHECK(first.pointer.just_clicked());
  CHECK(press(2, 2));
  const Input second = take();
  CHECK(second.pointer.pressed_at == Point{2, 2});
  CHECK_FALSE(second.pointer.just_released());
}

TEST_CASE_FIXTURE(Fixture, "a press that moves away is a drag, and its release a drop") {
  press(100, 100);
  mouse(SDL_MOUSEMOTION, 104, 100);
  CHECK_FALSE(take().pointer.dragging);
  mouse(SDL_MOUSEMOTION, 150, 100);
  CHECK(take().pointer.dragging);
  time += 100;
  mouse(SDL_MOUSEMOTION, 101, 100);
  release(101, 100);
  const Input up = take();
  CHECK(up.pointer.dragging);
  CHECK_FALSE(up.pointer.just_clicked());
  CHECK(up.pointer.pressed_at == Point{100, 100});
  CHECK_FALSE(take().pointer.dragging);
}

TEST_CASE_FIXTURE(Fixture, "buttons are told apart, and the wheel is counted in notches") {
  press(1, 1, SDL_BUTTON_RIGHT);
  SDL_Event event{};
  event.type = SDL_MOUSEWHEEL;
  event.wheel.preciseY = 1.5F;
  collector.add(event);
  collector.add(event);
  const Input input = take();
  CHECK(input.pointer.just_pressed(MouseButton::Right));
  CHECK_FALSE(input.pointer.just_pressed());
  CHECK(input.pointer.wheel == Point{0, 3});
  CHECK(take().pointer.wheel == Point{});
}

TEST_CASE_FIXTURE(Fixture, "zoom turns window coordinates into logical pixels") {
  collector.set_window({400, 300}, 2);
  mouse(SDL_MOUSEMOTION, 100, 50);
  const Input input = take();
  CHECK(input.resized);
  CHECK(input.window == Size{400, 300});
  CHECK(input.pointer.position == Point{50, 25});
  CHECK_FALSE(take().resized);
}

TEST_CASE_FIXTURE(Fixture, "a finger is the left button, and nowhere once it has left") {
  finger(SDL_FINGERDOWN, 0.5F, 0.5F);
  const Input down = take();
  CHECK(down.pointer.touch);
  CHECK(down.pointer.just_pressed());
  CHECK(down.pointer.position == Point{400, 300});
  finger(SDL_FINGERUP, 0.5F, 0.5F);
  const Input up = take();
  CHECK(up.pointer.just_clicked());
  CHECK(up.pointer.present);
  CHECK(collector.eventful(time));
  CHECK_FALSE(take().pointer.present);
  CHECK_FALSE(collector.eventful(time));
}

TEST_CASE_FIXTURE(Fixture, "a finger that flicks is a swipe") {
  finger(SDL_FINGERDOWN, 0.2F, 0.5F);
  take();
  time += 120;
  finger(SDL_FINGERMOTION, 0.4F, 0.5F);
  finger(SDL_FINGERUP, 0.4F, 0.5F);
  CHECK(take().pointer.swipe() == SwipeDirection::Right);
}

TEST_CASE_FIXTURE(Fixture, "a second finger cancels the press of the first") {
  finger(SDL_FINGERDOWN, 0.5F, 0.5F, 1);
  take();
  finger(SDL_FINGERDOWN, 0.6F, 0.5F, 2);
  const Input two = take();
  CHECK(two.multi_touch);
  CHECK_FALSE(two.pointer.is_held());
  CHECK_FALSE(two.pointer.just_released());
  finger(SDL_FINGERUP, 0.5F, 0.5F, 1);
  finger(SDL_FINGERUP, 0.6F, 0.5F, 2);
  const Input none = take();
  CHECK_FALSE(none.multi_touch);
  CHECK_FALSE(none.pointer.just_released());
  finger(SDL_FINGERDOWN, 0.1F, 0.1F, 3);
  CHECK(take().pointer.just_pressed());
}

TEST_CASE_FIXTURE(Fixture, "two taps at one place in quick succession are a double click") {
  finger(SDL_FINGERDOWN, 0.5F, 0.5F);
  finger(SDL_FINGERUP, 0.5F, 0.5F);
  CHECK(take().pointer.clicks == 1);
  time += 200;
  finger(SDL_FINGERDOWN, 0.5F, 0.51F, 2);
  finger(SDL_FINGERUP, 0.5F, 0.51F, 2);
  CHECK(take().pointer.clicks == 2);
  time += 900;
  finger(SDL_FINGERDOWN, 0.5F, 0.5F, 3);
  CHECK(take().pointer.clicks == 1);
}

TEST_CASE_FIXTURE(Fixture, "the mouse that a system makes of a finger is ignored") {
  SDL_Event event{};
  event.type = SDL_MOUSEBUTTONDOWN;
  event.button.which = SDL_TOUCH_MOUSEID;
  event.button.button = SDL_BUTTON_LEFT;
  collector.add(event);
  CHECK_FALSE(take().pointer.just_pressed());
}

TEST_CASE_FIXTURE(Fixture, "keys carry their modifiers, repeat, and are held until released") {
  key(SDL_KEYDOWN, SDLK_z, KMOD_LCTRL | KMOD_RSHIFT);
  const Input first = take();
  CHECK(first.pressed(Key::Z, with_ctrl_shift));
  CHECK(first.is_held(Key::Z));
  key(SDL_KEYDOWN, SDLK_z, KMOD_LCTRL | KMOD_RSHIFT, true);
  const Input again = take();
  CHECK_FALSE(again.pressed(Key::Z, with_ctrl_shift));
  CHECK(again.typed(Key::Z, with_ctrl_shift));
  key(SDL_KEYUP, SDLK_z);
  CHECK_FALSE(take().is_held(Key::Z));
  key(SDL_KEYDOWN, SDLK_c, KMOD_LGUI);
  CHECK(take().pressed(Key::C, with_ctrl));
}

TEST_CASE_FIXTURE(Fixture, "several keys in one frame keep their order") {
  for (const SDL_Keycode code : {SDLK_c, SDLK_3, SDLK_F11, SDLK_KP_ENTER, SDLK_PAGEUP}) {
    key(SDL_KEYDOWN, code);
    key(SDL_KEYUP, code);
  }
  const Input input = take();
  REQUIRE(input.keys.size() == 5);
  CHECK(input.keys[0].key == Key::C);
  CHECK(input.keys[1].key == Key::Digit3);
  CHECK(input.keys[2].key == Key::F11);
  CHECK(input.keys[3].key == Key::Enter);
  CHECK(input.keys[4].key == Key::PageUp);
  CHECK(input.held.none());
}

TEST_CASE_FIXTURE(Fixture, "the number pad gives digits with NumLock and arrows without") {
  key(SDL_KEYDOWN, SDLK_KP_8, KMOD_NUM);
  key(SDL_KEYDOWN, SDLK_KP_8);
  key(SDL_KEYDOWN, SDLK_KP_0, KMOD_NUM);
  const Input input = take();
  CHECK(input.keys[0].key == Key::Digit8);
  CHECK(input.keys[1].key == Key::Up);
  CHECK(input.keys[2].key == Key::Digit0);
}

TEST_CASE_FIXTURE(Fixture, "a letter of another script counts by its place") {
  constexpr SDL_Keycode cyrillic_ya = 0x44F;  // on the key of the Latin Z
  key(SDL_KEYDOWN, cyrillic_ya, KMOD_LCTRL, false, SDL_SCANCODE_Z);
  CHECK(take().pressed(Key::Z, with_ctrl));
}

TEST_CASE_FIXTURE(Fixture, "typed text adds up") {
  type("ç");
  type("3");
  CHECK(take().text == "ç3");
  CHECK(take().text.empty());
}

TEST_CASE_FIXTURE(Fixture,
                  "the character of a chord is no typed text, unless it is written by AltGr") {
  key(SDL_KEYDOWN, SDLK_0, KMOD_LCTRL);
  type("0");
  CHECK(take().text.empty());
  key(SDL_KEYDOWN, SDLK_0, KMOD_LCTRL | KMOD_RALT);
  type("0");
  CHECK(take().text == "0");
}

TEST_CASE_FIXTURE(Fixture, "losing the focus lets everything go without a click") {
  press(10, 10);
  key(SDL_KEYDOWN, SDLK_LEFT);
  take();
  window(SDL_WINDOWEVENT_FOCUS_LOST);
  const Input lost = take();
  CHECK(lost.focus_lost);
  CHECK_FALSE(lost.pointer.is_held());
  CHECK_FALSE(lost.pointer.just_released());
  CHECK_FALSE(lost.is_held(Key::Left));
  release(10, 10);
  CHECK_FALSE(take().pointer.just_released());
  window(SDL_WINDOWEVENT_FOCUS_GAINED);
  CHECK(take().focus_gained);
}

TEST_CASE_FIXTURE(Fixture, "a window that nobody can see is hidden until it is back") {
  CHECK_FALSE(take().hidden);
  for (const auto& [gone, back] : {std::pair{SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_RESTORED},
                                   std::pair{SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_SHOWN}}) {
    window(gone);
    CHECK(take().hidden);
    CHECK(take().hidden);
    window(SDL_WINDOWEVENT_FOCUS_LOST);
    CHECK(take().hidden);
    window(back);
    CHECK_FALSE(take().hidden);
  }
}

TEST_CASE_FIXTURE(Fixture, "the mouse is absent while it is outside, unless it drags") {
  mouse(SDL_MOUSEMOTION, 10, 10);
  window(SDL_WINDOWEVENT_LEAVE);
  CHECK_FALSE(take().pointer.present);
  press(10, 10);
  window(SDL_WINDOWEVENT_LEAVE);
  CHECK(take().pointer.present);
}

TEST_CASE_FIXTURE(Fixture, "dropped files and the wish to quit arrive once") {
  SDL_Event event{};
  event.type = SDL_DROPFILE;
  event.drop.file = SDL_strdup("/home/ana/jogo ção.pdn");
  collector.add(event);
  SDL_Event quit{};
  quit.type = SDL_QUIT;
  collector.add(quit);
  const Input input = take();
  CHECK(input.dropped_files == std::vector<std::string>{"/home/ana/jogo ção.pdn"});
  CHECK(input.quit);
  CHECK_FALSE(take().eventful());
}

TEST_CASE_FIXTURE(Fixture, "dropped text arrives once, its pieces one below the other") {
  for (const char* line : {"1. c3-d4", "b6-a5"}) {
    SDL_Event event{};
    event.type = SDL_DROPTEXT;
    event.drop.file = SDL_strdup(line);
    collector.add(event);
  }
  CHECK(take().dropped_text == "1. c3-d4\nb6-a5");
  CHECK_FALSE(take().eventful());
}

TEST_CASE_FIXTURE(Fixture, "gamepad buttons are actions, and directions repeat while held") {
  pad(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_A);
  pad(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_DPAD_LEFT);
  CHECK(collector.eventful(time));
  CHECK(take().actions == std::vector{PadAction::Confirm, PadAction::Left});
  CHECK(take().actions.empty());
  CHECK(*collector.next_repeat() == time + 400);
  time += 400;
  CHECK(collector.eventful(time));
  CHECK(take().acted(PadAction::Left));
  time += 120;
  CHECK(take().acted(PadAction::Left));
  pad(SDL_CONTROLLERBUTTONUP, SDL_CONTROLLER_BUTTON_DPAD_LEFT);
  time += 1000;
  CHECK(take().actions.empty());
  CHECK_FALSE(collector.next_repeat());
}

TEST_CASE_FIXTURE(Fixture,
                  "the stick is a direction once it is far enough, and its noise is nothing") {
  stick(SDL_CONTROLLER_AXIS_LEFTX, 3000);
  CHECK_FALSE(collector.eventful(time));
  stick(SDL_CONTROLLER_AXIS_LEFTX, -30000);
  CHECK(take().actions == std::vector{PadAction::Left});
  stick(SDL_CONTROLLER_AXIS_LEFTX, -15000);
  CHECK(take().actions.empty());
  stick(SDL_CONTROLLER_AXIS_LEFTX, 0);
  stick(SDL_CONTROLLER_AXIS_LEFTY, 30000);
  CHECK(take().actions == std::vector{PadAction::Down});
}

}  // namespace damas
