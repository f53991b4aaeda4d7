// Owns ReviewController: connects a person's gestures with a game tree. It has the steps through
// the tree, new moves, edits, hints, and the board that shows them.
#pragma once

#include <optional>
#include <string>

#include "analysis/analysed_game.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/frame/move_entry.hpp"
#include "view/window/frame/status.hpp"
#include "view/window/review/document.hpp"
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

  // Replaces the comment behind the move, but keeps the times and scores in it.
  void comment(const std::string& text);
  // Sets one of the glyphs 1 to 6 ('!' to '?!'), or removes it if it is set already.
  void judge(int nag);
  int judgement() const;
  bool promote();
  bool make_main_line();
  bool delete_from_here();
  void set_headers(const PdnHeaders& headers, const PdnResult& result);
  bool undo();
  bool redo();
  void mark_saved() { document_.mark_saved(); }

  // Whether a game can begin from the shown position.
  bool can_play_on() const;
  // Writes the remarks of an analysis of the main line into the game.
  void annotate(const analysis::AnalysedGame& found);
  // Plays a legal move as if the person had made it. True if it was added as a variation.
  bool play(const Move& move);
  // Asks for a hint, or goes on to its next step. False if there is no legal move.
  bool ask_hint(App& app);
  // Asks why the current move was played; again: drops that. False at the start and where the board
  // was set up anew.
  bool ask_reason(const EngineOptions& engine);
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
