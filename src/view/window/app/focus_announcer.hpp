// Owns FocusAnnouncer: the choice of what a screen reader says when the keyboard's focus moves from
// widget to widget.
#pragma once

#include <string>

#include "platform/gui.hpp"

namespace damas {

class FocusAnnouncer {
 public:
  // The words to announce for the widget that has the focus in this frame; empty for none. The same
  // widget is announced again only after two frames without focus, because ImGui reports none for
  // one frame between two widgets.
  std::string news(const Gui::Focus& now);
  // Call it when another scene comes on top: then the same widget is news again.
  void forget() { told_ = {}; }

 private:
  Gui::Focus told_;           // the last announced widget of the top scene
  int frames_unfocused_ = 0;  // since that announcement
};

}  // namespace damas
