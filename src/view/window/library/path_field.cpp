#include "view/window/library/path_field.hpp"

namespace damas {

namespace {

constexpr float inside = 12;

struct Edited {
  std::string* text = nullptr;
  const std::function<std::string(const std::string&)>* complete = nullptr;
};

int edited(ImGuiInputTextCallbackData* data) {
  const auto& to = *static_cast<const Edited*>(data->UserData);
  if (data->EventFlag == ImGuiInputTextFlags_CallbackResize) {
    to.text->resize(static_cast<std::size_t>(data->BufTextLen));
    data->Buf = to.text->data();
  }
  if (data->EventFlag == ImGuiInputTextFlags_CallbackCompletion) {
    const std::string completed =
        (*to.complete)(std::string(data->Buf, data->Buf + data->BufTextLen));
    data->DeleteChars(0, data->BufTextLen);
    data->InsertChars(0, completed.c_str());
  }
  return 0;
}

}  // namespace

PathTyped path_field(Ui& ui, const char* id, std::string& text, float width, bool take_keyboard,
                     const std::function<std::string(const std::string&)>& complete) {
  const GuiPalette& palette = ui.gui().palette();
  Edited to{&text, &complete};
  ImGui::SetNextItemWidth(width);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding,
                      {inside, (control_height - ImGui::GetFontSize()) / 2});
  const Rect box = Rect::at(from_im(ImGui::GetCursorScreenPos()), {width, control_height});
  ui.fill(box, 8, palette.control);
  for (const ImGuiCol color : {ImGuiCol_FrameBg, ImGuiCol_FrameBgHovered, ImGuiCol_FrameBgActive})
    ImGui::PushStyleColor(color, im(colors::transparent));
  if (take_keyboard) ImGui::SetKeyboardFocusHere();
  const std::string before = text;
  constexpr ImGuiInputTextFlags flags = ImGuiInputTextFlags_CallbackResize |
                                        ImGuiInputTextFlags_CallbackCompletion |
                                        ImGuiInputTextFlags_EnterReturnsTrue;
  PathTyped typed;
  typed.entered = ImGui::InputText(id, text.data(), text.capacity() + 1, flags, edited, &to);
  // With that flag ImGui itself says nothing of other changes.
  typed.changed = text != before;
  typed.active = ImGui::IsItemActive();
  ImGui::PopStyleColor(3);
  ImGui::PopStyleVar();
  if (typed.active) ui.outline(box, 8, 2, palette.accent);
  ui.focus_ring(box, 8, palette.accent);
  return typed;
}

}  // namespace damas
