#include "platform/sdl_font.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string_view>
#include <utility>

#include "platform/text_layout.hpp"

namespace damas {

namespace {

FontPtr open_font(std::span<const std::byte> bytes, int pixels_per_em) {
  FontPtr font{TTF_OpenFontRW(SDL_RWFromConstMem(bytes.data(), static_cast<int>(bytes.size())), 1,
                              pixels_per_em)};
  assert(font && "the bytes given as FontFaces are not a font");
  TTF_SetFontHinting(font.get(), TTF_HINTING_NONE);
  return font;
}

bool is_digit(char32_t character) {
  return character >= U'0' && character <= U'9';
}

}  // namespace

Advances::Advances(std::span<const std::byte> bytes) : font_(open_font(bytes, 2048)) {
  for (char32_t digit = U'0'; digit <= U'9'; ++digit)
    widest_digit_ = std::max(widest_digit_, of(digit));
}

float Advances::of(char32_t character) const {
  const auto [entry, added] = known_.try_emplace(character, 0.0F);
  if (added) {
    int advance = 0;
    TTF_GlyphMetrics32(font_.get(), character, nullptr, nullptr, nullptr, nullptr, &advance);
    entry->second = static_cast<float>(advance) / 2048;
  }
  return entry->second;
}

SizedFont::SizedFont(std::span<const std::byte> bytes, const Advances& advances, int pixels_per_em)
    : font_(open_font(bytes, pixels_per_em)), advances_(advances), pixels_per_em_(pixels_per_em) {}

float SizedFont::advance(char32_t character, bool tabular) const {
  const float ems =
      tabular && is_digit(character) ? advances_.widest_digit() : advances_.of(character);
  return ems * static_cast<float>(pixels_per_em_);
}

int SizedFont::width(const std::string& line, bool tabular) const {
  float pen = 0;
  for (std::string_view rest = line; !rest.empty();)
    pen += advance(take_character(rest), tabular);
  return static_cast<int>(std::ceil(pen));
}

int SizedFont::line_height() const {
  return TTF_FontLineSkip(font_.get());
}

int SizedFont::extent() const {
  return TTF_FontAscent(font_.get()) - TTF_FontDescent(font_.get());
}

SurfacePtr SizedFont::render(const std::string& line, bool tabular) const {
  if (line.empty()) return nullptr;
  // Strokes may extend beyond the last advance.
  SurfacePtr whole{SDL_CreateRGBSurfaceWithFormat(0, width(line, tabular) + pixels_per_em_ / 4,
                                                  line_height(), 32, SDL_PIXELFORMAT_ARGB8888)};
  if (!whole) return nullptr;
  SDL_FillRect(whole.get(), nullptr, SDL_MapRGBA(whole->format, 255, 255, 255, 0));
  float pen = 0;
  for (std::string_view rest = line; !rest.empty();) {
    const char32_t character = take_character(rest);
    const float step = advance(character, tabular);
    const float natural = advance(character, false);
    int left = 0;
    TTF_GlyphMetrics32(font_.get(), character, &left, nullptr, nullptr, nullptr, nullptr);
    if (const SurfacePtr glyph{
            TTF_RenderGlyph32_Blended(font_.get(), character, {255, 255, 255, 255})}) {
      const auto x = static_cast<int>(std::lround(pen + (step - natural) / 2));
      // SDL_ttf shifts a glyph that begins left of the pen to the right. This undoes the shift,
      // except at the beginning of a line, where the glyph would be cut.
      SDL_Rect place{std::max(x + std::min(left, 0), 0), 0, glyph->w, glyph->h};
      SDL_SetSurfaceBlendMode(glyph.get(), SDL_BLENDMODE_BLEND);
      SDL_BlitSurface(glyph.get(), nullptr, whole.get(), &place);
    }
    pen += step;
  }
  return whole;
}

FontLibrary::FontLibrary(const FontFaces& faces) : faces_(faces) {
  TTF_Init();
}

FontLibrary::~FontLibrary() {
  fonts_.clear();
  advances_.clear();
  TTF_Quit();
}

void FontLibrary::set_faces(const FontFaces& faces) {
  fonts_.clear();
  advances_.clear();
  faces_ = faces;
  ++edition_;
}

const SizedFont& FontLibrary::at(FontWeight weight, int pixels_per_em) {
  const FontWeight drawn = faces_.alike() ? FontWeight::Regular : weight;  // opened only once
  const auto key = std::pair{drawn, std::max(pixels_per_em, 1)};
  if (const auto found = fonts_.find(key); found != fonts_.end()) return found->second;
  // While a window is resized, many sizes are requested once and never again.
  if (fonts_.size() >= most_sizes) fonts_.clear();
  const auto bytes = drawn == FontWeight::Regular ? faces_.regular : faces_.semibold;
  const Advances& advances = advances_.try_emplace(drawn, bytes).first->second;
  return fonts_.try_emplace(key, bytes, advances, key.second).first->second;
}

}  // namespace damas
