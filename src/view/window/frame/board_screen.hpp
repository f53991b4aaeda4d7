// Owns BoardScreen: the places of a board and of everything around it, for the window's size.
#pragma once

#include <string>
#include <vector>

#include "view/window/app/button.hpp"
#include "view/window/frame/board_frame.hpp"
#include "view/window/frame/layout.hpp"

namespace damas {

struct Pointer;

class BoardScreen {
 public:
  // `flipped`: Black's side is at the bottom.
  explicit BoardScreen(const BoardShape& shape, bool flipped = false);

  // Both take effect with the next arrange().
  void resize(Size size) { size_ = size; }
  void flip() { frame_.flip(); }
  // Places everything; whether the title needs a row of its own is known here.
  void arrange(CheckersParts parts);
  // Takes that height for the bar above the moves from the moves, until the next arrange().
  void grow_heading(float more);
  // Call it in every update. True if everything must be arranged again.
  bool follow(const App& app, Numbering numbering);

  const BoardFrame& frame() const { return frame_; }
  const BoardView& board() const { return frame_.view(); }
  const CheckersLayout& places() const { return layout_; }
  // Beside the board from the moves down to `bottom` or, in portrait, below the board.
  Rect beside_board(float bottom) const;
  // A finger has just touched the status line, where typed moves appear.
  bool touches_status(const Pointer& pointer) const;

  // The first button is at the left. True if everything must be arranged again.
  bool header(Ui& ui, App& app, const std::string& title, std::vector<Button> buttons,
              const PerformAction& perform);

 private:
  BoardFrame frame_;
  CheckersLayout layout_;
  Size size_;
};

}  // namespace damas
