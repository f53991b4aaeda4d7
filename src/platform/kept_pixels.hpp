// Owns the answer whether a window keeps the pixels of a frame until the next one; internal to
// src/platform.
#pragma once

struct SDL_Renderer;

namespace damas {

bool keeps_pixels(SDL_Renderer* renderer);

}  // namespace damas
