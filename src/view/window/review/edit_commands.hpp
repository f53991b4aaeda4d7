// Owns EditCommands: the commands that edit a game under review, with their dialogs and notices.
#pragma once

#include <vector>

#include "view/window/app/button.hpp"

namespace damas {

class ReviewController;

class EditCommands {
 public:
  // The controller must live longer.
  explicit EditCommands(ReviewController& controller) : controller_(controller) {}

  // False if the action is none of these commands.
  bool perform(Action action, App& app);
  // Opens the dialog for the comment at the current place, or for players, result and event.
  void comment(App& app);
  void headers(App& app);
  // Gives the current move a glyph, see edits::judge().
  void judge(int nag, App& app);
  // All commands, as rows of a list.
  std::vector<Button> choices();

 private:
  void make_main_line(App& app);
  void delete_from_here(App& app);
  void choose_judgement(App& app);

  ReviewController& controller_;
};

}  // namespace damas
