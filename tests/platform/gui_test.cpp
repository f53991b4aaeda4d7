#include "platform/gui.hpp"

#include <array>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <imgui.h>

#include "platform/canvas.hpp"
#include "platform/made_input.hpp"
#include "test_canvas.hpp"

namespace damas {

namespace {

using doctest::Approx;

// A panel at (200, 0) to (400, 300) with a button, a text field and a dialog, beside a scene.
struct Fixture {
  Canvas canvas{{400, 300}, 1, test::fonts()};
  Gui gui{canvas};
  int clicks = 0;
  bool open_dialog = false;
  std::array<char, 32> field{};
  Point button, text_field, dialog_button;
  float filling = 0;  // below the button, in pixels
  float scrolled = 0;

  Fixture() { rest(5); }

  void panel() {
    ImGui::SetNextWindowPos({200, 0});
    ImGui::SetNextWindowSize({200, 300});
    constexpr int plain = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize;
    ImGui::Begin("panel", nullptr, plain);
    if (ImGui::Button("Undo")) ++clicks;
    button = middle();
    ImGui::InputText("##move", field.data(), field.size());
    text_field = middle();
    ImGui::Dummy({1, filling});
    scrolled = ImGui::GetScrollY();
    if (open_dialog) ImGui::OpenPopup("dialog");
    open_dialog = false;
    if (ImGui::BeginPopupModal("dialog", nullptr, plain)) {
      if (ImGui::Button("Close")) ImGui::CloseCurrentPopup();
      dialog_button = middle();
      ImGui::EndPopup();
    }
    ImGui::End();
  }
  static Point middle() {
    const ImVec2 low = ImGui::GetItemRectMin();
    const ImVec2 high = ImGui::GetItemRectMax();
    return {(low.x + high.x) / 2, (low.y + high.y) / 2};
  }
  Input frame(const Input& raw) {
    const Input scene = gui.take(raw);
    canvas.clear(colors::black);
    gui.begin(std::chrono::milliseconds{16});
    panel();
    gui.end();
    canvas.present();
    return scene;
  }
  Input play(const std::vector<Input>& frames) {
    Input last;
    for (const Input& input : frames)
      last = frame(input);
    return last;
  }
  void rest(int frames) {
    for (int i = 0; i < frames; ++i)
      frame({});
  }
  int frames_until_rest() {
    int count = 0;
    while (gui.needs_frame() && count < 100) {
      frame({});
      ++count;
    }
    return count;
  }
};

constexpr Point board{80, 80};

std::vector<Input> finger(Point from, Point to) {
  std::vector<Input> frames = made::drag(from, to);
  for (Input& frame : frames)
    frame.pointer.touch = true;
  return frames;
}

}  // namespace

TEST_CASE_FIXTURE(Fixture, "a click on a button presses it, and the scene does not see it") {
  for (const Input& raw : made::click(button)) {
    const Input scene = frame(raw);
    CHECK_FALSE(scene.pointer.present);
    CHECK_FALSE(scene.eventful());
    CHECK(gui.wants_pointer());
  }
  CHECK(clicks == 1);
}

TEST_CASE_FIXTURE(Fixture, "a click beside the panel is the scene's alone") {
  for (const Input& raw : made::click(board))
    CHECK(frame(raw).pointer == raw.pointer);
  CHECK_FALSE(gui.wants_pointer());
  CHECK(clicks == 0);
}

TEST_CASE_FIXTURE(Fixture, "a tap works like a click, without hovering first") {
  for (const Input& raw : made::tap(button))
    CHECK_FALSE(frame(raw).eventful());
  frames_until_rest();
  CHECK(clicks == 1);
}

TEST_CASE_FIXTURE(Fixture, "a click that begins and ends within one frame works") {
  Input quick = made::press(button);
  quick.pointer.released = quick.pointer.pressed;
  quick.pointer.held.reset();
  CHECK_FALSE(frame(quick).eventful());
  frames_until_rest();
  CHECK(clicks == 1);
}

TEST_CASE_FIXTURE(Fixture, "a drag stays with the side on which it began") {
  for (const Input& raw : made::drag(board, button))
    CHECK(frame(raw).pointer == raw.pointer);
  CHECK(clicks == 0);
  for (const Input& raw : made::drag(button, board))
    CHECK_FALSE(frame(raw).pointer.present);
  CHECK(clicks == 0);
  CHECK(frame(made::hover(board)).pointer.present);
}

TEST_CASE_FIXTURE(Fixture, "a finger moves what is longer than its window, and presses nothing") {
  filling = 600;
  rest(5);
  const Point from = button + Point{0, 200};
  play(finger(from, from - Point{0, 120}));
  frames_until_rest();
  CHECK(scrolled == Approx(120).epsilon(0.05));
  play(finger(from - Point{0, 120}, from));
  frames_until_rest();
  CHECK(scrolled == Approx(0));
  play(finger(button, button + Point{0, 60}));  // nothing is left to move
  frames_until_rest();
  CHECK(clicks == 0);
  for (const Input& raw : made::tap(button))
    frame(raw);
  frames_until_rest();
  CHECK(clicks == 1);
}

TEST_CASE_FIXTURE(Fixture, "a mouse does not move content by dragging it") {
  filling = 600;
  rest(5);
  const Point from = button + Point{0, 200};
  play(made::drag(from, from - Point{0, 120}));
  frames_until_rest();
  CHECK(scrolled == Approx(0));
}

TEST_CASE_FIXTURE(Fixture, "a press that is let go does not stay down") {
  frame(made::press(button));
  frame({});
  CHECK(clicks == 0);
  CHECK(frames_until_rest() < 10);
  play(made::click(button));
  CHECK(clicks == 1);
}

TEST_CASE_FIXTURE(Fixture, "keys belong to the scene until a text field has them") {
  CHECK(frame(made::key(Key::Left)).pressed(Key::Left));
  CHECK(frame(made::text("c")).text == "c");
  play(made::click(text_field));
  CHECK(gui.wants_keyboard());
  const Input scene = play(made::type("c3"));
  CHECK(scene.keys.empty());
  CHECK(scene.text.empty());
  frames_until_rest();
  CHECK(std::string{field.data()} == "c3");
  CHECK(frame(made::key(Key::F11)).pressed(Key::F11));
  play(made::click(board));
  frames_until_rest();
  CHECK(frame(made::text("d")).text == "d");
  CHECK(std::string{field.data()} == "c3");
}

TEST_CASE_FIXTURE(Fixture, "backspace and the clipboard keys work in a text field") {
  play(made::click(text_field));
  play(made::type("c34"));
  frame(made::key(Key::Backspace));
  frames_until_rest();
  CHECK(std::string{field.data()} == "c3");
  Input all = made::key(Key::A, with_ctrl);
  frame(all);
  frame({});
  frame(made::key(Key::Delete));
  frames_until_rest();
  CHECK(std::string{field.data()}.empty());
}

// As sent by a browser or a fast user.
TEST_CASE_FIXTURE(Fixture, "presses that begin and end in one frame count one by one") {
  CHECK_FALSE(gui.wants_text());
  play(made::click(text_field));
  CHECK(gui.wants_text());
  play(made::type("c34"));
  Input twice;
  twice.keys = {{Key::Backspace, {}, false}, {Key::Backspace, {}, false}};
  frame(twice);
  frames_until_rest();
  CHECK(std::string{field.data()} == "c");
  Input all;  // Ctrl is up again at its end
  all.keys = {{Key::A, with_ctrl, false}};
  frame(all);
  frames_until_rest();
  frame(made::key(Key::Delete));
  frames_until_rest();
  CHECK(std::string{field.data()}.empty());
}

TEST_CASE_FIXTURE(Fixture, "a dialog takes everything until it is closed") {
  open_dialog = true;
  rest(20);
  CHECK_FALSE(frame(made::press(board)).pointer.just_pressed());
  frame(made::release(board));
  CHECK(frame(made::key(Key::Left)).keys.empty());
  CHECK(frame(made::action(PadAction::Left)).actions.empty());
  play(made::click(dialog_button));
  rest(20);
  CHECK(frame(made::press(board)).pointer.just_pressed());
  CHECK(frame(made::key(Key::Left)).pressed(Key::Left));
}

TEST_CASE_FIXTURE(Fixture, "Tab walks into the panel, Escape comes back") {
  CHECK(frame(made::key(Key::Tab)).keys.empty());
  CHECK(gui.wants_keyboard());
  rest(3);
  CHECK(frame(made::key(Key::Down)).keys.empty());
  CHECK(frame(made::key(Key::N, with_ctrl)).pressed(Key::N, with_ctrl));
  CHECK(frame(made::key(Key::Escape)).keys.empty());
  CHECK_FALSE(gui.wants_keyboard());
  CHECK(frame(made::key(Key::Down)).pressed(Key::Down));
  CHECK(frame(made::key(Key::Escape)).pressed(Key::Escape));
}

TEST_CASE_FIXTURE(Fixture, "the focused button is pressed with Space, Enter or the gamepad") {
  frame(made::key(Key::Tab));
  rest(3);
  for (const Input& raw :
       {made::key(Key::Space), made::key(Key::Enter), made::action(PadAction::Confirm)}) {
    const int before = clicks;
    const Input scene = frame(raw);
    CHECK(scene.keys.empty());
    CHECK(scene.actions.empty());
    rest(3);
    CHECK(clicks == before + 1);
  }
}

TEST_CASE_FIXTURE(Fixture, "a program may give the keyboard to the panels and take it back") {
  gui.take_keyboard();
  CHECK(frame(made::key(Key::Down)).keys.empty());
  CHECK(frame(made::key(Key::Escape)).pressed(Key::Escape));
  CHECK(gui.wants_keyboard());
  gui.release_keyboard();
  CHECK(frame(made::key(Key::Down)).pressed(Key::Down));
}

TEST_CASE_FIXTURE(Fixture, "Escape leaves a text field, and what was typed stays") {
  play(made::click(text_field));
  frame(made::text("c3d4"));
  rest(3);
  REQUIRE(gui.wants_text());
  CHECK(frame(made::key(Key::Escape)).keys.empty());
  for (int i = 0; i < 3; ++i)
    CHECK(frame({}).keys.empty());
  CHECK_FALSE(gui.wants_text());
  CHECK(std::string{field.data()} == "c3d4");
  // From then on it is the scene's.
  CHECK(frame(made::key(Key::Escape)).pressed(Key::Escape));
  CHECK(frame(made::key(Key::Left)).pressed(Key::Left));
}

TEST_CASE_FIXTURE(Fixture,
                  "where the keyboard was given to the panels Escape goes on to the scene") {
  for (const Input& escape : {made::key(Key::Escape), made::action(PadAction::Cancel)}) {
    gui.take_keyboard();
    play(made::click(text_field));
    rest(3);
    field.fill('\0');
    // In the same frame as what is typed.
    Input both = escape;
    both.text = "c3d4";
    int escapes = 0;
    bool told = false;
    for (int i = 0; i < 8; ++i) {
      const Input scene = frame(i == 0 ? both : Input{});
      if (!scene.pressed(Key::Escape)) continue;
      ++escapes;
      told = std::string{field.data()} == "c3d4";
    }
    CHECK(escapes == 1);
    CHECK(told);
    CHECK_FALSE(gui.wants_text());
    gui.release_keyboard();
    rest(3);
  }
}

TEST_CASE_FIXTURE(Fixture, "the Gui comes to rest, and moving over the scene does not disturb it") {
  play(made::click(button));
  frame(made::hover(board));
  CHECK(frames_until_rest() < 10);
  play(made::click(text_field));
  CHECK(frames_until_rest() < 10);
  open_dialog = true;
  rest(30);
  CHECK(frames_until_rest() < 10);
  play(made::click(dialog_button));
  rest(30);
  frame(made::hover(board));
  CHECK(frames_until_rest() < 10);
  gui.take(made::hover({60, 60}));
  gui.take(made::hover({61, 60}));
  CHECK_FALSE(gui.needs_frame());
  gui.take(made::hover(button));
  CHECK(gui.needs_frame());
}

TEST_CASE_FIXTURE(Fixture, "text of the Gui is as large as the same text on the canvas") {
  gui.begin(std::chrono::milliseconds{16});
  const float body = ImGui::CalcTextSize("Damas joga bem").x;
  ImGui::PushFont(gui.font(GuiFont::Heading));
  const float heading = ImGui::CalcTextSize("Damas joga bem").x;
  ImGui::PopFont();
  gui.end();
  // The canvas gives each line whole pixels.
  CHECK(body == test::about(canvas.measure("Damas joga bem").w).epsilon(0.04));
  CHECK(
      heading ==
      test::about(canvas.measure("Damas joga bem", {.size = 20, .weight = FontWeight::SemiBold}).w)
          .epsilon(0.03));
}

TEST_CASE_FIXTURE(Fixture, "other fonts of the canvas replace the letters of the Gui, once") {
  const auto heading = [this] {
    gui.begin(std::chrono::milliseconds{16});
    ImGui::PushFont(gui.font(GuiFont::Heading));
    const float width = ImGui::CalcTextSize("Damas joga bem").x;
    ImGui::PopFont();
    gui.end();
    return width;
  };
  const float usual = heading();
  CHECK(gui.builds() == 1);
  canvas.set_fonts(test::regular_alone());
  CHECK(gui.builds() == 1);
  CHECK(heading() < usual);
  CHECK(gui.builds() == 2);
  CHECK(gui.needs_frame());
  CHECK(frames_until_rest() < 5);
  canvas.set_fonts(test::fonts());
  CHECK(heading() == usual);
  rest(3);
  CHECK(gui.builds() == 3);
}

TEST_CASE("text of the Gui is rasterised at the pixel size of the canvas") {
  const auto shown = [](float scale) {
    Canvas canvas({200, 60}, scale, test::fonts());
    Gui gui(canvas);
    canvas.clear(colors::black);
    gui.begin(std::chrono::milliseconds{16});
    ImGui::GetForegroundDrawList()->AddText({10, 10}, IM_COL32_WHITE, "HIT THE LIFT");
    gui.end();
    return canvas.snapshot();
  };
  CHECK(test::softness(shown(2)) < 0.85 * test::softness(shown(1)));
}

TEST_CASE("panels have the palette's colours, at any scale") {
  for (const float scale : {1.0F, 2.0F}) {
    Canvas canvas({100, 100}, scale, test::fonts());
    Gui gui(canvas);
    GuiPalette palette;
    palette.panel = Color::hex(0x123456);
    gui.set_palette(palette);
    for (int i = 0; i < 3; ++i) {
      canvas.clear(colors::black);
      gui.begin(std::chrono::milliseconds{16});
      ImGui::SetNextWindowPos({20, 20});
      ImGui::SetNextWindowSize({60, 60});
      ImGui::Begin("panel", nullptr, ImGuiWindowFlags_NoDecoration);
      ImGui::End();
      gui.end();
    }
    const Image image = canvas.snapshot();
    const auto at = [&](float x) {
      return image.at(static_cast<int>(x * scale), static_cast<int>(50 * scale));
    };
    CHECK(at(50) == Color::hex(0x123456));
    CHECK(at(78) == Color::hex(0x123456));
    CHECK(at(81) == colors::black);
  }
}

}  // namespace damas
