#include "view/window/app/keyboard_owner.hpp"

#include "platform/gui.hpp"
#include "view/window/app/scene.hpp"

namespace damas {

void KeyboardOwner::follow(const Scene& top, Gui& gui) {
  const std::pair<const Scene*, bool> now{&top, top.walks_by_keys()};
  if (std::exchange(last_, now) == now) return;
  if (now.second) {
    gui.take_keyboard();
  } else {
    gui.release_keyboard();
  }
}

}  // namespace damas
