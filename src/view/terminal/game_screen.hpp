// Owns a match at the keyboard: asks the persons, carries out their commands, lets the computers
// think, and shows what happens.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/match.hpp"
#include "view/terminal/advice_commands.hpp"
#include "view/terminal/match_display.hpp"
#include "view/terminal/move_question.hpp"
#include "view/terminal/saved_match.hpp"
#include "view/terminal/stopwatch.hpp"
#include "view/terminal/verbs.hpp"

namespace damas::terminal {

class GameScreen {
 public:
  // `engine` applies to the match and to matches loaded later; `from` is the game of a file that
  // the match continues, and `notice` is said about it once. The unfinished game is saved in
  // `kept`, which must outlive the screen.
  GameScreen(Console& console, Match match, EngineOptions engine, UnfinishedGame& kept,
             std::optional<PdnGame> from = {}, std::string notice = {});
  // Its parts refer to its match.
  GameScreen(const GameScreen&) = delete;
  GameScreen& operator=(const GameScreen&) = delete;

  // Runs until the person leaves; may be called again.
  Leave run();
  // For matches between computers: plays the whole game without questions.
  void run_to_end();

  bool over() const { return match_.state() == Match::State::Over; }
  // A person has moved, the game is not over, and no file of the person holds it.
  bool unsaved() const;
  // To be called for a match that was restored from the unfinished game.
  void mark_unsaved() { saved_.mark_changed(); }

 private:
  int persons() const;

  void step();
  void think();
  void ask();
  void answer(const std::string& line);
  void keep_running_clock();
  void enter();
  void carry_out(const VerbLine& line);
  void submit(const Command& command);
  void quit();
  void resign();
  void offer_draw();
  void save(const std::string& argument);
  void load(const std::string& argument);
  void run_machines();
  std::optional<std::string> file_name(const std::string& argument);
  std::optional<bool> confirm(Text question);

  void begin_view();
  // Shows the events since the last call; `anew`: also the board, even if it has not changed.
  void show_events(bool anew = false);
  // Shows the board with these lines below, and asks anew.
  void show_board(const std::vector<std::string>& remarks = {});
  // The rows of the next prompt, or of the note that the computer thinks.
  int rows_to_come() const;
  // Tells the file's result and the faults in it.
  void tell_file();

  Console& console_;
  Match match_;
  EngineOptions engine_;
  SavedMatch saved_;
  std::string notice_;  // about the file that the match is from, until it is told
  MoveQuestion question_;
  MatchDisplay display_;
  AdviceCommands advice_;
  Stopwatch stopwatch_;
  bool running_ = false;  // computers go on without a question
  std::optional<Leave> leave_;
};

}  // namespace damas::terminal
