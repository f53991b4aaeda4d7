// Owns CoachCard: the card with what the coach says about a move, and buttons that answer it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "platform/geometry.hpp"
#include "view/window/app/button.hpp"

namespace damas {

class CoachCard {
 public:
  struct Content {
    std::string title;
    std::string text;
    std::function<void(App&)> close;
    std::vector<Button> buttons = {};  // in one row where there is room
  };

  // At the bottom of `room`, or higher than it if that is too low; at the bottom of the window if
  // it is too narrow.
  void panel(Ui& ui, App& app, const Rect& room, const Content& content);
  // The place of the card in the last frame.
  const Rect& place() const { return place_; }

 private:
  void answers(Ui& ui, App& app, const std::vector<Button>& buttons) const;

  float height_ = 120;  // in the last frame
  Rect place_;
};

}  // namespace damas
