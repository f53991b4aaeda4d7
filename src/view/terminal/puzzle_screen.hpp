// Owns the sliding puzzle at the keyboard.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzle/puzzle.hpp"
#include "puzzle/random.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/game_screen.hpp"

namespace damas::terminal {

// The tiles in boxes, the gap empty.
std::vector<std::string> puzzle_text(const puzzle::Board& board);

class PuzzleScreen {
 public:
  PuzzleScreen(Console& console, std::uint64_t seed);

  // Until the person leaves. A line is a command or several keys; what follows a refused key is
  // ignored.
  Leave run();

 private:
  void answer(const std::string& line);
  // Whether the line was a command, written in full.
  bool carry_out(const std::string& line);
  void press_all(std::string_view keys);
  void press(std::string_view keys);
  void move(std::optional<puzzle::Refusal> refusal);
  void deal();
  void help();
  void show();

  Console& console_;
  puzzle::Random random_;
  puzzle::Puzzle puzzle_;
  std::optional<Leave> leave_;
  bool changed_ = true;
  bool explained_ = false;
  std::string refusal_;  // of the last line, to be said below the tiles
};

}  // namespace damas::terminal
