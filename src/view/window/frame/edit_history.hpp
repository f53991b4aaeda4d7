// Owns EditHistory: the successive boards of a scene, for undo and redo.
#pragma once

#include <cstddef>
#include <vector>

namespace damas {

template <class Board>
class EditHistory {
 public:
  explicit EditHistory(const Board& first) : boards_{first} {}

  const Board& current() const { return boards_[at_]; }
  const Board& first() const { return boards_.front(); }
  // No effect if the board equals the current one.
  void add(const Board& board) {
    if (board == current()) return;
    boards_.resize(at_ + 1, board);
    boards_.push_back(board);
    ++at_;
  }
  bool undo() {
    if (!can_undo()) return false;
    --at_;
    return true;
  }
  bool redo() {
    if (!can_redo()) return false;
    ++at_;
    return true;
  }
  bool can_undo() const { return at_ > 0; }
  bool can_redo() const { return at_ + 1 < boards_.size(); }
  // Whether there are changes that could be lost.
  bool edited() const { return !(current() == boards_.front()); }

 private:
  std::vector<Board> boards_;  // never empty
  std::size_t at_ = 0;
};

}  // namespace damas
