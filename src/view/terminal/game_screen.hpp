// Owns a match at the keyboard: shows it, asks the persons, lets the computers think.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/pdn/game.hpp"
#include "match/match.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/game_files.hpp"
#include "view/terminal/game_text.hpp"
#include "view/terminal/move_reader.hpp"
#include "view/terminal/unfinished_game.hpp"
#include "view/terminal/verbs.hpp"

namespace damas::terminal {

class GameScreen {
 public:
  // `drive` is that of the match, and of those loaded instead of it; `from` is the game of a file
  // that the match goes on from. What is unfinished is kept in `kept`, which outlives the screen.
  GameScreen(Console& console, Match match, Drive drive, UnfinishedGame& kept,
             std::optional<PdnGame> from = {});

  // Until the person leaves; can be entered again.
  Leave run();
  // Computers only: the whole game without a question.
  void run_to_end();

  bool over() const { return match_.state() == Match::State::Over; }
  // A person has played, the game is not over, and no file of the person's holds it.
  bool unsaved() const { return unsaved_ && !over() && persons() > 0; }
  // The match comes from where it was kept.
  void mark_unsaved() { unsaved_ = true; }

 private:
  void step();
  void think();
  void ask();
  void answer(const std::string& line);
  void spend_time();
  void keep_running_clock();
  void enter();
  void read_move(const std::string& line);
  void carry_out(const VerbLine& line);
  void submit(const Command& command);
  void quit();
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
  // What happened since the last time; `anew`: with the board even if it has not changed.
  void show_events(bool anew = false);
  void show_capture(const event::MovePlayed& played);
  // With these lines below it. A move that was begun is forgotten.
  void show_board(const std::vector<std::string>& remarks = {});
  // For the question, so that it does not push the board out of view.
  void make_room(const std::string& prompt);
  std::optional<bool> confirm(Text question);
  // Rows of the prompt, or of the word that the computer thinks.
  int rows_to_come() const;
  std::vector<std::string> choices() const;
  void tell_result();
  std::string prompt() const;

  int persons() const;
  PageStyle style() const {
    return {{console_.color(), flipped_}, console_.width(), console_.height()};
  }

  Console& console_;
  Match match_;
  Drive drive_;
  UnfinishedGame& kept_;
  std::optional<PdnGame> from_;       // as the file held it
  std::optional<Written> written_;    // of this match, to a file of games
  Milliseconds told_{0};              // when the match was last told the time
  std::optional<MoveReader> reader_;  // while a person is to move
  bool flipped_ = false;
  bool running_ = false;  // computers go on without being asked
  bool unsaved_ = false;  // moves since the last save
  std::optional<Leave> leave_;
};

}  // namespace damas::terminal
