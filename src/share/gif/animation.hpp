// Owns writing animated GIFs.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>

#include "share/gif/palette.hpp"

namespace damas::share {

// Whether this program was built with the library that writes them.
bool can_write_gif();

class GifAnimation {
 public:
  // All pictures have that size in pixels, and their colours are mapped to the palette's. The
  // animation repeats for ever.
  GifAnimation(int width, int height, Palette palette);
  ~GifAnimation();
  GifAnimation(const GifAnimation&) = delete;
  GifAnimation& operator=(const GifAnimation&) = delete;

  // Rows from the top. A picture is shown for that time, which is rounded to hundredths of a
  // second.
  void add(std::span<const Pixel> picture, int milliseconds);
  // The content of the file; nothing if it could not be written. Nothing can be added afterwards.
  std::optional<std::string> finish();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace damas::share
