// Rows of forms with text fields.
#include "platform/gui_internals.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float inside = 12;

struct Edited {
  std::string* text = nullptr;
  float width = 0;      // of lines; 0: single-line
  bool begins = false;  // the field gets the focus now
};

// ImGui cannot break lines while a text is edited. Exchanges blanks and line ends, so that all
// characters keep their positions.
void break_lines(char* text, int length, float width) {
  char* const end = text + length;
  char* begin = text;
  char* blank = nullptr;
  for (char* at = text; at <= end; ++at) {
    const bool over = at == end || *at == ' ' || *at == '\n';
    if (!over) continue;
    if (at != end) *at = ' ';
    if (blank != nullptr && text_width({begin, static_cast<std::size_t>(at - begin)}) > width) {
      *blank = '\n';
      begin = blank + 1;
    }
    blank = at;
  }
}

int edited(ImGuiInputTextCallbackData* data) {
  const auto& to = *static_cast<const Edited*>(data->UserData);
  if (data->EventFlag == ImGuiInputTextFlags_CallbackResize) {
    to.text->resize(static_cast<std::size_t>(data->BufTextLen));
    data->Buf = to.text->data();
  }
  if (data->EventFlag == ImGuiInputTextFlags_CallbackAlways && to.begins) {
    data->CursorPos = data->BufTextLen;
    data->ClearSelection();
  }
  if (data->EventFlag == ImGuiInputTextFlags_CallbackEdit && to.width > 0) {
    break_lines(data->Buf, data->BufTextLen, to.width);
    data->BufDirty = true;
  }
  return 0;
}

}  // namespace

bool Ui::text_field(const char* label, std::string& text, const char* hint) {
  const float width = begin_row(label);
  Edited to{&text};
  ImGui::SetNextItemWidth(width);
  ImGui::PushID(label);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding,
                      {inside, (control_height() - ImGui::GetFontSize()) / 2});
  const Rect box = Rect::at(from_im(ImGui::GetCursorScreenPos()), {width, control_height()});
  frame(box);
  const bool changed = ImGui::InputTextWithHint("##text", hint, text.data(), text.capacity() + 1,
                                                ImGuiInputTextFlags_CallbackResize, edited, &to);
  ImGui::PopStyleColor(3);
  if (ImGui::IsItemActive()) outline(box, 8, 2, theme_.accent);
  if (is_walked_on()) {
    const std::string words = text.empty() ? label : label + (": " + text);
    focus_ring(box, 8, theme_.accent, ImGui::IsItemActive() ? "" : words);
  }
  ImGui::PopStyleVar();
  ImGui::PopID();
  return changed;
}

bool Ui::text_area(const char* id, std::string& text, float height) {
  constexpr float scroll_bar = 16;
  const float width = ImGui::GetContentRegionAvail().x;
  const bool had = is_active(id);
  Edited to{&text, width - 2 * inside - scroll_bar, !had && !ImGui::IsMouseDown(0)};
  break_lines(text.data(), static_cast<int>(text.size()), to.width);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {inside, inside});
  const Rect box = Rect::at(from_im(ImGui::GetCursorScreenPos()), {width, height});
  frame(box);
  constexpr ImGuiInputTextFlags flags =
      ImGuiInputTextFlags_CallbackResize | ImGuiInputTextFlags_CallbackEdit |
      ImGuiInputTextFlags_CallbackAlways | ImGuiInputTextFlags_EnterReturnsTrue |
      ImGuiInputTextFlags_CtrlEnterForNewLine;
  const bool entered = ImGui::InputTextMultiline(id, text.data(), text.capacity() + 1,
                                                 {width, height}, flags, edited, &to);
  ImGui::PopStyleColor(3);
  if (ImGui::IsItemActive()) outline(box, 8, 2, theme_.accent);
  ImGui::PopStyleVar();
  return entered;
}

}  // namespace damas
