// Owns EditHistory: the boards that an editor has shown, for undo and redo.
#pragma once

#include <vector>

#include "core/board_edit.hpp"

namespace damas {

class EditHistory {
 public:
  explicit EditHistory(const BoardEdit& first) : boards_{first} {}

  const BoardEdit& current() const { return boards_[at_]; }
  // A board that is the current one is no step.
  void add(const BoardEdit& board);
  bool undo();
  bool redo();
  bool can_undo() const { return at_ > 0; }
  bool can_redo() const { return at_ + 1 < boards_.size(); }
  // Something would be lost.
  bool edited() const { return !(current() == boards_.front()); }

 private:
  std::vector<BoardEdit> boards_;  // never empty
  std::size_t at_ = 0;
};

}  // namespace damas
