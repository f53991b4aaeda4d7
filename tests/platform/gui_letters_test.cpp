#include <cmath>
#include <cstdlib>
#include <string>

#include <doctest/doctest.h>
#include <imgui.h>

#include "platform/canvas.hpp"
#include "platform/gui.hpp"
#include "test_canvas.hpp"

using namespace damas;

TEST_CASE("each of its letters is drawn as its font has it, no row cut or moved") {
  Canvas canvas{{400, 300}, 1, test::fonts()};
  Gui gui{canvas};
  const auto draw = [&](const std::string& letter, GuiFont name) {
    canvas.clear(colors::black);
    gui.begin(std::chrono::milliseconds{16});
    const ImFont* font = gui.font(name);
    ImGui::GetForegroundDrawList()->AddText(font, font->FontSize, {100, 100}, 0xFFFFFFFF,
                                            letter.c_str());
    gui.end();
    return canvas.snapshot();
  };
  for (const GuiFont name : {GuiFont::Body, GuiFont::Strong, GuiFont::Caption, GuiFont::Heading}) {
    for (char letter = '!'; letter <= 'z'; ++letter) {
      const Image drawn = draw(std::string(1, letter), name);
      unsigned char* alpha = nullptr;
      int width = 0;
      int height = 0;
      ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&alpha, &width, &height);
      const ImFontGlyph& glyph = *gui.font(name)->FindGlyph(static_cast<ImWchar>(letter));
      const auto column = static_cast<int>(std::lround(glyph.U0 * static_cast<float>(width)));
      const auto row = static_cast<int>(std::lround(glyph.V0 * static_cast<float>(height)));
      int differing = 0;
      for (int y = 0; y < static_cast<int>(glyph.Y1 - glyph.Y0); ++y) {
        for (int x = 0; x < static_cast<int>(glyph.X1 - glyph.X0); ++x) {
          const int kept = alpha[(row + y) * width + column + x];
          const Point at{100 + glyph.X0 + static_cast<float>(x),
                         100 + glyph.Y0 + static_cast<float>(y)};
          const int seen = drawn.at(static_cast<int>(at.x), static_cast<int>(at.y)).r;
          if (std::abs(kept - seen) > 2) ++differing;
        }
      }
      CHECK_MESSAGE(differing == 0, std::string(1, letter), " in font ", static_cast<int>(name));
    }
  }
}
