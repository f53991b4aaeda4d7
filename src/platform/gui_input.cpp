#include <algorithm>
#include <array>
#include <cfloat>
#include <utility>

#include <imgui.h>
#include <imgui_internal.h>

#include "platform/gui_internals.hpp"
#include "platform/gui_state.hpp"

namespace damas {

namespace {

// ImGui uses the same numbers for the three buttons.
static_assert(static_cast<int>(MouseButton::Right) + 1 == static_cast<int>(button_count));
constexpr std::array<int, button_count> imgui_buttons{
    ImGuiMouseButton_Left, ImGuiMouseButton_Middle, ImGuiMouseButton_Right};

constexpr Point nowhere{-1e6F, -1e6F};

ImGuiKey shifted(ImGuiKey first, Key key, Key from) {
  return static_cast<ImGuiKey>(first + (static_cast<int>(key) - static_cast<int>(from)));
}

ImGuiKey imgui_key(Key key) {
  constexpr std::array others{
      std::pair{Key::Up, ImGuiKey_UpArrow},          std::pair{Key::Down, ImGuiKey_DownArrow},
      std::pair{Key::Left, ImGuiKey_LeftArrow},      std::pair{Key::Right, ImGuiKey_RightArrow},
      std::pair{Key::Home, ImGuiKey_Home},           std::pair{Key::End, ImGuiKey_End},
      std::pair{Key::PageUp, ImGuiKey_PageUp},       std::pair{Key::PageDown, ImGuiKey_PageDown},
      std::pair{Key::Enter, ImGuiKey_Enter},         std::pair{Key::Escape, ImGuiKey_Escape},
      std::pair{Key::Space, ImGuiKey_Space},         std::pair{Key::Tab, ImGuiKey_Tab},
      std::pair{Key::Backspace, ImGuiKey_Backspace}, std::pair{Key::Delete, ImGuiKey_Delete},
      std::pair{Key::Insert, ImGuiKey_Insert},
  };
  if (key >= Key::A && key <= Key::Z) return shifted(ImGuiKey_A, key, Key::A);
  if (key >= Key::Digit0 && key <= Key::Digit9) return shifted(ImGuiKey_0, key, Key::Digit0);
  for (const auto& [ours, theirs] : others) {
    if (ours == key) return theirs;
  }
  return ImGuiKey_None;
}

std::optional<Key> key_of(PadAction action) {
  switch (action) {
    case PadAction::Up:
      return Key::Up;
    case PadAction::Down:
      return Key::Down;
    case PadAction::Left:
      return Key::Left;
    case PadAction::Right:
      return Key::Right;
    case PadAction::Confirm:
      return Key::Enter;
    case PadAction::Cancel:
      return Key::Escape;
    default:
      return std::nullopt;
  }
}

}  // namespace

bool reacts(const ImGuiWindow& window) {
  const bool shown = window.Active && !window.Hidden;
  return shown && (window.Flags & ImGuiWindowFlags_NoMouseInputs) == 0;
}

bool Gui::State::popup_open() const {
  return !context->OpenPopupStack.empty();
}

bool Gui::State::has_windows() const {
  return std::any_of(context->Windows.begin(), context->Windows.end(), [](const ImGuiWindow* w) {
    return reacts(*w) && (w->Flags & ImGuiWindowFlags_NoNav) != ImGuiWindowFlags_NoNav;
  });
}

bool Gui::State::covers(Point p) const {
  return std::any_of(context->Windows.begin(), context->Windows.end(), [p](const ImGuiWindow* w) {
    return reacts(*w) && w->OuterRectClipped.Contains({p.x, p.y});
  });
}

// A gesture belongs to the scene or to ImGui, wherever it began, until it ends.
bool Gui::State::take_pointer(const Pointer& pointer) {
  const bool press = pointer.pressed.any();
  const bool over = popup_open() || covers(press ? pointer.pressed_at : pointer.position);
  if (press && !gesture) {
    gesture = true;
    gesture_taken = over;
  }
  const bool taken = gesture ? gesture_taken : over;
  if (pointer.held.none()) gesture = false;
  return taken;
}

void Gui::State::feed_button(std::size_t button, bool down) {
  io().AddMouseButtonEvent(imgui_buttons[button], down);
  fed_buttons.set(button, down);
}

void Gui::State::feed_pointer(const Pointer& pointer) {
  ImGuiIO& to = io();
  const auto feed_position = [this, &to](Point p) {
    // Positions over the scene are not reported: ImGui's events would pile up while no frame is
    // drawn.
    const bool here = pointer_taken && p != nowhere;
    to.AddMousePosEvent(here ? p.x : -FLT_MAX, here ? p.y : -FLT_MAX);
  };
  to.AddMouseSourceEvent(pointer.touch ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
  if (pointer.pressed.any()) feed_position(pointer.pressed_at);
  for (std::size_t button = 0; button < button_count; ++button) {
    if (pointer.pressed[button]) feed_button(button, true);
  }
  feed_position(pointer.present ? pointer.position : nowhere);
  // Includes buttons whose release was never reported.
  for (std::size_t button = 0; button < button_count; ++button) {
    if (fed_buttons[button] && !pointer.held[button]) feed_button(button, false);
  }
  if (pointer.wheel != Point{}) to.AddMouseWheelEvent(-pointer.wheel.x, pointer.wheel.y);
}

Gui::State::Keyboard Gui::State::keyboard() const {
  if (writing() || popup_open()) return Keyboard::Gui;
  return walking || claimed ? Keyboard::Walking : Keyboard::Scene;
}

bool Gui::State::writing() const {
  return context->IO.WantTextInput && !leaving_field;
}

// ImGui itself would restore the field's old text on Escape. Text typed in the same frame is passed
// on first. After take_keyboard() the press also goes to the scene; otherwise it only ends the
// editing.
void Gui::State::leave_field(Input& rest) {
  if (!escaped) return;
  settling = 3;
  if (!context->InputEventsQueue.empty()) return;
  escaped = false;
  leaving_field = true;
  walking = false;
  if (claimed) rest.keys.push_back({Key::Escape, no_modifiers, false});
}

void Gui::State::start_walking() {
  activate();
  walking = true;
  if (context->NavWindow == nullptr) {
    ImGui::FocusTopMostWindowUnderOne(nullptr, nullptr, nullptr, ImGuiFocusRequestFlags_None);
  }
}

void Gui::State::stop_walking() {
  activate();
  walking = false;
  ImGui::SetWindowFocus(nullptr);
  // Otherwise a window that opens later would show the focus on a widget that does not get the
  // keys.
  set_focus_visible(false);
  settling = 3;
}

bool Gui::State::takes(Key key, Keyboard who) const {
  if (who == Keyboard::Scene) return false;
  if (key >= Key::F1 && key <= Key::F12) return false;
  if (who == Keyboard::Gui) return true;
  constexpr std::array walking_keys{Key::Up,    Key::Down,  Key::Left, Key::Right,
                                    Key::Enter, Key::Space, Key::Tab};
  return std::find(walking_keys.begin(), walking_keys.end(), key) != walking_keys.end();
}

// The first arrow key makes the focus visible instead of moving it.
bool Gui::State::show_focus(Key key) {
  const bool arrow = key == Key::Up || key == Key::Down || key == Key::Left || key == Key::Right;
  // In a text field arrows move the cursor, in a popup the choice.
  if (!arrow || keyboard() == Keyboard::Gui) return false;
  activate();
  if (focus_is_visible() || context->NavId == 0) return false;
  set_focus_visible(true);
  context->NavDisableMouseHover = true;
  settling = 3;
  return true;
}

void Gui::State::feed_modifiers(const Modifiers& modifiers) {
  io().AddKeyEvent(ImGuiMod_Ctrl, modifiers.ctrl);
  io().AddKeyEvent(ImGuiMod_Shift, modifiers.shift);
  io().AddKeyEvent(ImGuiMod_Alt, modifiers.alt);
}

void Gui::State::feed_key(const KeyPress& press) {
  const ImGuiKey key = imgui_key(press.key);
  if (key == ImGuiKey_None || press.repeat) return;  // ImGui repeats held keys by itself
  // A second press in one frame needs a release in between.
  if (fed_keys[static_cast<std::size_t>(press.key)]) io().AddKeyEvent(key, false);
  feed_modifiers(press.modifiers);  // they may be released by the end of the frame
  io().AddKeyEvent(key, true);
  fed_keys.set(static_cast<std::size_t>(press.key));
}

void Gui::State::release_keys(const Input& raw) {
  for (std::size_t key = 0; key < key_count; ++key) {
    if (!fed_keys[key] || raw.held[key]) continue;
    io().AddKeyEvent(imgui_key(static_cast<Key>(key)), false);
    fed_keys.reset(key);
  }
}

void Gui::State::take_keys(const Input& raw, Input& rest) {
  ImGuiIO& to = io();
  rest.keys.clear();
  leave_field(rest);
  bool took = false;
  for (const KeyPress& press : raw.keys) {
    // Also applies in a text field that was entered with the pointer.
    if (press.key == Key::Tab && !claimed && !popup_open() && has_windows()) start_walking();
    if (press.key == Key::Escape && writing() && !popup_open()) {
      escaped = escaped || !press.repeat;
      took = true;
    } else if (press.key == Key::Escape && keyboard() == Keyboard::Walking && walking) {
      stop_walking();
      took = true;
    } else if (takes(press.key, keyboard())) {
      if (!show_focus(press.key)) feed_key(press);
      took = true;
    } else {
      rest.keys.push_back(press);
    }
  }
  release_keys(raw);
  feed_modifiers(raw.modifiers);
  const bool all = keyboard() == Keyboard::Gui;
  if (all) {
    to.AddInputCharactersUTF8(raw.text.c_str());
    rest.held.reset();
    took = took || !raw.text.empty();
  }
  if (all || took) rest.text.clear();
  if (took) settling = 3;
}

void Gui::State::take_actions(const Input& raw, Input& rest, Keyboard who) {
  if (who == Keyboard::Scene) return;
  rest.actions.clear();
  for (const PadAction action : raw.actions) {
    const auto key = key_of(action);
    if (key == Key::Escape && writing() && !popup_open()) {
      escaped = true;
    } else if (key == Key::Escape && who == Keyboard::Walking && walking) {
      stop_walking();
    } else if (key && takes(*key, who)) {
      if (!show_focus(*key)) feed_key({*key, no_modifiers, false});
    } else {
      rest.actions.push_back(action);
    }
  }
  release_keys(raw);
  if (rest.actions != raw.actions) settling = 3;
}

Input Gui::take(const Input& raw) {
  ImGuiIO& io = state_->io();
  Input rest = raw;
  if (raw.focus_gained) io.AddFocusEvent(true);
  if (raw.focus_lost) io.AddFocusEvent(false);
  const bool had_pointer = state_->pointer_taken;
  state_->pointer_taken = state_->take_pointer(raw.pointer);
  state_->feed_pointer(raw.pointer);
  if (state_->pointer_taken) {
    rest.pointer = {};
    rest.pointer.position = raw.pointer.position;
    rest.pointer.touch = raw.pointer.touch;
  } else if (raw.pointer.pressed.any()) {
    state_->walking = false;
  }
  const bool concerned = state_->pointer_taken || had_pointer || raw.pointer.pressed.any();
  const Pointer before = std::exchange(state_->last_pointer, raw.at_rest().pointer);
  if (concerned && raw.pointer != before) state_->settling = 3;
  state_->take_keys(raw, rest);
  state_->take_actions(raw, rest, state_->keyboard());
  return rest;
}

}  // namespace damas
