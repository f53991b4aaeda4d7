// Owns practising endings in the terminal.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "training/ending_drill.hpp"
#include "view/terminal/adviser.hpp"
#include "view/terminal/board_commands.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/move_reader.hpp"

namespace damas::terminal {

// The packed endgame tables of a variant; empty if there are none.
using EndingTables = std::function<std::string_view(Variant)>;

class EndingScreen {
 public:
  // The tables must be those of the variant. The positions depend on `seed`.
  EndingScreen(Console& console, Variant variant, std::string_view tables, std::uint64_t seed);

  // Whether the variant has endings to practise.
  bool has_tasks() const { return !tasks_.empty(); }
  // Asks for an ending first, then runs until the person leaves.
  Leave run();

 private:
  using Phase = training::EndingDrill::Phase;

  const Game& game() const { return drill_->game(); }
  Phase phase() const { return drill_->phase(); }

  // Where to go, if the person does not choose.
  std::optional<Leave> choose_task();
  void begin();
  void next();
  void follow();
  void show();
  std::string prompt() const;
  void answer(const std::string& line);
  bool carry_out(const std::string& line);
  void take_back();
  void hint();
  void read_move(const std::string& line);
  void try_move(const command::Play& play);

  Console& console_;
  BoardCommands board_;
  Variant variant_;
  std::uint64_t seed_;
  std::vector<training::EndingTask> tasks_;
  std::shared_ptr<endgame::KnownResults> known_;
  std::optional<training::EndingDrill> drill_;
  std::optional<MoveReader> reader_;
  std::vector<std::string> remarks_;  // shown below the board
  Adviser adviser_;                   // gives reasons for hints
  int hints_ = 0;                     // in the position on the board
  std::optional<Leave> leave_;
};

}  // namespace damas::terminal
