// Owns BoardCommands: the commands that all screens share that set a task beside a board (board,
// flip, menu, quit and help), and what they change.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/screen_commands.hpp"
#include "view/terminal/verbs.hpp"

namespace damas::terminal {

class BoardCommands {
 public:
  // A command and its description.
  struct Row {
    Text command;
    Text about;
  };
  // The text of help: a paragraph, the screen's own commands, the effect of `menu`, and how the
  // board shows its pieces, if there are any. `advice` is said to a person who asks for a hint, an
  // analysis or a reason where there is none.
  struct Help {
    Text about;
    std::vector<Row> own;
    Text menu;
    Text advice;
    bool pieces = true;
  };

  BoardCommands(Console& console, Help help);

  // Carries out the line if it is one of these commands. To other commands of the program, which
  // the screen does not have, a sentence says what to do instead. False if the line is no command.
  bool carry_out(const std::string& line);

  // Sets the text of help from now on.
  void set_help(Help help) { help_ = std::move(help); }
  void write(const Game& game, const SquareSet& marks = {}) const;
  // The empty board of that game, without the names of squares.
  void write_nameless(const Game& game, const SquareSet& marks) const;
  void set_flipped(bool flipped) { flipped_ = flipped; }
  // The screen must be shown, for the first time or again.
  bool is_due() const { return screen_.is_due(); }
  void show_again() { screen_.show_again(); }
  void shown() { screen_.shown(); }
  // The place to which the person wants to go; nothing: stay here.
  const std::optional<Leave>& leave() const { return screen_.leave(); }

 private:
  void list() const;
  void refuse(Verb verb) const;

  Console& console_;
  Help help_;
  ScreenCommands screen_;
  bool flipped_ = false;
};

}  // namespace damas::terminal
