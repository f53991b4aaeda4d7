#include "view/window/editor/edit_history.hpp"

namespace damas {

void EditHistory::add(const BoardEdit& board) {
  if (board == current()) return;
  boards_.resize(at_ + 1, board);
  boards_.push_back(board);
  ++at_;
}

void EditHistory::amend(const BoardEdit& board) {
  if (board == current()) return;
  if (at_ > 0) --at_;
  const BoardEdit copy = board;
  add(copy);
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
