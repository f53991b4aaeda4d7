// Owns PracticeLoop: how a screen on which a person practises moves reads its lines: its own
// commands, those that all boards share, and moves while one can be played.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "view/terminal/board_commands.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/move_reader.hpp"

namespace damas::terminal {

class PracticeLoop {
 public:
  virtual ~PracticeLoop() = default;
  PracticeLoop(const PracticeLoop&) = delete;
  PracticeLoop& operator=(const PracticeLoop&) = delete;

  // Asks what to practise first, then runs until the person leaves.
  Leave run();

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

  // Asks what to practise. Where to go, if the person does not choose.
  virtual std::optional<Leave> choose() = 0;
  virtual void show() = 0;
  virtual void play(const command::Play& move) = 0;
  // While no move can be played: the prompt, and what Enter does.
  virtual Text prompt_without_move() const = 0;
  virtual void go_on() = 0;

  Console& console() const { return console_; }
  Language language() const { return console_.language(); }
  BoardCommands& board() { return board_; }

  // If the person does not choose, the present exercise goes on.
  void choose_again();
  // The position has changed: from now on a move in that game can be played, or none. The game must
  // go on.
  void expect_move(const Game* game);
  bool expects_move() const { return reader_.has_value(); }
  void cancel_move() { reader_->cancel(); }
  void say_no_move() { console_.say(words_.no_move); }
  // Sentences that the next picture shows above the board: what came of a move is read before the
  // board shows what followed it.
  void remark(std::string sentence) { remarks_.push_back(std::move(sentence)); }
  void forget_remarks() { remarks_.clear(); }
  void show_remarks();
  // The captures to choose from.
  void show_choices();

 private:
  std::string prompt() const;
  void answer(const std::string& line);
  bool carry_out(const std::string& line);
  void read_move(const std::string& line);

  Console& console_;
  BoardCommands board_;
  Words words_;
  std::vector<Command> commands_;
  std::string mover_;  // who is to move, while a move can be played
  std::optional<MoveReader> reader_;
  std::vector<std::string> remarks_;
  std::optional<Leave> leave_;
};

}  // namespace damas::terminal
