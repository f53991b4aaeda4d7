// Owns solving problems in the terminal.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/engine.hpp"
#include "problems/problem.hpp"
#include "puzzle/difficulty.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/move_reader.hpp"

namespace damas::terminal {

// The packed problems of a variant; empty if there are none.
using ProblemSource = std::function<std::string_view(Variant)>;

class ProblemScreen {
 public:
  // The problems must be of one variant, and at least one. They come in an order that depends on
  // `seed`, those of that difficulty only: each degree has a third of all.
  ProblemScreen(Console& console, std::vector<problems::Problem> problems,
                puzzle::Difficulty difficulty, std::uint64_t seed);

  // Runs until the person leaves.
  Leave run();

 private:
  void choose(puzzle::Difficulty difficulty, std::uint64_t seed);
  const problems::Problem& problem() const { return problems_[order_[current_]]; }

  void begin();
  void next();
  void show();
  std::string prompt() const;
  void answer(const std::string& line);
  // Whether the line was a command.
  bool carry_out(const std::string& line);
  void help();
  void tell_theme();
  void tell_solution();

  void read_move(const std::string& line);
  void try_move(const Move& m);
  // The solution's move, or one that has the same effect.
  void right_move(const Move& m);
  // Another move: the engine judges it.
  void other_move(const Move& m);
  void solved(const std::string& how);

  Console& console_;
  std::vector<problems::Problem> problems_;
  std::vector<std::size_t> order_;  // places in problems_
  std::size_t current_ = 0;
  std::unique_ptr<Engine> engine_;
  Game game_;
  std::optional<MoveReader> reader_;
  std::vector<std::string> remarks_;  // shown below the board
  bool over_ = false;                 // solved, or the solution was shown
  bool flipped_ = false;
  bool changed_ = true;
  int tried_ = 0;   // problems of this session
  int solved_ = 0;  // of them
  std::optional<Leave> leave_;
};

}  // namespace damas::terminal
