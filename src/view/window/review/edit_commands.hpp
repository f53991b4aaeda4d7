// Owns EditCommands: the commands that edit a game under review, with their dialogs and notices.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "view/window/app/button.hpp"

namespace damas {

class ReviewController;

class EditCommands {
 public:
  // The words of an analysis about the current move; may be empty.
  using Remark = std::function<std::string(const App&)>;

  // The controller must live longer.
  EditCommands(ReviewController& controller, Remark remark)
      : controller_(controller), remark_(std::move(remark)) {}

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
  Remark remark_;
};

}  // namespace damas
