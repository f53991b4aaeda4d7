#include "view/window/dialogs/path_field.hpp"

#include <string_view>

namespace damas {

namespace {

constexpr float inside = 12;

struct Edited {
  std::string* text = nullptr;
  const std::function<std::string(const std::string&)>* complete = nullptr;
  bool begins = false;  // the field has just got the focus
  bool down = false;
};

// Selects the name, so that typing replaces it but not the folder and the extension.
void select_name(ImGuiInputTextCallbackData& data) {
  const std::string_view text(data.Buf, static_cast<std::size_t>(data.BufTextLen));
  const std::size_t slash = text.rfind('/');
  const std::size_t name = slash == std::string_view::npos ? 0 : slash + 1;
  const std::size_t dot = text.rfind('.');
  const bool ending = dot != std::string_view::npos && dot > name;
  data.SelectionStart = static_cast<int>(name);
  data.SelectionEnd = static_cast<int>(ending ? dot : text.size());
  data.CursorPos = data.SelectionEnd;
}

int edited(ImGuiInputTextCallbackData* data) {
  auto& to = *static_cast<Edited*>(data->UserData);
  if (data->EventFlag == ImGuiInputTextFlags_CallbackResize) {
    to.text->resize(static_cast<std::size_t>(data->BufTextLen));
    data->Buf = to.text->data();
  }
  if (data->EventFlag == ImGuiInputTextFlags_CallbackHistory) {
    to.down = data->EventKey == ImGuiKey_DownArrow;
  }
  if (data->EventFlag == ImGuiInputTextFlags_CallbackAlways && to.begins) select_name(*data);
  if (data->EventFlag == ImGuiInputTextFlags_CallbackCompletion) {
    const std::string completed =
        (*to.complete)(std::string(data->Buf, data->Buf + data->BufTextLen));
    data->DeleteChars(0, data->BufTextLen);
    data->InsertChars(0, completed.c_str());
  }
  return 0;
}

}  // namespace

PathTyped path_field(Ui& ui, const char* label, std::string& text, float width, int focusing,
                     const std::function<std::string(const std::string&)>& complete) {
  const GuiPalette& palette = ui.gui().palette();
  Edited to{&text, &complete, focusing > 0};
  ImGui::SetNextItemWidth(width);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding,
                      {inside, (control_height() - ImGui::GetFontSize()) / 2});
  const Rect box = Rect::at(from_im(ImGui::GetCursorScreenPos()), {width, control_height()});
  ui.fill(box, 8, palette.control);
  for (const ImGuiCol color : {ImGuiCol_FrameBg, ImGuiCol_FrameBgHovered, ImGuiCol_FrameBgActive})
    ImGui::PushStyleColor(color, im(colors::transparent));
  if (focusing == focus_frames) ImGui::SetKeyboardFocusHere();
  const std::string before = text;
  constexpr ImGuiInputTextFlags flags =
      ImGuiInputTextFlags_CallbackResize | ImGuiInputTextFlags_CallbackCompletion |
      ImGuiInputTextFlags_CallbackAlways | ImGuiInputTextFlags_CallbackHistory |
      ImGuiInputTextFlags_EnterReturnsTrue;
  PathTyped typed;
  typed.entered = ImGui::InputText("##path", text.data(), text.capacity() + 1, flags, edited, &to);
  // With that flag, ImGui does not report other changes itself.
  typed.changed = text != before;
  typed.active = ImGui::IsItemActive();
  typed.down = to.down;
  ImGui::PopStyleColor(3);
  ImGui::PopStyleVar();
  if (typed.active) ui.outline(box, 8, 2, palette.accent);
  if (ui.is_walked_on()) {
    const std::string words = text.empty() ? label : label + (": " + text);
    ui.focus_ring(box, 8, palette.accent, typed.active ? "" : words);
  }
  return typed;
}

}  // namespace damas
