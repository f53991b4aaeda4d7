#include "view/window/lab/hex_rows.hpp"

#include <algorithm>
#include <cmath>

#include "view/window/app/button.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/lab/lab_text.hpp"

namespace damas {

namespace {

using sliding::side_length;

constexpr float inside = 4;
constexpr float bit_height = 20;
constexpr float widest_bit = 36;

sliding::Square square_in(int column, int row) {
  return square_at(static_cast<sliding::File>(column),
                   static_cast<sliding::Rank>(side_length - 1 - row));
}

void write(Point at, Color color, const char* text) {
  ImGui::GetWindowDrawList()->AddText({std::round(at.x), std::round(at.y)}, im(color), text);
}

void write_in_middle(const Rect& box, Color color, const char* text) {
  const ImVec2 size = ImGui::CalcTextSize(text);
  write({box.center().x - size.x / 2, box.center().y - size.y / 2}, color, text);
}

float pitch_of_digits() {
  return std::ceil(text_width("D"));
}

// Places all characters at the pitch of the widest, so that the digits of several rows align.
void write_evenly(Point at, Color color, const std::string& text) {
  const float pitch = pitch_of_digits();
  for (const char c : text) {
    const std::string one(1, c);
    const float width = text_width(one);
    write({at.x + (pitch - width) / 2, at.y}, color, one.c_str());
    at.x += pitch;
  }
}

void rect(const Rect& box, Color color) {
  ImGui::GetWindowDrawList()->AddRectFilled(im(box.origin()), {box.right(), box.bottom()},
                                            im(color));
}

Color tone(const Ui& ui, const HexRow& row, sliding::Square s, Color off) {
  if (row.strong.contains(s)) {
    return mix(ui.theme().accent, ui.theme().panel, row.bits.contains(s) ? 0 : 0.7F);
  }
  return row.bits.contains(s) ? ui.theme().text : off;
}

// Rank 8 at the top and file A at the left; set bits are filled.
void small_board(Ui& ui, const Rect& box, const HexRow& row) {
  const float step = std::floor(std::min(box.w, box.h) / side_length);
  const Color off = mix(ui.theme().panel, ui.theme().muted, 0.3F);
  const float margin = std::floor((box.h - step * side_length) / 2);
  for (int y = 0; y < side_length; ++y) {
    for (int x = 0; x < side_length; ++x) {
      const Point at{box.x + margin + static_cast<float>(x) * step,
                     box.y + margin + static_cast<float>(y) * step};
      rect({at.x, at.y, step - 1, step - 1}, tone(ui, row, square_in(x, y), off));
    }
  }
}

}  // namespace

HexRowAct hex_row(Ui& ui, const HexRow& row, bool chosen, const App& app) {
  HexRowAct act;
  const float width = ImGui::GetContentRegionAvail().x;
  ImGui::PushID(row.name.c_str());
  act.chosen = ImGui::InvisibleButton("row", {width - hex_row_height, hex_row_height});
  const Rect box = item_rect();
  const GuiPalette& palette = ui.gui().palette();
  const bool lit = ImGui::IsItemHovered() || ImGui::IsItemActive();
  if (chosen || lit) ui.fill(box, 8, chosen ? palette.hovered : palette.control);
  if (ui.is_walked_on()) {
    const std::string words = row.name + ": " + hexadecimal(row.bits.word());
    ui.focus_ring(box, 8, ui.theme().accent, ui.said(words, chosen));
  }
  ImGui::PushClipRect(im(box.origin()), {box.right(), box.bottom()}, true);
  {
    const FontScope font(ui.gui(), GuiFont::Caption);
    // If there is no room for both, the number is shown without its picture.
    const float number = 18 * pitch_of_digits();
    const bool pictured = box.w >= hex_row_height + inside + number;
    const float side = hex_row_height - 2 * inside;
    if (pictured) small_board(ui, {box.x + inside, box.y + inside, side, side}, row);
    const float left = box.x + inside + (pictured ? hex_row_height : 0);
    write({left, box.y + 4}, ui.theme().muted, row.name.c_str());
    write_evenly({left, box.bottom() - ImGui::GetFontSize() - 5}, ui.theme().text,
                 hexadecimal(row.bits.word()));
  }
  ImGui::PopClipRect();
  ImGui::SameLine(0, 0);
  const Button copy{Icon::Copy, Text::Copy, Action::CopyGame};
  act.copied = icon_button(ui, copy, {hex_row_height, hex_row_height}, app);
  ImGui::PopID();
  return act;
}

void bit_rows(Ui& ui, const HexRow& row) {
  const Point start = from_im(ImGui::GetCursorScreenPos());
  const FontScope font(ui.gui(), GuiFont::Caption);
  const float width = ImGui::GetContentRegionAvail().x;
  constexpr float label = 20;
  constexpr float byte = 48;
  const float bit = std::min(widest_bit, std::floor((width - label - byte) / side_length));
  const Color muted = ui.theme().muted;
  for (int y = 0; y < side_length; ++y) {
    const float top = start.y + static_cast<float>(y) * bit_height;
    const int rank = side_length - y;
    write_in_middle({start.x, top, label, bit_height}, muted, std::to_string(rank).c_str());
    for (int x = 0; x < side_length; ++x) {
      const sliding::Square s = square_in(x, y);
      const bool set = row.bits.contains(s);
      const Rect cell{start.x + label + static_cast<float>(x) * bit, top, bit - 2, bit_height - 2};
      const Color ground = ui.gui().palette().control;
      rect(cell, tone(ui, row, s, ground));
      write_in_middle(cell, set ? ui.theme().panel : muted, set ? "1" : "0");
    }
    const auto word = row.bits.word() >> (side_length * (rank - 1)) & 0xFF;
    const Point at{start.x + label + side_length * bit + 8, top + 1};
    write_evenly(at, muted, "0x" + hexadecimal(word).substr(16));
  }
  for (int x = 0; x < side_length; ++x) {
    const std::string file(1, static_cast<char>('a' + x));
    write_in_middle({start.x + label + static_cast<float>(x) * bit,
                     start.y + side_length * bit_height, bit - 2, bit_height - 2},
                    muted, file.c_str());
  }
  ImGui::Dummy({width, (side_length + 1) * bit_height});
}

}  // namespace damas
