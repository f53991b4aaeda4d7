// Owns ReviewDocument: a game being looked at and edited, where one stands in it, and the way back.
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
  // The position one looks at.
  PdnNode node() const { return now_.node; }
  void go_to(PdnNode node) { now_.node = node; }

  // Changes game and place; the game as it was can be brought back.
  void edit(const std::function<void(PdnGame&, PdnNode&)>& change);
  // Back to before the last edit, there and then; false when there is none.
  bool undo();
  bool redo();
  bool can_undo() const { return !undone_to_.empty(); }
  bool can_redo() const { return !redone_to_.empty(); }

  // Another number for every state of the game, the same again when an edit is undone.
  int revision() const { return now_.revision; }
  bool changed() const { return now_.revision != saved_; }
  // What could not be read in the file it came from is no fault of what has been saved.
  void mark_saved();

 private:
  struct State {
    PdnGame game;
    PdnNode node = PdnNode::Root;
    int revision = 0;
  };

  State now_;
  std::deque<State> undone_to_;  // the latest last
  std::vector<State> redone_to_;
  int revisions_ = 0;
  int saved_ = 0;
};

}  // namespace damas
