// Owns EngineCommands: the commands that switch and choose the engines of a review and what they
// show of the position, with their dialogs and notices.
#pragma once

#include <functional>

#include "view/window/app/button.hpp"

namespace damas {

class PositionAnalysis;
class ReviewController;

class EngineCommands {
 public:
  // Both must outlive this object.
  EngineCommands(const ReviewController& controller, PositionAnalysis& position)
      : controller_(controller), position_(position) {}

  // False if the action is none of these commands. `again` carries out one that the person's choice
  // of a program has made possible.
  bool perform(Action action, const PerformAction& again, App& app);
  // Opens the dialog for the program that gives hints and is compared with. `then` may be empty; it
  // is called after a choice.
  void choose_program(App& app, std::function<void(App&)> then = {}) const;
  // Opens the choice of how many lines our engine shows.
  void choose_lines(App& app) const;

 private:
  void compare(const PerformAction& again, App& app);

  const ReviewController& controller_;
  PositionAnalysis& position_;
};

}  // namespace damas
