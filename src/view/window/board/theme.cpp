#include "view/window/board/theme.hpp"

#include <algorithm>
#include <array>

namespace damas {

namespace {

using namespace literals;

constexpr Theme jacaranda{
    .id = "jacaranda",
    .name = Text::ThemeJacaranda,
    .dark_square = 0x8A6B4F_rgb,
    .light_square = 0xE9D8B6_rgb,
    .frame = 0x4B3323_rgb,
    .coordinates = 0xE0CBA4_rgb,
    .white_man = 0xF7EFDE_rgb,
    .black_man = 0x2A211C_rgb,
    .mark = 0xF2C14E_rgb,
    .target = 0xA6E05A_rgb,
    .victim = 0xFF7A5C_rgb,
    .hairline = 0x1A120C_rgb,
    .panel = 0x211D19_rgb,
    .text = 0xF3ECDF_rgb,
    .muted = 0xB9AE9C_rgb,
    .accent = 0xF2C14E_rgb,
};

constexpr Theme tournament{
    .id = "tournament",
    .name = Text::ThemeTournament,
    .dark_square = 0x5F8A5B_rgb,
    .light_square = 0xECEBD2_rgb,
    .frame = 0x4A3427_rgb,
    .coordinates = 0xE6DCC0_rgb,
    .white_man = 0xFFF8E7_rgb,
    .black_man = 0x2B1D17_rgb,
    .mark = 0xF2C14E_rgb,
    .target = 0xC8F46A_rgb,
    .victim = 0xFF7A5C_rgb,
    .hairline = 0x14180F_rgb,
    .panel = 0x1D2320_rgb,
    .text = 0xEEF2EC_rgb,
    .muted = 0xA9B5AC_rgb,
    .accent = 0xF2C14E_rgb,
};

constexpr Theme slate{
    .id = "slate",
    .name = Text::ThemeSlate,
    .dark_square = 0x5B7690_rgb,
    .light_square = 0xD9E2EA_rgb,
    .frame = 0x2E3C4A_rgb,
    .coordinates = 0xC9D6E2_rgb,
    .white_man = 0xFFFFFF_rgb,
    .black_man = 0x1B2530_rgb,
    .mark = 0xFFB454_rgb,
    .target = 0x9CF08C_rgb,
    .victim = 0xFF8A70_rgb,
    .hairline = 0x0D1319_rgb,
    .panel = 0x1A2027_rgb,
    .text = 0xEDF2F7_rgb,
    .muted = 0xA3B1BF_rgb,
    .accent = 0xFFB454_rgb,
};

constexpr Theme high_contrast{
    .id = "high-contrast",
    .name = Text::ThemeHighContrast,
    .flat = true,
    .dark_square = 0x767676_rgb,
    .light_square = 0xFFFFFF_rgb,
    .frame = 0x000000_rgb,
    .coordinates = 0xFFFFFF_rgb,
    .white_man = 0xFFFFFF_rgb,
    .black_man = 0x000000_rgb,
    .mark = 0xFFD400_rgb,
    .target = 0x7CFF6B_rgb,
    .victim = 0xFF5A4D_rgb,
    .hairline = 0x000000_rgb,
    .panel = 0x000000_rgb,
    .text = 0xFFFFFF_rgb,
    .muted = 0xD0D0D0_rgb,
    .accent = 0xFFD400_rgb,
};

struct PanelColors {
  Color panel;
  Color text;
  Color muted;
  Color accent;
};

constexpr Theme with_panel(Theme theme, const PanelColors& colors) {
  theme.panel = colors.panel;
  theme.text = colors.text;
  theme.muted = colors.muted;
  theme.accent = colors.accent;
  return theme;
}

constexpr std::array dark_themes{jacaranda, tournament, slate, high_contrast};
constexpr std::array light_themes{
    with_panel(jacaranda, {0xF8F2E6_rgb, 0x241B15_rgb, 0x655948_rgb, 0x8A5A00_rgb}),
    with_panel(tournament, {0xF4F6EF_rgb, 0x18201A_rgb, 0x55625A_rgb, 0x2F6B34_rgb}),
    with_panel(slate, {0xF3F6F9_rgb, 0x15202B_rgb, 0x52616F_rgb, 0x8A4B00_rgb}),
    with_panel(high_contrast, {0xFFFFFF_rgb, 0x000000_rgb, 0x404040_rgb, 0x0037B8_rgb}),
};

const Theme* find(std::string_view id, PanelTone tone) {
  const auto all = themes(tone);
  const auto found =
      std::find_if(all.begin(), all.end(), [id](const Theme& theme) { return theme.id == id; });
  return found == all.end() ? nullptr : &*found;
}

Color readable_on(Color ground, Color a, Color b) {
  return contrast(ground, a) >= contrast(ground, b) ? a : b;
}

}  // namespace

std::span<const Theme> themes(PanelTone tone) {
  return tone == PanelTone::Dark ? std::span<const Theme>{dark_themes} : light_themes;
}

const Theme& theme_by_id(std::string_view id, PanelTone tone) {
  const Theme* found = find(id, tone);
  return found != nullptr ? *found : themes(tone).front();
}

bool is_theme(std::string_view id) {
  return find(id, PanelTone::Dark) != nullptr;
}

GuiPalette gui_palette(const Theme& theme) {
  const auto towards_text = [&theme](float part) { return mix(theme.panel, theme.text, part); };
  return {
      .panel = theme.panel,
      .control = towards_text(0.11F),
      .hovered = towards_text(0.18F),
      .active = towards_text(0.26F),
      .border = towards_text(theme.flat ? 0.6F : 0.2F),
      .text = theme.text,
      .muted = theme.muted,
      .accent = theme.accent,
      .on_accent = readable_on(theme.accent, theme.panel, theme.text),
  };
}

}  // namespace damas
