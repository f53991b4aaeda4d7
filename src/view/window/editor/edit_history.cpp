#include "view/window/editor/edit_history.hpp"

namespace damas {

void EditHistory::add(const BoardEdit& board) {
  if (board == current()) return;
  boards_.resize(at_ + 1, board);
  boards_.push_back(board);
  ++at_;
}

bool EditHistory::undo() {
  if (!can_undo()) return false;
  --at_;
  return true;
}

bool EditHistory::redo() {
  if (!can_redo()) return false;
  ++at_;
  return true;
}

}  // namespace damas
