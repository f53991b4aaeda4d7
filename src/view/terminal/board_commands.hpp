// Owns BoardCommands: the commands that all screens share that set a task beside a board (board,
// flip, menu, quit and help), and what they change.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/screen_commands.hpp"

namespace damas::terminal {

class BoardCommands {
 public:
  // A command and its description.
  struct Row {
    Text command;
    Text about;
  };
  // What help says: a paragraph, the screen's own commands, and what `menu` does here.
  struct Help {
    Text about;
    std::vector<Row> own;
    Text menu;
  };

  BoardCommands(Console& console, Help help);

  // Carries out the line if it is one of these commands; other commands of the program, which the
  // screen does not have, lead to help. False if the line is no command.
  bool carry_out(const std::string& line);

  void write(const Game& game) const;
  void set_flipped(bool flipped) { flipped_ = flipped; }
  // The screen must be shown, for the first time or again.
  bool is_due() const { return screen_.is_due(); }
  void show_again() { screen_.show_again(); }
  void shown() { screen_.shown(); }
  // Where the person wants to go.
  const std::optional<Leave>& leave() const { return screen_.leave(); }

 private:
  void list() const;

  Console& console_;
  Help help_;
  ScreenCommands screen_;
  bool flipped_ = false;
};

}  // namespace damas::terminal
