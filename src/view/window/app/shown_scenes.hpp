// Owns ShownScenes: what happens to the open scenes in a frame. It decides which are updated and
// drawn, which one has the keyboard, and what a screen reader says of them.
#pragma once

#include <chrono>
#include <cstdint>

#include "platform/geometry.hpp"
#include "view/window/app/focus_announcer.hpp"
#include "view/window/app/keyboard_owner.hpp"
#include "view/window/app/scene_stack.hpp"

namespace damas {

class ShownScenes {
 public:
  enum class Change : std::uint8_t { None, Some, DialogOpened };

  SceneStack& stack() { return stack_; }
  const SceneStack& stack() const { return stack_; }

  // Carries out the changes that scenes have queued, and announces another scene on top. `window`
  // is in logical pixels.
  Change settle(Size window, App& app);
  // Updates the visible scenes, of which the topmost one gets the input, and those that go on when
  // they are covered.
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app);
  void draw(Canvas& canvas, const App& app) const;
  // Builds the panels of the visible scenes, and announces what has the focus then.
  void panels(Gui& gui, App& app);
  // The area in which notices are shown.
  Rect notice_room(Size window) const;

 private:
  SceneStack stack_;
  FocusAnnouncer focus_;
  KeyboardOwner keyboard_;
};

}  // namespace damas
