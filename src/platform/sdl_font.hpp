// Owns the fonts at their pixel sizes; internal to src/platform.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>

#include <SDL_ttf.h>

#include "platform/font.hpp"
#include "platform/sdl_surface.hpp"

namespace damas {

struct FontCloser {
  void operator()(TTF_Font* font) const { TTF_CloseFont(font); }
};
using FontPtr = std::unique_ptr<TTF_Font, FontCloser>;

// The advance widths of one weight, in parts of an em. They are read at a size so large that
// rounding does not matter, so they do not depend on the build of SDL_ttf.
class Advances {
 public:
  explicit Advances(std::span<const std::byte> bytes);

  float of(char32_t character) const;
  float widest_digit() const { return widest_digit_; }

 private:
  FontPtr font_;
  mutable std::unordered_map<char32_t, float> known_;
  float widest_digit_ = 0;
};

// One weight at one size. All measures are pixels. Places characters one by one, because builds of
// SDL_ttf with and without HarfBuzz round positions within a line differently.
class SizedFont {
 public:
  // `advances` must outlive this.
  SizedFont(std::span<const std::byte> bytes, const Advances& advances, int pixels_per_em);

  int width(const std::string& line, bool tabular) const;
  int line_height() const;
  // The height from the highest to the lowest stroke, which Dear ImGui calls the font size.
  int extent() const;
  // White text on a transparent background; null for an empty line.
  SurfacePtr render(const std::string& line, bool tabular) const;

 private:
  float advance(char32_t character, bool tabular) const;

  FontPtr font_;
  const Advances& advances_;
  int pixels_per_em_;
};

class FontLibrary {
 public:
  explicit FontLibrary(const FontFaces& faces);
  ~FontLibrary();
  FontLibrary(const FontLibrary&) = delete;
  FontLibrary& operator=(const FontLibrary&) = delete;

  const FontFaces& faces() const { return faces_; }
  // Ends all references to sized fonts.
  void set_faces(const FontFaces& faces);
  // Grows with set_faces(): what was drawn or measured in another edition is out of date.
  int edition() const { return edition_; }
  const SizedFont& at(FontWeight weight, int pixels_per_em);

 private:
  static constexpr std::size_t most_sizes = 32;
  FontFaces faces_;
  int edition_ = 0;
  std::map<FontWeight, Advances> advances_;
  std::map<std::pair<FontWeight, int>, SizedFont> fonts_;
};

}  // namespace damas
