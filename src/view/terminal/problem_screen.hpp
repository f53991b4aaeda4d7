// Owns solving problems in the terminal.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "problems/problem.hpp"
#include "puzzle/daily.hpp"
#include "puzzle/difficulty.hpp"
#include "training/session.hpp"
#include "view/terminal/adviser.hpp"
#include "view/terminal/board_commands.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/move_reader.hpp"
#include "view/terminal/stepwise_hint.hpp"

namespace damas::terminal {

// The packed problems of a variant; empty if there are none.
using ProblemSource = std::function<std::string_view(Variant)>;

class ProblemScreen {
 public:
  // The problems must be of one variant, and at least one. They come in an order that depends on
  // `seed`, those of that difficulty only: each degree has a third of all. Without a difficulty
  // they suit the person's rating.
  ProblemScreen(Console& console, std::vector<problems::Problem> problems,
                puzzle::Difficulty difficulty, std::uint64_t seed,
                training::ChangeProgress change = training::progress_in_memory());

  // Shows the sentence above the first problem.
  void remark(const std::string& sentence) { remarks_ = {sentence}; }
  // Begins with the problem of that day.
  void start_daily(puzzle::Date day);
  // Runs until the person leaves.
  Leave run();

 private:
  const problems::Problem& problem() const { return session_.problem(); }
  const Game& game() const { return session_.attempt().game(); }
  // Whether Enter plays a move of the solution.
  bool steps() const { return stepping_ && game().ply() < static_cast<int>(problem().line.size()); }
  bool over() const { return session_.attempt().over() || session_.rush_over(); }
  // Whether the board shows moves of the solution that Enter has played.
  bool shows_solution() const { return stepping_ && game().ply() > 0; }

  void begin();
  void expect_move();
  void next();
  void show();
  void show_results();
  std::string prompt() const;
  void answer(const std::string& line);
  // Whether the line was a command.
  bool carry_out(const std::string& line);
  // The commands of a rush, and those of other problems, which it does not have.
  bool carry_out_in_rush(const std::string& line);
  void tell_theme();
  void say_over();
  void tell_hint();
  void tell_solution();
  void step_solution();
  void step_back();
  void show_step();
  void tell_reason();
  // Why the solver's move at that place of the solution is right, in whole sentences.
  std::string reason_of(int ply);
  void start_rush();
  void end_rush();
  void toggle_favourite();
  void choose();

  void read_move(const std::string& line);
  void try_move(const command::Play& play);
  void settle();
  void explain_mistake();

  Console& console_;
  BoardCommands board_;
  training::Session session_;
  Adviser adviser_;
  std::optional<MoveReader> reader_;
  std::vector<std::string> remarks_;             // shown above the board, which shows what followed
  std::optional<AdvisedRefutation> refutation_;  // of the last move, if it was surely wrong
  StepwiseHint hint_;                            // for the present move
  bool stepping_ = false;                        // the solution was told, and its moves are shown
  bool ended_rush_ = false;  // the person has ended the last rush before its time
  std::optional<Leave> leave_;
};

}  // namespace damas::terminal
