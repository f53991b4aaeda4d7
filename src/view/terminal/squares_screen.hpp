// Owns the square trainer in the terminal: a square is marked, and the person types its name.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/game.hpp"
#include "training/session.hpp"
#include "training/square_drill.hpp"
#include "view/terminal/board_commands.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/stopwatch.hpp"

namespace damas::terminal {

class SquaresScreen {
 public:
  // The squares depend on `seed`. The best round is kept by `change`.
  SquaresScreen(Console& console, Variant variant, std::uint64_t seed,
                training::ChangeProgress change = training::progress_in_memory());

  // Asks for the time first, then runs until the person leaves.
  Leave run();

 private:
  // Where to go, if the person does not choose.
  std::optional<Leave> choose();
  void begin(bool timed);
  void show();
  void show_counts();
  std::string prompt() const;
  void answer(const std::string& line);
  void answer_over(const std::string& line);
  bool carry_out(const std::string& line);
  bool carry_out_on_board(const std::string& line);
  void next();
  void read_name(const std::string& line);
  void end_round();
  void choose_again();
  Language language() const { return console_.language(); }

  Console& console_;
  Variant variant_;
  std::uint64_t seed_;
  training::ChangeProgress change_;
  BoardCommands board_;
  Game board_of_;
  Stopwatch stopwatch_;
  std::optional<training::SquareDrill> drill_;
  std::string remark_;  // on the last answer; shown above the next board
  int best_ = 0;        // of all rounds
  std::optional<Leave> leave_;
};

}  // namespace damas::terminal
