// Owns the screen of the sliding puzzle in the terminal.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "puzzle/session.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/game_screen.hpp"
#include "view/terminal/options.hpp"
#include "view/terminal/puzzle_verbs.hpp"
#include "view/terminal/records_file.hpp"
#include "view/terminal/screen_commands.hpp"

namespace damas::terminal {

class PuzzleScreen {
 public:
  // Stores the person's choices in `choices`; the tables must outlive the screen.
  PuzzleScreen(Console& console, PuzzleChoices& choices, puzzle::Tables& tables,
               std::uint64_t seed);

  // Runs until the person leaves. A line is a command or a sequence of known keys; the keys after a
  // refused one are ignored.
  Leave run();

 private:
  // Whether messages and prompt leave the tiles in view.
  bool has_room() const;
  const char* prompt() const;
  void answer(const std::string& line, std::chrono::milliseconds thought);
  // Whether the line was a complete command.
  bool carry_out(const std::string& line);
  bool carry_out_puzzle_line(const std::string& line);
  void press_all(std::string_view keys);
  void press(std::string_view keys);

  void deal();
  void deal_any();
  void choose_size(const std::string& typed);
  void choose_difficulty(const std::string& typed);
  void choose_day(const std::string& typed);

  // Carries out a move of the person.
  void play(const puzzle::Command& move);
  // Call it after a move.
  void look_again();
  // Searches for a limited time, or until everything is found.
  void look();
  // Whether a solution from here is known; otherwise refusal_ has the message.
  bool find_solution();
  void hint();
  void begin_show();
  // The solution is shown move by move.
  bool showing() const { return session_.showing() != puzzle::Session::Showing::No; }
  // Whether the line was an answer while the solution is being shown.
  bool go_on_showing(const std::string& line);
  void show_move();

  void help();
  void tell_records();
  void show();
  void show_result();
  std::string title() const;
  std::string moves_text() const;
  std::optional<puzzle::Date> chosen_day() const;

  Console& console_;
  PuzzleChoices& choices_;
  RecordsFile records_;
  puzzle::Session session_;
  puzzle::Bettered bettered_;
  ScreenCommands screen_;
  bool explained_ = false;
  std::string refusal_;  // message for the last line, shown below the tiles
};

}  // namespace damas::terminal
