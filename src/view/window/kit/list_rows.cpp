// Lists that open in a window of their own.
#include <algorithm>
#include <cctype>
#include <cmath>

#include "platform/gui_internals.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float list_row_height = 32;
constexpr float entry_padding = 7;  // above and below a name with its description
constexpr float most_list_height = 440;
constexpr float fade_of_list = 36;
constexpr float fade_of_rows = 24;
constexpr float most_of_rows = 0.25F;  // the part of low rows that each edge may fade
constexpr float inside_list = 12;      // at the left of the chosen name
constexpr float chevron_room = 34;     // at its right

char lower(char c) {
  return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

// The letter typed in this frame, if any.
char typed_letter() {
  for (const ImWchar c : ImGui::GetIO().InputQueueCharacters) {
    if (c > ' ' && c < 128) return lower(static_cast<char>(c));
  }
  return 0;
}

// The next entry after `from`, cyclically, whose name begins with the letter; -1 if there is none.
int next_that_begins(std::span<const ListEntry> entries, char letter, int from) {
  const int count = static_cast<int>(entries.size());
  for (int step = 1; step <= count; ++step) {
    const int i = (from + step) % count;
    const std::string& name = entries[static_cast<std::size_t>(i)].name;
    if (!name.empty() && lower(name.front()) == letter) return i;
  }
  return -1;
}

Rect window_inside() {
  return Rect::at(from_im(ImGui::GetWindowPos()),
                  {ImGui::GetWindowWidth(), ImGui::GetWindowHeight()})
      .inset(1);
}

// Fades out the upper and the lower edge of `box`, at the left of the scroll bar, where the content
// of the current window continues.
void fade_edges_of(const Rect& box, float radius, float height, Color ground) {
  const float right = box.right() - ImGui::GetStyle().ScrollbarSize;
  const ImU32 full = im(ground);
  const ImU32 clear = im(ground.faded(0));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImGui::PushClipRect(im(box.origin()), {box.right(), box.bottom()}, false);
  if (ImGui::GetScrollY() > 0) {
    list.AddRectFilledMultiColor({box.x + radius, box.y}, {right, box.y + height}, full, full,
                                 clear, clear);
  }
  if (ImGui::GetScrollY() < ImGui::GetScrollMaxY()) {
    list.AddRectFilledMultiColor({box.x + radius, box.bottom() - height}, {right, box.bottom()},
                                 clear, clear, full, full);
  }
  ImGui::PopClipRect();
}

// The visible part of ImGui's own scroll bar, which is under the background of the list.
Rect scroll_thumb() {
  constexpr float margin = 12;
  constexpr float width = 6;
  const Rect box = window_inside();
  const float most = ImGui::GetScrollMaxY();
  const float track = box.h - 2 * margin;
  const float length = track * box.h / (box.h + most);
  const float top =
      box.y + margin + (track - length) * (ImGui::GetScrollY() / std::max(1.0F, most));
  return {box.right() - width - 4, std::round(top), width, std::round(length)};
}

}  // namespace

void fade_edges(Color ground) {
  // The ring around a row at an edge must stay visible while the keyboard moves it.
  if (ImGui::GetIO().NavVisible && ImGui::IsWindowFocused()) return;
  const Rect box =
      Rect::at(from_im(ImGui::GetWindowPos()), {ImGui::GetWindowWidth(), ImGui::GetWindowHeight()});
  fade_edges_of(box, 0, std::min(fade_of_rows, box.h * most_of_rows), ground);
}

// The background of the current item, which may be chosen, hovered or focused.
Rect Ui::entry_ground(const char* name, bool chosen) {
  const Rect box = item_rect();
  const Rect ground = {box.x - 4, box.y, box.w + 8, box.h};
  if (ImGui::IsItemHovered() || chosen) {
    fill(ground, 6, ImGui::IsItemHovered() ? gui_.palette().active : gui_.palette().control);
  }
  focus_ring(ground, 6, theme_.accent, said(name, chosen));
  return box;
}

bool Ui::option(const char* name, bool chosen, float width) {
  const bool pressed = ImGui::InvisibleButton(name, {width, pressable(list_row_height)});
  if (chosen) ImGui::SetItemDefaultFocus();
  const Rect box = entry_ground(name, chosen);
  ImGui::GetWindowDrawList()->AddText(
      {box.x, std::round(box.center().y - ImGui::GetFontSize() / 2)}, im(theme_.text), name);
  if (pressed) ImGui::CloseCurrentPopup();
  return pressed;
}

// The closed list; true while the opened one is visible and must be filled and ended.
bool Ui::begin_list(const char* label, const char* shown, float width) {
  ImGui::SetNextItemWidth(width);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding,
                      {inside_list, (control_height() - ImGui::GetFontSize()) / 2});
  const Rect box = Rect::at(from_im(ImGui::GetCursorScreenPos()), {width, control_height()});
  frame(box);
  icon(Icon::ChevronDown, {box.right() - 32, box.y + (control_height() - 20) / 2, 20, 20},
       theme_.muted);
  ImGui::PushStyleColor(ImGuiCol_PopupBg, im(colors::transparent));
  ImGui::PushStyleColor(ImGuiCol_Border, im(colors::transparent));
  const bool open = ImGui::BeginCombo("##list", with_ellipsis(shown, room_in_list(width)).c_str(),
                                      ImGuiComboFlags_HeightLarge | ImGuiComboFlags_NoArrowButton);
  ImGui::PopStyleColor(5);
  ImGui::PopStyleVar();
  if (open) {
    ground(true);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 2});
  } else {
    focus_ring(box, 8, theme_.accent, label + (": " + std::string(shown)));
  }
  return open;
}

void Ui::end_list() {
  ImGui::PopStyleVar();
  ImGui::EndCombo();
}

float Ui::room_in_list(float width) {
  return width - inside_list - chevron_room;
}

bool Ui::list(const char* label, std::span<const std::string> names, int& chosen, float width) {
  if (width == 0) width = begin_row(label);
  ImGui::PushID(label);
  bool changed = false;
  if (begin_list(label, names[static_cast<std::size_t>(chosen)].c_str(), width)) {
    float widest = width - 24;
    for (const std::string& name : names)
      widest = std::max(widest, text_width(name));
    for (int i = 0; i < static_cast<int>(names.size()); ++i) {
      if (!option(names[static_cast<std::size_t>(i)].c_str(), i == chosen, widest)) continue;
      changed = chosen != i;
      chosen = i;
    }
    end_list();
  }
  ImGui::PopID();
  return changed;
}

bool Ui::entry(const ListEntry& entry, bool chosen, float width) {
  const float name_height = ImGui::GetFontSize();
  float about_height = 0;
  {
    const FontScope font(gui_, GuiFont::Caption);
    about_height = ImGui::CalcTextSize(entry.about.c_str(), nullptr, false, width).y;
  }
  const float height = pressable(name_height + about_height + 2 * entry_padding);
  const bool pressed = ImGui::InvisibleButton(entry.name.c_str(), {width, height});
  if (chosen) ImGui::SetItemDefaultFocus();
  const Rect box = entry_ground(entry.name.c_str(), chosen);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddText({box.x, box.y + entry_padding}, im(theme_.text), entry.name.c_str());
  const FontScope font(gui_, GuiFont::Caption);
  list.AddText(ImGui::GetFont(), ImGui::GetFontSize(), {box.x, box.y + entry_padding + name_height},
               im(theme_.muted), entry.about.c_str(), nullptr, width);
  if (pressed) ImGui::CloseCurrentPopup();
  return pressed;
}

bool Ui::long_list(const char* label, std::span<const ListEntry> entries, int& chosen,
                   float width) {
  if (width == 0) width = begin_row(label);
  ImGui::PushID(label);
  const float height = std::min(most_list_height, 0.6F * ImGui::GetIO().DisplaySize.y);
  ImGui::SetNextWindowSizeConstraints({width, 0}, {width, height});
  bool changed = false;
  if (begin_list(label, entries[static_cast<std::size_t>(chosen)].name.c_str(), width)) {
    changed = entries_to_choose(entries, chosen, width);
    constexpr float radius = 11;
    fade_edges_of(window_inside(), radius, fade_of_list, gui_.palette().panel);
    if (ImGui::GetScrollMaxY() > 0) {
      ImGui::PushClipRect({0, 0}, ImGui::GetIO().DisplaySize, false);
      fill(scroll_thumb(), 3, theme_.muted);
      ImGui::PopClipRect();
    }
    end_list();
  }
  ImGui::PopID();
  return changed;
}

bool Ui::entries_to_choose(std::span<const ListEntry> entries, int& chosen, float width) {
  ImGuiStorage& memory = *ImGui::GetStateStorage();
  const ImGuiID looked_at = ImGui::GetID("looked at");
  if (ImGui::IsWindowAppearing()) memory.SetInt(looked_at, chosen);
  const char letter = typed_letter();
  const int sought =
      letter == 0 ? -1 : next_that_begins(entries, letter, memory.GetInt(looked_at, chosen));
  // Makes the focus visible even if the list was opened with the mouse, so that Enter takes the
  // match.
  if (sought >= 0) set_focus_visible(true);
  const ImGuiStyle& style = ImGui::GetStyle();
  const float inner = width - 2 * style.WindowPadding.x - style.ScrollbarSize;
  bool changed = false;
  for (int i = 0; i < static_cast<int>(entries.size()); ++i) {
    const ListEntry& each = entries[static_cast<std::size_t>(i)];
    if (!each.heading.empty()) caption(each.heading.c_str());
    if (i == sought) ImGui::SetKeyboardFocusHere();
    const bool pressed = entry(each, i == chosen, inner);
    if (i == sought) ImGui::SetScrollHereY();
    if (ImGui::IsItemFocused()) memory.SetInt(looked_at, i);
    if (!pressed) continue;
    changed = chosen != i;
    chosen = i;
  }
  return changed;
}

}  // namespace damas
