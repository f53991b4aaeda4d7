// Owns ExerciseLoop: how a screen of exercises asks what to practise, shows the board when that is
// due, and reads lines until the person leaves.
#pragma once

#include <optional>
#include <string>

#include "view/terminal/board_commands.hpp"
#include "view/terminal/console.hpp"

namespace damas::terminal {

class ExerciseLoop {
 public:
  virtual ~ExerciseLoop() = default;
  ExerciseLoop(const ExerciseLoop&) = delete;
  ExerciseLoop& operator=(const ExerciseLoop&) = delete;

  // Asks what to practise first, then runs until the person leaves.
  Leave run();

 protected:
  ExerciseLoop(Console& console, BoardCommands::Help help);

  // Asks what to practise. Where to go, if the person does not choose.
  virtual std::optional<Leave> choose() = 0;
  virtual void show() = 0;
  virtual std::string prompt() const = 0;
  virtual void answer(const std::string& line) = 0;

  Console& console() const { return console_; }
  Language language() const { return console_.language(); }
  BoardCommands& board() { return board_; }

  // If the person does not choose, the present exercise goes on.
  void choose_again();
  // Carries out a command that all boards share; false if the line is none.
  bool carry_out_on_board(const std::string& line);

 private:
  Console& console_;
  BoardCommands board_;
  std::optional<Leave> leave_;
};

}  // namespace damas::terminal
