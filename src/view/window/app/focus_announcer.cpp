#include "view/window/app/focus_announcer.hpp"

namespace damas {

std::string FocusAnnouncer::news(const Gui::Focus& now) {
  if (now.words.empty()) {
    if (++frames_unfocused_ > 1) told_ = {};
    return {};
  }
  frames_unfocused_ = 0;
  if (now == told_) return {};
  told_ = now;
  return now.words;
}

}  // namespace damas
