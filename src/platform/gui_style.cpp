#include <imgui.h>

#include "platform/gui_state.hpp"

namespace damas {

namespace {

ImVec4 to_imgui(Color c) {
  return ImGui::ColorConvertU32ToFloat4(IM_COL32(c.r, c.g, c.b, c.a));
}

void apply_shapes(ImGuiStyle& style) {
  style.CircleTessellationMaxError = 0.1F;
  style.WindowPadding = {16, 16};
  style.FramePadding = {12, 8};
  style.ItemSpacing = {8, 8};
  style.ItemInnerSpacing = {8, 4};
  style.CellPadding = {8, 4};
  style.IndentSpacing = 24;
  style.ScrollbarSize = 12;
  style.GrabMinSize = 16;
  style.WindowRounding = 12;
  style.ChildRounding = 8;
  style.PopupRounding = 12;
  style.FrameRounding = 8;
  style.ScrollbarRounding = 6;
  style.GrabRounding = 8;
  style.TabRounding = 8;
  style.WindowBorderSize = 0;
  style.ChildBorderSize = 0;
  style.PopupBorderSize = 1;
  style.FrameBorderSize = 0;
  style.TabBorderSize = 0;
  style.WindowTitleAlign = {0.5F, 0.5F};
  style.WindowMenuButtonPosition = ImGuiDir_None;
  style.SeparatorTextBorderSize = 1;
}

void apply_control_colors(ImVec4* target, const GuiPalette& palette) {
  for (const ImGuiCol_ at :
       {ImGuiCol_FrameBg, ImGuiCol_Button, ImGuiCol_Tab, ImGuiCol_ScrollbarGrab,
        ImGuiCol_TabUnfocused, ImGuiCol_TableHeaderBg}) {
    target[at] = to_imgui(palette.control);
  }
  for (const ImGuiCol_ at : {ImGuiCol_FrameBgHovered, ImGuiCol_ButtonHovered, ImGuiCol_TabHovered,
                             ImGuiCol_HeaderHovered, ImGuiCol_ScrollbarGrabHovered}) {
    target[at] = to_imgui(palette.hovered);
  }
  for (const ImGuiCol_ at :
       {ImGuiCol_FrameBgActive, ImGuiCol_ButtonActive, ImGuiCol_TabActive, ImGuiCol_HeaderActive,
        ImGuiCol_Header, ImGuiCol_ScrollbarGrabActive, ImGuiCol_TabUnfocusedActive}) {
    target[at] = to_imgui(palette.active);
  }
}

void apply_other_colors(ImVec4* target, const GuiPalette& palette) {
  for (const ImGuiCol_ at :
       {ImGuiCol_WindowBg, ImGuiCol_PopupBg, ImGuiCol_TitleBg, ImGuiCol_TitleBgActive,
        ImGuiCol_TitleBgCollapsed, ImGuiCol_MenuBarBg}) {
    target[at] = to_imgui(palette.panel);
  }
  // The project's widgets draw the keyboard focus themselves.
  for (const ImGuiCol_ at :
       {ImGuiCol_ChildBg, ImGuiCol_ScrollbarBg, ImGuiCol_BorderShadow, ImGuiCol_NavHighlight}) {
    target[at] = to_imgui(colors::transparent);
  }
  for (const ImGuiCol_ at : {ImGuiCol_Border, ImGuiCol_Separator, ImGuiCol_TableBorderLight,
                             ImGuiCol_TableBorderStrong}) {
    target[at] = to_imgui(palette.border);
  }
  for (const ImGuiCol_ at :
       {ImGuiCol_CheckMark, ImGuiCol_SliderGrab, ImGuiCol_SliderGrabActive, ImGuiCol_PlotHistogram,
        ImGuiCol_PlotLines, ImGuiCol_SeparatorHovered, ImGuiCol_SeparatorActive}) {
    target[at] = to_imgui(palette.accent);
  }
  target[ImGuiCol_Text] = to_imgui(palette.text);
  target[ImGuiCol_TextDisabled] = to_imgui(palette.muted);
  target[ImGuiCol_TextSelectedBg] = to_imgui(palette.accent.faded(0.35F));
  target[ImGuiCol_ModalWindowDimBg] = to_imgui(colors::black.faded(0.5F));
  target[ImGuiCol_NavWindowingDimBg] = to_imgui(colors::black.faded(0.2F));
}

}  // namespace

void apply_style(const GuiPalette& palette) {
  ImGuiStyle& style = ImGui::GetStyle();
  apply_shapes(style);
  apply_control_colors(style.Colors, palette);
  apply_other_colors(style.Colors, palette);
}

}  // namespace damas
