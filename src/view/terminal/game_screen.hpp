// Owns a match at the keyboard: shows it, asks the persons for moves, lets the computers think.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/pdn/game.hpp"
#include "match/match.hpp"
#include "view/terminal/adviser.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/game_files.hpp"
#include "view/terminal/game_text.hpp"
#include "view/terminal/move_reader.hpp"
#include "view/terminal/unfinished_game.hpp"
#include "view/terminal/verbs.hpp"

namespace damas::terminal {

class GameScreen {
 public:
  // `engine` applies to the match and to matches loaded later; `from` is the game of a file that
  // the match continues, and `notice` is said about it once. The unfinished game is saved in
  // `kept`, which must outlive the screen.
  GameScreen(Console& console, Match match, EngineOptions engine, UnfinishedGame& kept,
             std::optional<PdnGame> from = {}, std::string notice = {});

  // Runs until the person leaves; may be called again.
  Leave run();
  // For matches between computers: plays the whole game without questions.
  void run_to_end();

  bool over() const { return match_.state() == Match::State::Over; }
  // A person has moved, the game is not over, and no file of the person holds it.
  bool unsaved() const { return unsaved_ && !over() && persons() > 0; }
  // To be called for a match that was restored from the unfinished game.
  void mark_unsaved() { unsaved_ = true; }

 private:
  struct GivenHint {
    AnyPosition position;
    FoundMove found;
  };

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
  void analyse();
  void explain();
  void save(const std::string& path);
  void load(const std::string& path);
  void flip();
  void run_machines();
  void list_moves();
  void help();
  std::optional<std::string> file_name(const std::string& argument);

  void reset_view();
  // Shows the events since the last call; `anew`: also the board, even if it has not changed.
  void show_events(bool anew = false);
  void show_capture(const event::MovePlayed& played);
  // Shows the board with these lines below. A partly entered move is dropped.
  void show_board(const std::vector<std::string>& remarks = {});
  // Scrolls so that the question does not push the board out of view.
  void make_room(const std::string& prompt);
  std::optional<bool> confirm(Text question);
  // The rows of the next prompt, or of the note that the computer thinks.
  int rows_to_come() const;
  std::vector<std::string> choices() const;
  // What the file says about the result, and what is wrong in it.
  void tell_file();
  std::string prompt() const;

  int persons() const;
  PageStyle style() const {
    return {{console_.color(), flipped_}, console_.width(), console_.height()};
  }

  Console& console_;
  Match match_;
  EngineOptions engine_;
  UnfinishedGame& kept_;
  std::optional<PdnGame> from_;       // as read from the file
  std::string notice_;                // about that file, until it is told
  std::optional<Written> written_;    // this match, in a PDN file
  Milliseconds told_{0};              // the time that the match was last told
  std::optional<MoveReader> reader_;  // set while a person is to move
  Adviser adviser_;
  std::optional<GivenHint> hint_;  // the last one
  bool flipped_ = false;
  bool running_ = false;  // computers go on without a question
  bool unsaved_ = false;  // moved since the last save
  std::optional<Leave> leave_;
};

}  // namespace damas::terminal
