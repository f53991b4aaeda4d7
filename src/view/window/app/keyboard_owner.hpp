// Owns KeyboardOwner: whether Dear ImGui has the keyboard, to walk between widgets, or the scene on
// top.
#pragma once

#include <utility>

namespace damas {

class Gui;
class Scene;

class KeyboardOwner {
 public:
  // Call it in every frame. Tells ImGui when another scene is on top, or when it walks by keys from
  // now on or no longer.
  void follow(const Scene& top, Gui& gui);

 private:
  std::pair<const Scene*, bool> last_;  // the top scene of the last frame, and its walks_by_keys()
};

}  // namespace damas
