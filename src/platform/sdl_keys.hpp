// Owns the conversion of SDL's keys; internal to src/platform.
#pragma once

#include <SDL.h>

#include "platform/key.hpp"

namespace damas {

// By meaning on the user's layout; letters of other scripts by their place on a Latin keyboard.
Key key_of(const SDL_Keysym& symbol);
Modifiers modifiers_of(std::uint16_t sdl_modifiers);

}  // namespace damas
