// Owns the text of numbers with a fixed number of decimal places.
#pragma once

#include <array>
#include <cstdio>
#include <string>

namespace damas::hub {

inline std::string decimal(double value, int digits) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%.*f", digits, value);
  return text.data();
}

// "+1.20", "-0.50"
inline std::string signed_decimal(double value, int digits) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%+.*f", digits, value);
  return text.data();
}

}  // namespace damas::hub
