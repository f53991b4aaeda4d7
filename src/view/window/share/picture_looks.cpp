#include "view/window/share/picture_looks.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "share/colors.hpp"

namespace damas {

namespace {

constexpr std::array<PictureWidths, 3> widths_by_size = {{{400, 320}, {800, 480}, {1600, 800}}};

Theme print_theme() {
  const share::Colors colors = share::print_colors();
  Theme theme;
  theme.id = "print";
  theme.name = Text::ShareColorsPrint;
  theme.flat = true;
  theme.dark_square = Color::hex(colors.dark_square);
  theme.light_square = Color::hex(colors.light_square);
  theme.frame = Color::hex(colors.frame);
  theme.coordinates = Color::hex(colors.coordinates);
  theme.white_man = Color::hex(colors.white_man);
  theme.black_man = Color::hex(colors.black_man);
  theme.mark = Color::hex(colors.mark);
  theme.target = Color::hex(colors.target);
  theme.victim = Color::hex(colors.target);
  theme.hairline = Color::hex(colors.hairline);
  theme.panel = Color::hex(colors.panel);
  theme.text = Color::hex(colors.text);
  theme.muted = Color::hex(colors.muted);
  theme.accent = Color::hex(colors.accent);
  return theme;
}

std::vector<Theme> all_looks() {
  std::vector<Theme> all(themes().begin(), themes().end());
  all.push_back(print_theme());
  return all;
}

}  // namespace

PictureWidths widths_of(PictureSize size) {
  return widths_by_size[static_cast<std::size_t>(size)];
}

std::span<const Theme> picture_themes() {
  static const std::vector<Theme> all = all_looks();
  return all;
}

const Theme& picture_theme(std::string_view id, const Theme& board) {
  const auto all = picture_themes();
  const auto found =
      std::find_if(all.begin(), all.end(), [id](const Theme& theme) { return theme.id == id; });
  return found == all.end() ? board : *found;
}

}  // namespace damas
