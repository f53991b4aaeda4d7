// Owns the square trainer in the terminal: a square is marked, and the person types its name.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/game.hpp"
#include "training/session.hpp"
#include "training/square_drill.hpp"
#include "view/terminal/exercise_loop.hpp"
#include "view/terminal/stopwatch.hpp"

namespace damas::terminal {

class SquaresScreen : public ExerciseLoop {
 public:
  // The squares depend on `seed`. The best round is kept by `change`.
  SquaresScreen(Console& console, Variant variant, std::uint64_t seed,
                training::ChangeProgress change = training::progress_in_memory());

 private:
  // Asks for the time.
  std::optional<Leave> choose() override;
  void begin(bool timed);
  void begin_again();
  void show() override;
  void show_counts();
  std::string prompt() const override;
  void answer(const std::string& line) override;
  void answer_over(const std::string& line);
  bool carry_out(const std::string& line);
  void next();
  void tell_name();
  void read_name(const std::string& line);
  void end_round();

  Variant variant_;
  std::uint64_t seed_;
  training::ChangeProgress change_;
  Game board_of_;
  Stopwatch stopwatch_;
  std::optional<training::SquareDrill> drill_;
  std::string remark_;  // on the last answer; shown above the next board
  int best_ = 0;        // of all rounds
};

}  // namespace damas::terminal
