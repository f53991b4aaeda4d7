// Owns ReviewController: connects a person's gestures with a game tree. It has the steps through
// the tree, new moves, hints, and the board that shows them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "view/window/app/preferences.hpp"
#include "view/window/frame/move_entry.hpp"
#include "view/window/frame/status.hpp"
#include "view/window/review/document_edits.hpp"
#include "view/window/review/review_board.hpp"
#include "view/window/review/review_hints.hpp"

namespace damas {

class ReviewController {
 public:
  using Milliseconds = std::chrono::milliseconds;

  explicit ReviewController(PdnGame game);

  // No effect for PdnNode::None.
  void go_to(PdnNode node);
  void forwards() { go_to(next()); }
  void backwards() { go_to(document_.tree().parent(document_.node())); }
  // Goes from the start to a child at each node; stops where there is no such child.
  void go_along(const std::vector<std::size_t>& way);
  // The way to the current node.
  std::vector<std::size_t> way() const;
  // Goes to the end of the current line.
  void to_end();
  // At a branch, selects the move for the next step forwards; elsewhere, changes to the variation
  // above or below.
  void choose(int down);
  // The node to which a step forwards goes.
  PdnNode next() const;

  // The result of one frame's gestures and characters.
  struct Taken {
    std::optional<Action> action;  // the shortcut, if a single letter was one
    bool branched = false;         // a played move was added as a variation
  };
  Taken take(const EntryInput& frame, Language language);
  void move_cursor(int right, int up, const BoardView& view);
  Taken touch_cursor(Language language);
  // Whether the arrow keys belong to the board's cursor.
  bool has_cursor() const { return entry_.has_cursor(); }
  // The first effect of Escape; true if a selection, typed text or a hint was dropped.
  bool cancel();

  // Lets `edit` change the game, and shows the result. False if it changed nothing.
  bool edit(const std::function<Edited(ReviewDocument&)>& edit);
  void mark_saved() { document_.mark_saved(); }
  void mark_changed() { document_.mark_changed(); }

  // Whether a game can begin from the shown position.
  bool can_play_on() const;
  // Plays a legal move as if the person had made it. True if it was added as a variation.
  bool play(const Move& move);
  // Asks for a hint, or goes on to its next step. False if there is no legal move.
  bool ask_hint(App& app);
  // Asks why the current move was played; again: drops that. False at the start and where the board
  // was set up anew.
  bool ask_reason(const EngineOptions& engine, coach::KnownEndings endings = {});
  void drop_reasons();

  // Advances the time; see next_update() for when to call it next.
  void advance(Milliseconds elapsed, App& app);
  std::optional<Milliseconds> next_update() const;

  const ReviewDocument& document() const { return document_; }
  const Game& game() const { return board_.game(); }
  const MoveEntry& entry() const { return entry_; }
  const ReviewHints& hints() const { return hints_; }
  const HintSearch& hint() const { return hints_.search(); }
  const CoachSearch& reason() const { return reason_; }
  Animation& animation() { return board_.animation(); }
  const Animation& animation() const { return board_.animation(); }
  Status status(Language language) const;
  Marks marks(const Preferences& preferences) const;

 private:
  Taken carry_out(const Entry& entry, Language language);
  // Goes to the move if the tree has it, else adds it. True if it was added as a variation.
  bool play(const entry::Move& move);
  // Call it when the position on the board has changed.
  void start_anew();
  // Call it after a change of the tree.
  void look_again();

  // Whether the status names the result at this move.
  bool ends_here() const;

  ReviewDocument document_;
  ReviewBoard board_;
  MoveEntry entry_;
  ReviewHints hints_;
  CoachSearch reason_;
  std::size_t choice_ = 0;  // among the moves from here
};

}  // namespace damas
