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
#include "puzzle/difficulty.hpp"
#include "training/session.hpp"
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
  const problems::Problem& problem() const { return session_.problem(); }
  const Game& game() const { return session_.attempt().game(); }
  bool over() const { return session_.attempt().over(); }

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
  void try_move(const command::Play& play);

  Console& console_;
  training::Session session_;
  std::optional<MoveReader> reader_;
  std::vector<std::string> remarks_;  // shown below the board
  bool flipped_ = false;
  bool changed_ = true;
  int skipped_ = 0;  // problems that were left before they were decided
  std::optional<Leave> leave_;
};

}  // namespace damas::terminal
