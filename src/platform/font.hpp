// Owns text styles: the two weights of the font family, sizes, alignment.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "platform/color.hpp"

namespace damas {

enum class FontWeight : std::uint8_t { Regular, SemiBold };
enum class Align : std::uint8_t { Left, Center, Right };
enum class Overflow : std::uint8_t {
  Wrap,     // onto further lines, between words
  Ellipsis  // one line, its end replaced by …
};

// The bytes of two font files; they must outlive every user.
struct FontFaces {
  std::span<const std::byte> regular;
  std::span<const std::byte> semibold;

  // Whether one file stands for both, as in a page that still loads them.
  bool alike() const {
    return regular.data() == semibold.data() && regular.size() == semibold.size();
  }
};

namespace font_size {  // logical pixels per em
constexpr float caption = 14;
constexpr float body = 16;
constexpr float heading = 20;
constexpr float clock = 32;
}  // namespace font_size

struct TextStyle {
  Color color = colors::white;
  float size = font_size::body;
  FontWeight weight = FontWeight::Regular;
  Align align = Align::Left;
  bool tabular = false;  // all digits equally wide, for clocks and scores
  float max_width = 0;   // 0: unlimited
  Overflow overflow = Overflow::Wrap;

  bool operator==(const TextStyle&) const = default;
};

}  // namespace damas
