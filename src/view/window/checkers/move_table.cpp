#include "view/window/checkers/move_table.hpp"

#include <cmath>

#include "core/notation.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"

namespace damas {

namespace {
constexpr float narrow_table = 240;

float row_height() {
  return pressable(32);
}

// A narrow table has less space around the words.
float number_width(bool narrow) {
  return narrow ? 32 : 56;
}
}  // namespace

void MoveTable::set(const Game& game, int shown_ply) {
  moves_ = move_texts(game);
  Game start = game;
  start.go_to(0);
  offset_ = start.side_to_move() == start.rules().first_side ? 0 : 1;
  played_ = game.ply();
  scroll_ = scroll_ || shown_ != shown_ply;
  shown_ = shown_ply;
}

std::string MoveTable::shown_move() const {
  if (shown_ == 0) return {};
  const int turn = shown_ - 1 + offset_;
  return std::to_string(turn / 2 + 1) + (turn % 2 == 0 ? ". " : "... ") +
         moves_[static_cast<std::size_t>(shown_ - 1)];
}

bool MoveTable::cell(Ui& ui, int ply, float width, float margin) {
  ImGui::PushID(ply);
  const bool pressed = ImGui::InvisibleButton("move", {width, row_height()});
  ImGui::PopID();
  const Rect box = item_rect();
  const GuiPalette& palette = ui.gui().palette();
  if (ImGui::IsItemHovered()) ui.fill(box, 6, palette.hovered);
  if (ply == shown_) {
    ui.fill(box, 6, palette.control);
    ui.outline(box, 6, 2, palette.accent);
    if (std::exchange(scroll_, false)) ImGui::SetScrollHereY(0.5F);
  }
  const Color ink = ply <= played_ ? ui.theme().text : ui.theme().muted;
  const float top = std::round(box.y + (row_height() - ImGui::GetFontSize()) / 2);
  const std::string text = with_ellipsis(moves_[static_cast<std::size_t>(ply - 1)], width - margin);
  ImGui::GetWindowDrawList()->AddText({box.x + margin, top}, im(ink), text.c_str());
  ui.focus_ring(box.inset(3), 4, palette.text, moves_[static_cast<std::size_t>(ply - 1)]);
  return pressed;
}

std::optional<int> MoveTable::panel(Ui& ui, const char* when_empty, float below) {
  std::optional<int> clicked;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  ImGui::BeginChild("moves", {0, -below}, 0,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  if (moves_.empty()) {
    ImGui::SetCursorPos({16, 8});
    ui.caption(when_empty);
  }
  const bool narrow = ImGui::GetContentRegionAvail().x < narrow_table;
  const float number = number_width(narrow);
  const float margin = narrow ? 4 : 12;
  const float width = std::floor((ImGui::GetContentRegionAvail().x - number) / 2);
  // The current move must also stay visible when the height of the list changes.
  if (std::exchange(height_, ImGui::GetWindowHeight()) != ImGui::GetWindowHeight()) scroll_ = true;
  if (shown_ == 0 && std::exchange(scroll_, false)) ImGui::SetScrollY(0);
  for (int ply = 1; ply <= static_cast<int>(moves_.size()); ++ply) {
    const int turn = ply - 1 + offset_;
    if (turn % 2 == 0 || ply == 1) {
      const ImVec2 at = ImGui::GetCursorScreenPos();
      ImGui::GetWindowDrawList()->AddText(
          {at.x + (narrow ? 4.0F : 16.0F),
           std::round(at.y + (row_height() - ImGui::GetFontSize()) / 2)},
          im(ui.theme().muted), (std::to_string(turn / 2 + 1) + ".").c_str());
      ImGui::Dummy({number + (turn % 2 == 0 ? 0 : width), row_height()});
    }
    ImGui::SameLine();
    if (cell(ui, ply, width, margin)) clicked = ply;
  }
  ImGui::EndChild();
  ImGui::PopStyleVar();
  return clicked;
}

}  // namespace damas
