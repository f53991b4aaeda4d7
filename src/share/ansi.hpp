// Owns the escape sequences for colours in the terminal.
#pragma once

#include <string>
#include <string_view>

namespace damas::share::ansi {

// Select Graphic Rendition parameters, to be joined with ';'.
inline constexpr std::string_view bold = "1";
inline constexpr std::string_view underlined = "4";
inline constexpr std::string_view blue = "94";
inline constexpr std::string_view yellow = "93";
inline constexpr std::string_view white = "97";
inline constexpr std::string_view grey = "37";
inline constexpr std::string_view on_black = "40";
inline constexpr std::string_view on_white = "47";

inline constexpr std::string_view clear_screen = "\x1b[H\x1b[2J";

inline std::string painted(std::string_view text, std::string_view parameters) {
  return "\x1b[" + std::string(parameters) + "m" + std::string(text) + "\x1b[0m";
}

}  // namespace damas::share::ansi
