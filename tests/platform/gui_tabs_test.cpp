#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <imgui.h>

#include "platform/canvas.hpp"
#include "platform/gui.hpp"
#include "platform/made_input.hpp"
#include "test_canvas.hpp"

namespace damas {

namespace {

using Names = std::vector<std::string>;

constexpr int plain = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove;
constexpr int flat = plain | ImGuiWindowFlags_NoBringToFrontOnFocus;

// A screen of several panels; they are made in another order than the one on the screen.
struct Screen {
  Canvas canvas{{400, 300}, 1, test::fonts()};
  Gui gui{canvas};
  std::array<char, 32> text{};
  bool has_middle = true;
  bool has_second = true;
  bool second_enabled = true;
  bool has_dialog = false;
  bool ask_list = false;
  std::string focus;  // in the last frame

  Screen() { rest(); }

  void widget(const char* name, bool enabled = true) {
    ImGui::BeginDisabled(!enabled);
    ImGui::Button(name);
    ImGui::EndDisabled();
    if (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible) focus = name;
  }
  static void begin(const char* name, ImVec2 place, ImVec2 size, int flags = flat) {
    ImGui::SetNextWindowPos(place);
    ImGui::SetNextWindowSize(size);
    ImGui::Begin(name, nullptr, flags);
  }
  void lower() {
    begin("lower", {0, 200}, {400, 100});
    widget("low one");
    ImGui::BeginChild("rows", {0, 40}, 0, ImGuiWindowFlags_NavFlattened);
    widget("low two");
    ImGui::EndChild();
    ImGui::End();
  }
  void without_widgets() {
    begin("words", {0, 50}, {400, 30});
    ImGui::TextUnformatted("nothing to press");
    ImGui::End();
    begin("disabled", {0, 80}, {400, 20});
    widget("disabled one", false);
    ImGui::End();
  }
  void middle() {
    begin("middle", {0, 100}, {400, 100});
    widget("first");
    if (has_second) widget("second", second_enabled);
    ImGui::InputText("##field", text.data(), text.size());
    if (ImGui::IsItemActive()) focus = "field";
    ImGui::End();
  }
  void top() {
    begin("right", {200, 0}, {200, 50});
    widget("right one");
    ImGui::End();
    begin("left", {0, 0}, {200, 50});
    widget("left one");
    if (std::exchange(ask_list, false)) ImGui::OpenPopup("list");
    if (ImGui::BeginPopup("list")) {
      widget("choice one");
      widget("choice two");
      ImGui::EndPopup();
    }
    ImGui::End();
  }
  // As the program's own dialogs: a window that covers the others.
  void dialog() {
    begin("dialog", {0, 0}, {400, 300}, plain);
    widget("yes");
    widget("no");
    ImGui::End();
  }
  void frame(const Input& raw) {
    gui.take(raw);
    canvas.clear(colors::black);
    gui.begin(std::chrono::milliseconds{16});
    focus.clear();
    lower();
    without_widgets();
    if (has_middle) middle();
    top();
    if (has_dialog) dialog();
    gui.end();
    canvas.present();
  }
  void rest() {
    frame({});
    for (int i = 0; i < 20 && gui.needs_frame(); ++i)
      frame({});
  }
  void tab(Modifiers with = no_modifiers) {
    frame(made::key(Key::Tab, with));
    rest();
  }
  Names walk(int tabs, Modifiers with = no_modifiers) {
    Names names;
    for (int i = 0; i < tabs; ++i) {
      tab(with);
      names.push_back(focus);
    }
    return names;
  }
  void walk_to(const std::string& name) {
    for (int i = 0; i < 20 && focus != name; ++i)
      tab();
    REQUIRE(focus == name);
  }
};

}  // namespace

TEST_CASE_FIXTURE(Screen, "Tab goes from panel to panel, in the order of the screen, and round") {
  walk_to("left one");
  CHECK(walk(7) ==
        Names{"right one", "first", "second", "field", "low one", "low two", "left one"});
}

TEST_CASE_FIXTURE(Screen, "Shift and Tab go the same way back") {
  walk_to("left one");
  CHECK(walk(7, with_shift) ==
        Names{"low two", "low one", "field", "second", "first", "right one", "left one"});
}

TEST_CASE_FIXTURE(Screen, "a panel that is not shown is left out") {
  has_middle = false;
  rest();
  walk_to("left one");
  CHECK(walk(4) == Names{"right one", "low one", "low two", "left one"});
}

TEST_CASE_FIXTURE(Screen, "Tab goes on after the panel with the focus was closed") {
  walk_to("second");
  has_middle = false;
  rest();
  const Names names = walk(4);
  CHECK(std::count(names.begin(), names.end(), "low one") == 1);
  CHECK(std::count(names.begin(), names.end(), "left one") == 1);
}

TEST_CASE_FIXTURE(Screen, "Tab goes on from a widget that was disabled, or has vanished") {
  walk_to("second");
  second_enabled = false;
  rest();
  CHECK(walk(3) == Names{"first", "field", "low one"});
  second_enabled = true;
  walk_to("second");
  has_second = false;
  rest();
  CHECK(walk(3) == Names{"first", "field", "low one"});
}

TEST_CASE_FIXTURE(Screen,
                  "a text field in the last place of its panel is left, and keeps its text") {
  walk_to("field");
  CHECK(gui.wants_text());
  frame(made::text("c3d4"));
  rest();
  tab();
  CHECK(focus == "low one");
  CHECK_FALSE(gui.wants_text());
  CHECK(std::string{text.data()} == "c3d4");
  tab(with_shift);
  CHECK(gui.wants_text());
}

TEST_CASE_FIXTURE(Screen, "Tab stays in a dialog that covers the panels") {
  walk_to("first");
  has_dialog = true;
  rest();
  walk_to("yes");
  CHECK(walk(3) == Names{"no", "yes", "no"});
  CHECK(walk(3, with_shift) == Names{"yes", "no", "yes"});
  has_dialog = false;
  rest();
  walk_to("low two");
}

TEST_CASE_FIXTURE(Screen, "Tab stays in an open list") {
  walk_to("left one");
  ask_list = true;
  rest();
  walk_to("choice one");
  CHECK(walk(3) == Names{"choice two", "choice one", "choice two"});
}

TEST_CASE_FIXTURE(Screen, "Escape during the way to another panel ends it") {
  walk_to("right one");
  frame(made::key(Key::Tab));
  frame(made::key(Key::Escape));
  rest();
  CHECK(focus.empty());
  CHECK_FALSE(gui.wants_keyboard());
}

}  // namespace damas
