// Owns the gamepads: opens what is plugged in, turns it into actions; for this room only.
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
  // Times are SDL's milliseconds.
  void add(const SDL_Event& event);
  // Actions since the last call, with the repetitions due by now.
  std::vector<PadAction> take(std::uint32_t now);
  bool pending(std::uint32_t now) const {
    return !actions_.empty() || (repeating_ && now >= repeat_at_);
  }
  // When a direction that is held repeats next.
  std::optional<std::uint32_t> next_repeat() const;

 private:
  struct Closer {
    void operator()(SDL_GameController* pad) const { SDL_GameControllerClose(pad); }
  };

  void press(PadAction action, std::uint32_t now);
  void steer(const SDL_ControllerAxisEvent& axis);

  std::vector<std::unique_ptr<SDL_GameController, Closer>> pads_;
  std::vector<PadAction> actions_;
  std::array<int, 2> stick_{};  // -1, 0 or 1 across and along
  std::optional<PadAction> repeating_;
  std::uint32_t repeat_at_ = 0;
};

}  // namespace damas
