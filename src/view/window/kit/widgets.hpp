// Owns Ui: the program's own widgets, made with Dear ImGui.
#pragma once

#include <functional>
#include <span>
#include <string>

#include <imgui.h>

#include "platform/geometry.hpp"
#include "platform/gui.hpp"
#include "view/window/board/icons.hpp"
#include "view/window/board/theme.hpp"

namespace damas {

inline ImVec2 im(Point p) {
  return {p.x, p.y};
}
inline ImVec2 im(Size s) {
  return {s.w, s.h};
}
inline ImU32 im(Color c) {
  return IM_COL32(c.r, c.g, c.b, c.a);
}
inline Point from_im(ImVec2 v) {
  return {v.x, v.y};
}

inline constexpr float touch_target = 48;      // side of an icon button
inline constexpr float least_for_finger = 44;  // of what can be pressed, in logical pixels

// The same on a page that is drawn smaller, because it is lower or narrower than scenes need, so
// that it is still 44 of the page's own pixels. Only the buttons of games, reviews and tasks, the
// answers beside or below a board, the choices of the menu, and dialogs, which scroll, have room
// for that. Everything else shrinks with the page; below 568x232 these shrink, too, because a
// usable layout matters more there than large buttons.
constexpr float finger_at(float interface_size) {
  constexpr float least_size = 232 / 360.0F;
  const float size = interface_size < least_size ? least_size : interface_size;
  return size < 1 ? least_for_finger / size : least_for_finger;
}

// The height of a widget: `height` for the mouse, and at least `least_for_finger` where fingers
// press it, too.
constexpr float pressable(float height, bool fingers) {
  return fingers && height < least_for_finger ? least_for_finger : height;
}
// Whether fingers press the widgets of the current Gui, see Gui::set_fingers.
bool pressed_by_fingers();
// During its lifetime pressable(float) and control_height() are at least `least` high where fingers
// press, for parts of the screen that have room for finger_at().
class FingerScope {
 public:
  explicit FingerScope(float least);
  ~FingerScope();
  FingerScope(const FingerScope&) = delete;
  FingerScope& operator=(const FingerScope&) = delete;

 private:
  float before_;
};
// pressable() in the current Gui.
float pressable(float height);
// The height of buttons, fields and rows of forms in the current Gui.
float control_height();
// Whether a window of that size is probably a phone's, so that fingers press in it.
bool is_as_small_as_phone(Size window);

// During its lifetime, ImGui calls fill a window at a fixed place, without title, decoration and
// background.
class Panel {
 public:
  enum class Kind : std::uint8_t {
    Flat,     // part of a screen, below everything else
    Floating  // above a screen
  };
  Panel(const char* name, const Rect& place, Kind kind, bool padded = true);
  ~Panel();
  Panel(const Panel&) = delete;
  Panel& operator=(const Panel&) = delete;
};

// During its lifetime, text uses that font.
class FontScope {
 public:
  FontScope(const Gui& gui, GuiFont font) { ImGui::PushFont(gui.font(font)); }
  ~FontScope() { ImGui::PopFont(); }
  FontScope(const FontScope&) = delete;
  FontScope& operator=(const FontScope&) = delete;
};

struct IconButton {
  Icon icon;
  const char* tooltip;
  bool enabled = true;
  bool on = false;  // drawn in the accent colour
  Size size{touch_target, touch_target};
};

struct ListEntry {
  std::string name;
  std::string about;
  std::string heading;  // shown above it; may be empty
};

// Lets a finger that drags over the current window scroll it; a widget pressed at the beginning is
// released.
void scroll_by_drag();
// Fades out the edges of the current window, which scrolls, where its rows continue; `ground` is
// the colour behind them.
void fade_edges(Color ground);

enum class Emphasis : std::uint8_t { Plain, Primary };

// Widgets are identified by their labels, as usual in ImGui.
class Ui {
 public:
  Ui(Gui& gui, const Theme& theme) : gui_(gui), theme_(theme) {}

  Gui& gui() { return gui_; }
  const Theme& theme() const { return theme_; }

  // Whether Enter was pressed while no widget had the focus.
  bool enter_is_free() const;

  // The height of what `draw` makes, at this place; it is neither visible nor reachable.
  float measured(const std::function<void()>& draw);

  void heading(const char* text);
  // In muted colour; wrapped at `width`, 0: the width of the row.
  void caption(const char* text, float width = 0);
  void wrapped(const char* text);
  // An item of a list, with a bullet; wrapped at `width`, 0: the width of the row.
  void item(const char* text, float width = 0);
  void icon(Icon icon, const Rect& box, Color color);
  // A surface with round corners in the current window.
  void fill(const Rect& box, float radius, Color color);
  void outline(const Rect& box, float radius, float width, Color color);
  // The background of a floating window, from edge to edge.
  void ground(bool bordered = false);
  // For the last widget; beside the bar of buttons that contains it.
  static void tooltip(const char* text);
  // Whether the last widget has the focus, and shows it.
  static bool is_walked_on();
  // Draws an outline around a focused widget; `words` describe it for screen readers.
  void focus_ring(const Rect& box, float radius, Color color, std::string words);
  // The words for a screen reader for one of several choices.
  std::string said(std::string words, bool chosen) const;

  bool icon_button(const IconButton& button);
  // `width` 0: the width of the row.
  bool button(const char* label, Emphasis emphasis = Emphasis::Plain, float width = 0);
  bool button(const char* label, Emphasis emphasis, Size size);
  // A large row with an icon at its left; `width` as for button. A label that is too long ends with
  // an ellipsis.
  bool choice_row(Icon icon, const char* label, Emphasis emphasis, float height, float width = 0,
                  bool enabled = true);

  // Rows of a form: the label at the left, or above in a narrow row. True when changed.
  bool toggle(const char* label, bool& on);
  // `id` identifies it where the choice changes the label.
  bool segments(const char* label, std::span<const std::string> names, int& chosen,
                const char* id = nullptr);
  // The label also stands beside the names in a narrow row that has room for both.
  bool short_segments(const char* label, std::span<const std::string> names, int& chosen);
  // The same without a label, over the whole width.
  bool tabs(std::span<const std::string> names, int& chosen);
  // If `width` is set, it is drawn without label.
  bool list(const char* label, std::span<const std::string> names, int& chosen, float width = 0);
  // The part of that width that the chosen name may fill; a wider name is cut.
  static float room_in_list(float width);
  // For long lists: with a description of each name and with headings; fades out where it
  // continues; typed letters select the next name that begins with them. If `width` is set, it is
  // drawn without label.
  bool long_list(const char* label, std::span<const ListEntry> entries, int& chosen,
                 float width = 0);
  bool slider(const char* label, int& percent);
  // From 0 to `most`, alone in its row, labelled `shown`; `words` as for focus_ring.
  bool slider(const char* id, int& value, int most, const char* shown, float width,
              const std::string& words);
  // A button that shows a value; `active` while the value is being changed. True when pressed.
  bool value_row(const char* label, const char* value, bool active);
  bool number(const char* label, int& value, int low, int high, const char* unit);
  // A single line of editable text; `hint` is shown in an empty one.
  bool text_field(const char* label, std::string& text, const char* hint = "");
  // A paragraph of editable text over the whole width, without a label; at line breaks, blanks
  // become line ends. True when Enter was pressed.
  bool text_area(const char* id, std::string& text, float height);

 private:
  // Draws the label and moves to the control's place; answers the control's width.
  float begin_row(const char* label);
  void frame(const Rect& box);
  Rect entry_ground(const char* name, bool chosen);
  bool option(const char* name, bool chosen, float width);
  bool entry(const ListEntry& entry, bool chosen, float width);
  bool begin_list(const char* label, const char* shown, float width);
  void end_list();
  bool entries_to_choose(std::span<const ListEntry> entries, int& chosen, float width);
  bool choose(const char* label, float width, std::span<const std::string> names, int& chosen);
  // A button with the height of a row.
  bool block(const char* label, float width, bool accented, std::string words);
  bool block(const char* label, Size size, bool accented, std::string words);
  void write_centered(const Rect& box, const char* text, Color color);

  Gui& gui_;
  const Theme& theme_;
};

}  // namespace damas
