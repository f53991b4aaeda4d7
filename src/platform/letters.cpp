#include "platform/letters.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

namespace damas {

namespace {

// Few glyphs make the first frame fast: Latin, Greek, Cyrillic, punctuation, arrows, mathematics,
// shapes.
constexpr std::array<ImWchar, 17> glyph_ranges{0x20,   0x17F,  0x386,  0x3CE,  0x400,  0x45F,
                                               0x2010, 0x2044, 0x20AC, 0x20AC, 0x2190, 0x2199,
                                               0x2212, 0x2265, 0x25A0, 0x2717, 0};

struct FontChoice {
  FontWeight weight;
  float size;
};
// By GuiFont.
constexpr std::array font_choices{
    FontChoice{FontWeight::Regular, font_size::body},
    FontChoice{FontWeight::SemiBold, font_size::body},
    FontChoice{FontWeight::Regular, font_size::caption},
    FontChoice{FontWeight::SemiBold, font_size::heading},
};

void add_font(ImFontAtlas& letters, std::span<const std::byte> bytes, float size, float density) {
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.RasterizerDensity = density;
  config.OversampleH = 1;  // glyphs lie on whole pixels, as on the Canvas
  config.PixelSnapH = density == std::floor(density);
  // ImGui's parameter is a non-const pointer, but ImGui does not change data that it does not own.
  auto* data = const_cast<std::byte*>(bytes.data());
  letters.AddFontFromMemoryTTF(data, static_cast<int>(bytes.size()), size, &config,
                               glyph_ranges.data());
}

// The regular font of this size stands for the semi-bold one while there is only one face, so that
// the first frame needs fewer letters.
bool is_double(const FontChoice& choice, bool alike) {
  return alike && choice.weight == FontWeight::SemiBold && choice.size == font_size::body;
}

struct SharedLetters {
  FontFaces faces;
  float scale;
  std::shared_ptr<ImFontAtlas> letters;
};

bool are_same(std::span<const std::byte> a, std::span<const std::byte> b) {
  return a.data() == b.data() && a.size() == b.size();
}

}  // namespace

// ImGui measures font sizes from the highest to the lowest stroke; the rest of the program uses the
// em.
std::shared_ptr<ImFontAtlas> make_letters(FontLibrary& library, float scale) {
  auto letters = std::make_shared<ImFontAtlas>();
  // Keep the texture's sides powers of two: only then are the glyphs' texture coordinates exact.
  // The software renderer rounds inexact ones down, which cut off the lowest row of letters.
  letters->Flags |= ImFontAtlasFlags_NoMouseCursors;
  constexpr int em = 1000;
  for (const FontChoice& choice : font_choices) {
    if (is_double(choice, library.faces().alike())) continue;
    const bool regular = choice.weight == FontWeight::Regular;
    const auto bytes = regular ? library.faces().regular : library.faces().semibold;
    const auto extent = static_cast<float>(library.at(choice.weight, em).extent()) / em;
    add_font(*letters, bytes, choice.size * extent, scale);
  }
  return letters;
}

std::shared_ptr<ImFontAtlas> shared_letters(FontLibrary& library, float scale) {
  constexpr std::size_t most_kept = 6;
  static std::vector<SharedLetters> kept;  // the last used ones at the end
  const FontFaces& faces = library.faces();
  const auto found = std::find_if(kept.begin(), kept.end(), [&](const SharedLetters& k) {
    return k.scale == scale && are_same(k.faces.regular, faces.regular) &&
           are_same(k.faces.semibold, faces.semibold);
  });
  if (found != kept.end()) {
    std::rotate(found, found + 1, kept.end());
  } else {
    if (kept.size() == most_kept) kept.erase(kept.begin());
    kept.push_back({faces, scale, make_letters(library, scale)});
  }
  return kept.back().letters;
}

ImFont* font_in(const ImFontAtlas& letters, GuiFont font) {
  const bool alike = letters.Fonts.Size < static_cast<int>(font_choices.size());
  const auto end = font_choices.begin() + static_cast<std::ptrdiff_t>(font) + 1;
  const auto doubles = std::count_if(font_choices.begin(), end, [alike](const FontChoice& choice) {
    return is_double(choice, alike);
  });
  return letters.Fonts[static_cast<int>(font) - static_cast<int>(doubles)];
}

}  // namespace damas
