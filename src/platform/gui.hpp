// Owns Gui: Dear ImGui on a Canvas, in the project's font and colours, with input from Input.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include "platform/color.hpp"
#include "platform/geometry.hpp"
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

// The words that a screen reader adds to a widget's label.
struct GuiWords {
  const char* on = "on";
  const char* off = "off";
  const char* chosen = "chosen";
};

enum class GuiFont { Body, Strong, Caption, Heading };

// Call per frame: take() with the raw Input, whose result goes to the scene; begin(); ImGui calls
// that build windows; end(), which draws them. It also works on a software Canvas without a window,
// so tests can click on panels with artificial Input.
class Gui {
 public:
  explicit Gui(Canvas& canvas);
  ~Gui();
  Gui(const Gui&) = delete;
  Gui& operator=(const Gui&) = delete;

  void set_palette(const GuiPalette& palette);
  const GuiPalette& palette() const;
  // Says whether fingers press the widgets, which are then larger: ImGui's flag for touch screens.
  // While something is pressed the change waits, so that nothing moves below a finger.
  void set_fingers(bool fingers);
  // Whether a button or a finger is down, or the widgets have yet to hear of it. For panels().
  bool is_pressed() const;
  void set_words(const GuiWords& words);
  const GuiWords& words() const;

  // Gives the input to ImGui first. The result lacks what ImGui consumed: a press over one of its
  // windows with everything until the release; keys and text while a text field, a popup or
  // keyboard navigation is active.
  Input take(const Input& raw);
  // `elapsed` since the last begin.
  void begin(std::chrono::milliseconds elapsed);
  void end();

  bool wants_pointer() const;
  bool wants_keyboard() const;
  // A text field is being edited.
  bool wants_text() const;
  // A list or dialog of ImGui is open above the windows.
  bool has_popup() const;
  // Further frames are needed until the picture is stable (fades, layouts that take two frames).
  bool needs_frame() const;
  // From now on ImGui's windows get the keys (arrows move between widgets) until
  // release_keyboard(). The Tab key and Escape do the same. The focus becomes visible with the
  // first arrow key.
  // Escape in a text field leaves the field and keeps its text; after take_keyboard() the press
  // then also goes to the scene.
  void take_keyboard();
  void release_keyboard();
  // The widget that shows the keyboard focus in this frame.
  struct Focus {
    std::string words;     // empty: none, or a text field that is being edited
    std::uint32_t id = 0;  // ImGui's id
    Rect place = {};       // where it can be pressed; it may move without losing the focus

    bool operator==(const Focus& other) const { return words == other.words && id == other.id; }
  };
  void tell_focus(Focus focus);
  const Focus& focus() const;

  // The Canvas that it draws on, for pictures among the widgets.
  Canvas& canvas() const;
  // For ImGui::PushFont. Valid until the letters are built again.
  ImFont* font(GuiFont font) const;
  // How often the letters have been built: widths that were measured before another build are out
  // of date.
  int builds() const;
  // To be called when the driver has lost the textures: makes all of them again.
  void forget_textures();
  // Builds the glyphs now, which the first frame would otherwise do.
  void prepare();

 private:
  struct State;
  void build_fonts();

  std::unique_ptr<State> state_;
};

}  // namespace damas
