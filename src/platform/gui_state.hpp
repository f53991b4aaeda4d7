// Owns the internal state of a Gui; internal to src/platform.
#pragma once

#include <array>
#include <bitset>
#include <memory>
#include <string>

#include <imgui.h>

#include "platform/gui.hpp"

struct ImGuiWindow;

namespace damas {

// Whether a window can be pointed at, judged by the last drawn frame.
bool reacts(const ImGuiWindow& window);

struct Gui::State {
  explicit State(Canvas& canvas_) : canvas(canvas_), context(ImGui::CreateContext(letters.get())) {}
  ~State() {
    ImGui::DestroyContext(context);
    letters->Locked = false;  // also if an exception has left a frame
  }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  // Which keys ImGui gets: none; those for navigation between widgets; or all.
  enum class Keyboard { Scene, Walking, Gui };

  // Tests may have several Guis, but ImGui has only one current context.
  void activate() const { ImGui::SetCurrentContext(context); }
  ImGuiIO& io() const {
    activate();
    return ImGui::GetIO();
  }

  void show(ImDrawData& drawn) const;
  bool popup_open() const;
  bool has_windows() const;  // that can have the keyboard focus
  bool covers(Point p) const;
  bool take_pointer(const Pointer& pointer);
  void feed_pointer(const Pointer& pointer);
  void feed_button(std::size_t button, bool down);
  void pan();

  // A panel that Tab goes to.
  struct PanelEntry {
    ImGuiID panel = 0;  // 0: none
    bool backwards = false;
    int tried = 0;  // panels since the press, this one included
  };
  // At the end of a frame: notes the panel that Tab goes to if it leaves the present one.
  void follow_tab();
  // At the beginning of the next frame: goes to that panel.
  void enter_panel();

  Keyboard keyboard() const;
  void start_walking();
  void stop_walking();
  bool takes(Key key, Keyboard who) const;
  void take_keys(const Input& raw, Input& rest);
  void take_actions(const Input& raw, Input& rest, Keyboard who);
  bool show_focus(Key key);
  bool writing() const;
  void leave_field(Input& rest);
  void feed_modifiers(const Modifiers& modifiers);
  void feed_key(const KeyPress& press);
  void release_keys(const Input& raw);

  Canvas& canvas;
  std::shared_ptr<ImFontAtlas> letters = std::make_shared<ImFontAtlas>();
  ImTextureID letters_texture{};
  ImGuiContext* context;
  GuiPalette palette;
  GuiWords words;
  Focus focus;
  std::array<ImFont*, 4> fonts{};
  float built_scale = 0;
  int built_edition = 0;  // of the canvas's fonts
  int builds = 0;         // of the letters
  std::string clipboard;

  Pointer last_pointer;
  bool gesture = false;  // a button is down since a press that was reported
  bool gesture_taken = false;
  bool pointer_taken = false;
  std::bitset<button_count> fed_buttons;
  ImGuiID panned = 0;          // the window that a finger scrolls
  bool escaped = false;        // leave the text field once ImGui knows all that was typed
  bool leaving_field = false;  // in the next frame
  bool walking = false;        // keyboard navigation, begun with Tab
  bool claimed = false;        // keyboard navigation, begun by take_keyboard()
  PanelEntry next_panel;       // to be entered in the next frame
  PanelEntry entering;         // its widgets are searched in this frame
  std::bitset<key_count> fed_keys;
  int settling = 3;  // frames to draw until the picture is stable
};

// Sets sizes and distances on the 8-pixel grid and colours from the palette; for the current
// context.
void apply_style(const GuiPalette& palette);

}  // namespace damas
