// Owns ScreenCommands: the commands of every screen without a match (board, menu and quit), and
// what they change.
#pragma once

#include <optional>

#include "view/terminal/console.hpp"
#include "view/terminal/verbs.hpp"

namespace damas::terminal {

class ScreenCommands {
 public:
  // False if it is another command.
  bool carry_out(Verb verb);

  // Whether the screen must be shown, for the first time or again.
  bool is_due() const { return due_; }
  void show_again() { due_ = true; }
  void shown() { due_ = false; }
  // The place to which the person wants to go; nothing: stay here.
  const std::optional<Leave>& leave() const { return leave_; }
  void leave_for(Leave place) { leave_ = place; }

 private:
  bool due_ = true;
  std::optional<Leave> leave_;
};

}  // namespace damas::terminal
