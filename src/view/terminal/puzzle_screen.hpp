// Owns the sliding puzzle at the keyboard.
#pragma once

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

  // Until the person leaves. A line may hold several keys; what follows a refused one is ignored.
  Leave run();

 private:
  void press(std::string_view keys);
  void move(std::optional<puzzle::Refusal> refusal);
  void deal();
  void show();

  Console& console_;
  puzzle::Random random_;
  puzzle::Puzzle puzzle_;
  bool left_ = false;
  bool changed_ = true;
  std::string refusal_;  // of the last line, to be said below the tiles
};

}  // namespace damas::terminal
