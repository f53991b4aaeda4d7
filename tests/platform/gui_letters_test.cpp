#include <cmath>
#include <cstdlib>
#include <functional>
#include <string>

#include <doctest/doctest.h>
#include <imgui.h>

#include "platform/canvas.hpp"
#include "platform/gui.hpp"
#include "test_canvas.hpp"

namespace damas {

namespace {

constexpr Point origin{100, 100};

Image drawn_at(float scale, Canvas& canvas, Gui& gui, const std::function<void()>& draw) {
  CHECK(canvas.scale() == scale);
  canvas.clear(colors::black);
  gui.begin(std::chrono::milliseconds{16});
  draw();
  gui.end();
  return canvas.snapshot();
}

// How many pixels of the letter on the screen differ from the font's.
int differing(char letter, GuiFont name, float scale, Canvas& canvas, Gui& gui) {
  const Image drawn = drawn_at(scale, canvas, gui, [&] {
    const ImFont* font = gui.font(name);
    ImGui::GetForegroundDrawList()->AddText(font, font->FontSize, {origin.x, origin.y}, 0xFFFFFFFF,
                                            std::string(1, letter).c_str());
  });
  unsigned char* alpha = nullptr;
  int width = 0;
  int height = 0;
  ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&alpha, &width, &height);
  const ImFontGlyph& glyph = *gui.font(name)->FindGlyph(static_cast<ImWchar>(letter));
  const auto column = static_cast<int>(std::lround(glyph.U0 * static_cast<float>(width)));
  const auto row = static_cast<int>(std::lround(glyph.V0 * static_cast<float>(height)));
  const auto left = static_cast<int>(std::lround((origin.x + glyph.X0) * scale));
  const auto top = static_cast<int>(std::lround((origin.y + glyph.Y0) * scale));
  int count = 0;
  for (int y = 0; y < static_cast<int>(std::lround((glyph.Y1 - glyph.Y0) * scale)); ++y) {
    for (int x = 0; x < static_cast<int>(std::lround((glyph.X1 - glyph.X0) * scale)); ++x) {
      const int kept = alpha[(row + y) * width + column + x];
      if (std::abs(kept - drawn.at(left + x, top + y).r) > 2) ++count;
    }
  }
  return count;
}

}  // namespace

TEST_CASE("each letter of the Gui is drawn as its font has it, no row cut or moved") {
  for (const float scale : {1.0F, 1.1F, 1.25F, 1.5F, 1.75F, 2.0F}) {
    Canvas canvas{{200, 160}, scale, test::fonts()};
    Gui gui{canvas};
    for (const GuiFont name :
         {GuiFont::Body, GuiFont::Strong, GuiFont::Caption, GuiFont::Heading}) {
      for (char letter = '!'; letter <= 'z'; ++letter) {
        CHECK_MESSAGE(differing(letter, name, scale, canvas, gui) == 0, std::string(1, letter),
                      " in font ", static_cast<int>(name), " at scale ", scale);
      }
    }
  }
}

TEST_CASE("while one font stands for both weights, equal letters are drawn only once") {
  Canvas canvas{{200, 160}, 1, test::regular_alone()};
  Gui gui{canvas};
  gui.prepare();
  const float body = gui.font(GuiFont::Body)->FontSize;
  CHECK(gui.font(GuiFont::Strong) == gui.font(GuiFont::Body));
  CHECK(gui.font(GuiFont::Caption)->FontSize < body);
  CHECK(gui.font(GuiFont::Heading)->FontSize > body);
  canvas.set_fonts(test::fonts());
  gui.prepare();
  CHECK(gui.font(GuiFont::Strong) != gui.font(GuiFont::Body));
  CHECK(gui.font(GuiFont::Heading)->FontSize > gui.font(GuiFont::Strong)->FontSize);
}

TEST_CASE("shapes of the Gui have no gaps at any size of the interface") {
  for (const float scale : {1.0F, 1.1F, 1.25F, 1.5F, 1.75F, 2.0F}) {
    Canvas canvas{{800, 600}, scale, test::fonts()};
    Gui gui{canvas};
    for (const float left : {11.0F, 12.0F, 13.0F, 14.0F}) {
      const ImVec2 from{left, left + 6};
      const ImVec2 to{left + 101, left + 49};
      const Image drawn = drawn_at(scale, canvas, gui, [&] {
        ImGui::GetForegroundDrawList()->AddRectFilled(from, to, 0xFFFFFFFF, 9);
      });
      int gaps = 0;
      const auto pixel = [&](float logical) { return static_cast<int>(logical * scale); };
      for (int y = pixel(from.y + 10); y < pixel(to.y - 10); ++y) {
        for (int x = pixel(from.x + 2); x < pixel(to.x - 2); ++x) {
          if (drawn.at(x, y).r != 255) ++gaps;
        }
      }
      CHECK_MESSAGE(gaps == 0, "at ", left, " and scale ", scale);
    }
  }
}

TEST_CASE("Guis that draw for snapshots share their letters, each on its own renderer") {
  struct Panel {
    Canvas canvas;
    Gui gui{canvas};

    explicit Panel(Canvas::Drawing drawing) : canvas({200, 100}, 1, test::fonts(), drawing) {}

    Image picture() {
      Image image = drawn_at(1, canvas, gui, [] {
        ImGui::GetForegroundDrawList()->AddText({20, 20}, 0xFFFFFFFF, "Undo");
      });
      canvas.present();
      return image;
    }
  };
  Panel own(Canvas::Drawing::AtOnce);
  const Image expected = own.picture();
  Panel first(Canvas::Drawing::ForSnapshots);
  CHECK(first.picture() == expected);
  {
    Panel second(Canvas::Drawing::ForSnapshots);
    CHECK(second.picture() == expected);
    CHECK(first.picture() == expected);
    CHECK(second.picture() == expected);
    CHECK(second.gui.font(GuiFont::Strong) == first.gui.font(GuiFont::Strong));
    CHECK(own.gui.font(GuiFont::Strong) != first.gui.font(GuiFont::Strong));
  }
  CHECK(first.picture() == expected);
  CHECK(own.picture() == expected);
}

}  // namespace damas
