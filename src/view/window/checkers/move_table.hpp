// Owns MoveTable: the game's moves in two columns of clickable cells, the current one framed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game.hpp"

namespace damas {

class Ui;

class MoveTable {
 public:
  // Call it after every change of the game; `shown_ply` is the position on the board.
  void set(const Game& game, int shown_ply);

  // Fills the rest of the current ImGui window, except for the height `below` at its bottom.
  // Answers the clicked ply.
  std::optional<int> panel(Ui& ui, const char* when_empty, float below = 0);

  // The move that led to the shown position, such as "12. c3-d4"; empty before the first move.
  std::string shown_move() const;

 private:
  bool cell(Ui& ui, int ply, float width, float margin);

  std::vector<std::string> moves_;
  int played_ = 0;  // later moves can be redone
  int shown_ = 0;   // the ply of the position on the board
  int offset_ = 0;  // 1 if the second side of the variant moves first
  bool scroll_ = true;
  float height_ = 0;  // of the list, in the last frame
};

}  // namespace damas
