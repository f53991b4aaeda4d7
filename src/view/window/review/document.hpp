// Owns ReviewDocument: a game under review, the current place in it, and the history of edits.
#pragma once

#include <deque>
#include <functional>
#include <vector>

#include "core/pdn/game.hpp"

namespace damas {

class ReviewDocument {
 public:
  explicit ReviewDocument(PdnGame game) : now_{std::move(game), PdnNode::Root, 0} {}

  const PdnGame& game() const { return now_.game; }
  const PdnTree& tree() const { return now_.game.tree; }
  // The node of the current position.
  PdnNode node() const { return now_.node; }
  void go_to(PdnNode node) { now_.node = node; }

  // Changes game and place; the previous state is kept for undo.
  void edit(const std::function<void(PdnGame&, PdnNode&)>& change);
  // Returns to the state before the last edit, including the place; false if there is none.
  bool undo();
  bool redo();
  bool can_undo() const { return !undone_to_.empty(); }
  bool can_redo() const { return !redone_to_.empty(); }

  // A different number for every state of the game; undo restores the earlier number.
  int revision() const { return now_.revision; }
  bool changed() const { return now_.revision != saved_; }
  // The game differs from what was saved before it came here.
  void mark_changed() { saved_ = -1; }
  // Also drops the errors of the file that the game came from, since the saved text has none.
  void mark_saved();

 private:
  struct State {
    PdnGame game;
    PdnNode node = PdnNode::Root;
    int revision = 0;
  };

  State now_;
  std::deque<State> undone_to_;  // the last one at the end
  std::vector<State> redone_to_;
  int revisions_ = 0;
  int saved_ = 0;
};

}  // namespace damas
