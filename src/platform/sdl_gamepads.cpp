#include "platform/sdl_gamepads.hpp"

#include <algorithm>
#include <utility>

namespace damas {

namespace {

constexpr std::uint32_t first_repeat_ms = 400;
constexpr std::uint32_t further_repeat_ms = 120;
constexpr int stick_on = 18000;  // of 32767
constexpr int stick_off = 12000;

std::optional<PadAction> action_of(std::uint8_t button) {
  constexpr std::array actions{
      std::pair{SDL_CONTROLLER_BUTTON_DPAD_UP, PadAction::Up},
      std::pair{SDL_CONTROLLER_BUTTON_DPAD_DOWN, PadAction::Down},
      std::pair{SDL_CONTROLLER_BUTTON_DPAD_LEFT, PadAction::Left},
      std::pair{SDL_CONTROLLER_BUTTON_DPAD_RIGHT, PadAction::Right},
      std::pair{SDL_CONTROLLER_BUTTON_A, PadAction::Confirm},
      std::pair{SDL_CONTROLLER_BUTTON_B, PadAction::Cancel},
      std::pair{SDL_CONTROLLER_BUTTON_X, PadAction::Third},
      std::pair{SDL_CONTROLLER_BUTTON_Y, PadAction::Fourth},
      std::pair{SDL_CONTROLLER_BUTTON_LEFTSHOULDER, PadAction::Previous},
      std::pair{SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, PadAction::Next},
      std::pair{SDL_CONTROLLER_BUTTON_START, PadAction::Menu},
      std::pair{SDL_CONTROLLER_BUTTON_BACK, PadAction::View},
  };
  for (const auto& [sdl, action] : actions) {
    if (sdl == button) return action;
  }
  return std::nullopt;
}

bool is_direction(PadAction action) {
  return action <= PadAction::Right;
}

int stick_position(int value, int before) {
  if (value > stick_on) return 1;
  if (value < -stick_on) return -1;
  return std::abs(value) < stick_off ? 0 : before;
}

}  // namespace

void Gamepads::add(const SDL_Event& event) {
  switch (event.type) {
    case SDL_CONTROLLERDEVICEADDED:
      if (SDL_GameController* pad = SDL_GameControllerOpen(event.cdevice.which)) {
        pads_.emplace_back(pad);
      }
      break;
    case SDL_CONTROLLERDEVICEREMOVED:
      std::erase_if(pads_, [](const auto& pad) {
        return SDL_GameControllerGetAttached(pad.get()) == SDL_FALSE;
      });
      repeating_.reset();
      break;
    case SDL_CONTROLLERBUTTONDOWN:
      if (const auto action = action_of(event.cbutton.button)) {
        press(*action, event.cbutton.timestamp);
      }
      break;
    case SDL_CONTROLLERBUTTONUP:
      if (repeating_ && action_of(event.cbutton.button) == repeating_) repeating_.reset();
      break;
    case SDL_CONTROLLERAXISMOTION:
      steer(event.caxis);
      break;
    default:
      break;
  }
}

void Gamepads::press(PadAction action, std::uint32_t now) {
  actions_.push_back(action);
  if (!is_direction(action)) return;
  repeating_ = action;
  repeat_at_ = now + first_repeat_ms;
}

void Gamepads::steer(const SDL_ControllerAxisEvent& axis) {
  if (axis.axis != SDL_CONTROLLER_AXIS_LEFTX && axis.axis != SDL_CONTROLLER_AXIS_LEFTY) return;
  const bool across = axis.axis == SDL_CONTROLLER_AXIS_LEFTX;
  int& place = stick_[across ? 0 : 1];
  const int before = std::exchange(place, stick_position(axis.value, place));
  if (place == before) return;
  if (place == 0) {
    repeating_.reset();
  } else if (across) {
    press(place < 0 ? PadAction::Left : PadAction::Right, axis.timestamp);
  } else {
    press(place < 0 ? PadAction::Up : PadAction::Down, axis.timestamp);
  }
}

std::vector<PadAction> Gamepads::take(std::uint32_t now) {
  if (repeating_ && now >= repeat_at_) {
    actions_.push_back(*repeating_);
    repeat_at_ = now + further_repeat_ms;
  }
  return std::exchange(actions_, {});
}

std::optional<std::uint32_t> Gamepads::next_repeat() const {
  if (!repeating_) return std::nullopt;
  return repeat_at_;
}

}  // namespace damas
