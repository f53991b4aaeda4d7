#include "share/markup.hpp"

#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "core/pdn/text.hpp"

namespace damas::share {

std::string escaped_markup(std::string_view text) {
  std::string safe;
  for (const char c : to_utf8(text)) {
    switch (c) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      case '\'':
        safe += "&#39;";
        break;
      default:
        safe += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
    }
  }
  return safe;
}

std::string decimal(double value) {
  const auto hundredths = static_cast<std::int64_t>(std::llround(value * 100));
  const std::int64_t size = std::abs(hundredths);
  std::string text = (hundredths < 0 ? "-" : "") + std::to_string(size / 100);
  if (size % 100 == 0) return text;
  text += size % 100 < 10 ? ".0" : ".";
  text += std::to_string(size % 100);
  if (text.back() == '0') text.pop_back();
  return text;
}

}  // namespace damas::share
