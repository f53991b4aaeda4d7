// Owns MoveTable: the moves of the game as two columns, the current one boxed, each to be clicked.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game.hpp"

namespace damas {

class Ui;

class MoveTable {
 public:
  // After every change of the game; `shown_ply` is the position on the board.
  void set(const Game& game, int shown_ply);

  // Fills the room that is left in the current ImGui window. Answers the ply that was clicked.
  std::optional<int> panel(Ui& ui, const char* when_empty);

  // "12. c3-d4", or nothing before the first move: the move that led to the shown position.
  std::string shown_move() const;

 private:
  bool cell(Ui& ui, int ply, float width, float margin);

  std::vector<std::string> moves_;
  int played_ = 0;  // the rest can be redone
  int shown_ = 0;   // the ply of the position on the board
  int offset_ = 0;  // 1 when the other side than usual moves first
  bool scroll_ = true;
  float height_ = 0;  // of the list, as of the last frame
};

}  // namespace damas
