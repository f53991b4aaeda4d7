#include "platform/sdl_font.hpp"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <utility>

namespace damas {

SizedFont::SizedFont(std::span<const std::byte> bytes, int pixels_per_em)
    : font_(TTF_OpenFontRW(SDL_RWFromConstMem(bytes.data(), static_cast<int>(bytes.size())), 1,
                           pixels_per_em)) {
  assert(font_ && "the bytes given as FontFaces are not a font");
  TTF_SetFontHinting(font_.get(), TTF_HINTING_LIGHT);
  for (char digit = '0'; digit <= '9'; ++digit) {
    digit_width_ = std::max(digit_width_, plain_width(std::string(1, digit)));
  }
}

int SizedFont::plain_width(const std::string& text) const {
  int width = 0;
  TTF_SizeUTF8(font_.get(), text.c_str(), &width, nullptr);
  return width;
}

template <class Visit>
int SizedFont::each_cell(const std::string& line, const Visit& visit) const {
  constexpr std::string_view digits = "0123456789";
  int x = 0;
  for (std::size_t at = 0; at < line.size();) {
    const bool digit = digits.find(line[at]) != std::string_view::npos;
    const std::size_t next = digit ? at + 1 : line.find_first_of(digits, at);
    const std::string piece = line.substr(at, next - at);
    const int natural = plain_width(piece);
    const int width = digit ? digit_width_ : natural;
    visit(piece, x + (width - natural) / 2);
    x += width;
    at = next == std::string::npos ? line.size() : next;
  }
  return x;
}

int SizedFont::width(const std::string& line, bool tabular) const {
  if (!tabular) return plain_width(line);
  return each_cell(line, [](const std::string&, int) {});
}

int SizedFont::line_height() const {
  return TTF_FontLineSkip(font_.get());
}

int SizedFont::extent() const {
  return TTF_FontAscent(font_.get()) - TTF_FontDescent(font_.get());
}

SurfacePtr SizedFont::render(const std::string& line, bool tabular) const {
  if (line.empty()) return nullptr;
  if (tabular) return render_tabular(line);
  return SurfacePtr{TTF_RenderUTF8_Blended(font_.get(), line.c_str(), {255, 255, 255, 255})};
}

SurfacePtr SizedFont::render_tabular(const std::string& line) const {
  SurfacePtr whole{SDL_CreateRGBSurfaceWithFormat(0, width(line, true) + digit_width_,
                                                  line_height(), 32, SDL_PIXELFORMAT_ARGB8888)};
  if (!whole) return nullptr;
  each_cell(line, [this, &whole](const std::string& piece, int x) {
    const SurfacePtr cell = render(piece, false);
    if (!cell) return;
    SDL_SetSurfaceBlendMode(cell.get(), SDL_BLENDMODE_NONE);
    SDL_Rect place{x, 0, cell->w, cell->h};
    SDL_BlitSurface(cell.get(), nullptr, whole.get(), &place);
  });
  return whole;
}

FontLibrary::FontLibrary(const FontFaces& faces) : faces_(faces) {
  TTF_Init();
}

FontLibrary::~FontLibrary() {
  fonts_.clear();
  TTF_Quit();
}

const SizedFont& FontLibrary::at(FontWeight weight, int pixels_per_em) {
  const auto key = std::pair{weight, std::max(pixels_per_em, 1)};
  if (const auto found = fonts_.find(key); found != fonts_.end()) return found->second;
  // A window that is being resized asks for many sizes it never asks for again.
  if (fonts_.size() >= most_sizes) fonts_.clear();
  const auto bytes = weight == FontWeight::Regular ? faces_.regular : faces_.semibold;
  return fonts_.emplace(key, SizedFont{bytes, key.second}).first->second;
}

}  // namespace damas
