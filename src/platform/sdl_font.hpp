// Owns the font files opened at pixel sizes; for the sources of this room only.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include <SDL_ttf.h>

#include "platform/font.hpp"
#include "platform/sdl_surface.hpp"

namespace damas {

// One weight at one size. All measures are pixels.
class SizedFont {
 public:
  SizedFont(std::span<const std::byte> bytes, int pixels_per_em);

  int width(const std::string& line, bool tabular) const;
  int line_height() const;
  // From the highest to the lowest stroke; what Dear ImGui calls the size of a font.
  int extent() const;
  // White on nothing; null for an empty line.
  SurfacePtr render(const std::string& line, bool tabular) const;

 private:
  struct Closer {
    void operator()(TTF_Font* font) const { TTF_CloseFont(font); }
  };
  int plain_width(const std::string& text) const;
  SurfacePtr render_tabular(const std::string& line) const;
  // Calls visit(piece, x, width) for digits one by one and for what stands between them.
  template <class Visit>
  int each_cell(const std::string& line, const Visit& visit) const;

  std::unique_ptr<TTF_Font, Closer> font_;
  int digit_width_ = 0;
};

class FontLibrary {
 public:
  explicit FontLibrary(const FontFaces& faces);
  ~FontLibrary();
  FontLibrary(const FontLibrary&) = delete;
  FontLibrary& operator=(const FontLibrary&) = delete;

  const FontFaces& faces() const { return faces_; }
  const SizedFont& at(FontWeight weight, int pixels_per_em);

 private:
  static constexpr std::size_t most_sizes = 32;
  FontFaces faces_;
  std::map<std::pair<FontWeight, int>, SizedFont> fonts_;
};

}  // namespace damas
