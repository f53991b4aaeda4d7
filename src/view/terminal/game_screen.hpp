// Owns a match at the keyboard: shows it, asks the persons, lets the computers think.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/match.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/game_text.hpp"
#include "view/terminal/move_reader.hpp"
#include "view/terminal/verbs.hpp"

namespace damas::terminal {

class GameScreen {
 public:
  // The match must have been made with Drive::Caller.
  GameScreen(Console& console, Match match);

  // Until the person leaves; can be entered again.
  Leave run();
  // Computers only: the whole game without a question.
  void run_to_end();

  bool over() const { return match_.state() == Match::State::Over; }

 private:
  void step();
  void think();
  void ask();
  void enter();
  void read_move(const std::string& line);
  void carry_out(const VerbLine& line);
  void submit(const Command& command);
  void resign();
  void offer_draw();
  void hint();
  void save(const std::string& path);
  void load(const std::string& path);
  void flip();
  void run_machines();
  void list_moves();
  void help();
  std::optional<std::string> file_name(const std::string& argument);

  void reset_view();
  void show_events();
  void show_capture(const event::MovePlayed& played);
  void show_board();
  std::string prompt() const;

  int persons() const;
  BoardStyle style() const { return {console_.color(), flipped_}; }

  Console& console_;
  Match match_;
  std::optional<MoveReader> reader_;  // while a person is to move
  bool flipped_ = false;
  bool running_ = false;  // computers go on without being asked
  std::optional<Leave> leave_;
};

}  // namespace damas::terminal
