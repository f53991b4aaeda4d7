// Owns the gamepads: opens connected ones and converts their events to actions; internal to
// src/platform.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <SDL.h>

#include "platform/key.hpp"

namespace damas {

class Gamepads {
 public:
  // Times are SDL's, in milliseconds.
  void add(const SDL_Event& event);
  // The actions since the last call, including repetitions due by `now`.
  std::vector<PadAction> take(std::uint32_t now);
  bool pending(std::uint32_t now) const {
    return !actions_.empty() || (repeating_ && now >= repeat_at_);
  }
  // The time of the next repetition of a held direction.
  std::optional<std::uint32_t> next_repeat() const;

 private:
  struct Closer {
    void operator()(SDL_GameController* pad) const { SDL_GameControllerClose(pad); }
  };

  void press(PadAction action, std::uint32_t now);
  void steer(const SDL_ControllerAxisEvent& axis);

  std::vector<std::unique_ptr<SDL_GameController, Closer>> pads_;
  std::vector<PadAction> actions_;
  std::array<int, 2> stick_{};  // -1, 0 or 1, horizontally and vertically
  std::optional<PadAction> repeating_;
  std::uint32_t repeat_at_ = 0;
};

}  // namespace damas
