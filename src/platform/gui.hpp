// Owns Gui: Dear ImGui on a Canvas, in the project's font and colours, fed from Input.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include "platform/color.hpp"
#include "platform/input.hpp"

struct ImFont;

namespace damas {

class Canvas;

struct GuiPalette {
  Color panel = Color::hex(0x211D19);
  Color control = Color::hex(0x3A332C);  // buttons, fields
  Color hovered = Color::hex(0x4A4138);
  Color active = Color::hex(0x5A4F44);
  Color border = Color::hex(0x4A4138);
  Color text = Color::hex(0xF3ECDF);
  Color muted = Color::hex(0xB9AE9C);
  Color accent = Color::hex(0xF2C14E);
  Color on_accent = Color::hex(0x211D19);

  bool operator==(const GuiPalette&) const = default;
};

// What is said of a widget besides its label.
struct GuiWords {
  const char* on = "on";
  const char* off = "off";
  const char* chosen = "chosen";
};

enum class GuiFont { Body, Strong, Caption, Heading };

// Per frame: take() the raw Input and give what it answers to the scene; begin(), build windows
// with ImGui calls, end() draws them. Without a window it works the same on a software Canvas, so
// a test clicks panels with made-up Input.
class Gui {
 public:
  explicit Gui(Canvas& canvas);
  ~Gui();
  Gui(const Gui&) = delete;
  Gui& operator=(const Gui&) = delete;

  void set_palette(const GuiPalette& palette);
  const GuiPalette& palette() const;
  void set_words(const GuiWords& words);
  const GuiWords& words() const;

  // ImGui sees it first; the answer lacks what ImGui took: a press over one of its windows and
  // all until its release, keys and text while a field, a popup or keyboard navigation has them.
  Input take(const Input& raw);
  // `elapsed` since the last begin.
  void begin(std::chrono::milliseconds elapsed);
  void end();

  bool wants_pointer() const;
  bool wants_keyboard() const;
  // A text is being written.
  bool wants_text() const;
  // A list or a dialog of ImGui's is open above the windows.
  bool has_popup() const;
  // Frames still to be drawn before it is at rest (fades, layouts that settle in two frames).
  bool needs_frame() const;
  // Keys go to ImGui's windows (arrows walk through them) until they are given back. The Tab key
  // and Escape do the same. Which widget they are on shows from the first arrow on.
  // Escape in a text field leaves it, and what was typed stays; after take_keyboard() the press
  // then goes on to the scene.
  void take_keyboard();
  void release_keyboard();
  // The widget that shows that the keyboard is on it in this frame.
  struct Focus {
    std::string words;     // empty: there is none, or it is being typed in
    std::uint32_t id = 0;  // of ImGui

    bool operator==(const Focus&) const = default;
  };
  void tell_focus(Focus focus);
  const Focus& focus() const;

  // What it draws on, for pictures among the widgets.
  Canvas& canvas() const;
  // For ImGui::PushFont.
  ImFont* font(GuiFont font) const;
  // Textures were lost by the driver: make all of them again.
  void forget_textures();
  // Makes the letters now that else the first frame would make.
  void prepare();

 private:
  struct State;
  void build_fonts();

  std::unique_ptr<State> state_;
};

}  // namespace damas
