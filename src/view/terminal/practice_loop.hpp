// Owns PracticeLoop: how a screen on which a person practises moves reads its lines: its own
// commands, those that all boards share, and moves while one can be played.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "view/terminal/exercise_loop.hpp"
#include "view/terminal/move_reader.hpp"

namespace damas::terminal {

class PracticeLoop : public ExerciseLoop {
 protected:
  struct Command {
    Text name;
    std::function<void()> carry_out;
  };
  struct Words {
    Text prompt;   // for a move; {0} is who is to move
    Text no_move;  // said of a line, and of commands about a move, while none can be played
  };

  PracticeLoop(Console& console, BoardCommands::Help help, Words words);
  void set_commands(std::vector<Command> commands) { commands_ = std::move(commands); }

  virtual void play(const command::Play& move) = 0;
  // While no move can be played: the prompt, and what Enter does.
  virtual Text prompt_without_move() const = 0;
  virtual void go_on() = 0;

  // The position has changed: from now on a move in that game can be played, or none. The game must
  // go on.
  void expect_move(const Game* game);
  bool expects_move() const { return reader_.has_value(); }
  void cancel_move() { reader_->cancel(); }
  void say_no_move() { console().say(words_.no_move); }
  // Sentences that the next picture shows above the board: what came of a move is read before the
  // board shows what followed it.
  void remark(std::string sentence) { remarks_.push_back(std::move(sentence)); }
  void forget_remarks() { remarks_.clear(); }
  void show_remarks();
  // The captures to choose from.
  void show_choices();

 private:
  std::string prompt() const override;
  void answer(const std::string& line) override;
  bool carry_out(const std::string& line);
  void read_move(const std::string& line);

  Words words_;
  std::vector<Command> commands_;
  std::string mover_;  // who is to move, while a move can be played
  std::optional<MoveReader> reader_;
  std::vector<std::string> remarks_;
};

}  // namespace damas::terminal
