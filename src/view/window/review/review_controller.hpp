// Owns ReviewController: between the gestures of a person and a game tree lie steps, moves played,
// changes, hints, and what the board shows of them.
#pragma once

#include <optional>
#include <string>

#include "view/window/checkers/hint_search.hpp"
#include "view/window/checkers/move_entry.hpp"
#include "view/window/checkers/status.hpp"
#include "view/window/preferences.hpp"
#include "view/window/review/document.hpp"
#include "view/window/review/review_board.hpp"

namespace damas {

class ReviewController {
 public:
  using Milliseconds = std::chrono::milliseconds;

  explicit ReviewController(PdnGame game);

  // Nothing happens for no node.
  void go_to(PdnNode node);
  void forwards() { go_to(next()); }
  void backwards() { go_to(document_.tree().parent(document_.node())); }
  // To the end of the line that one is on.
  void to_end();
  // At a branch, the move for a step forwards; elsewhere, from a variation to the next.
  void choose(int down);
  // Where a step forwards leads.
  PdnNode next() const;

  // What the gestures and characters of one frame led to.
  struct Taken {
    std::optional<Action> action;  // the shortcut that a lone letter was
    bool branched = false;         // a move was played that became a variation
  };
  Taken take(const Input& input, Milliseconds elapsed, const BoardView& view,
             const KeyBindings& keys, Language language);
  void move_cursor(int right, int up, const BoardView& view);
  Taken touch_cursor(Language language);
  // The arrows belong to the board's cursor.
  bool has_cursor() const;
  // What Escape does first: true when something was selected, typed or hinted.
  bool cancel();

  // Another text replaces the comment behind the move.
  void comment(const std::string& text);
  // '!' to '?!' as glyphs 1 to 6; the one that is there already goes away.
  void judge(int nag);
  int judgement() const;
  bool promote();
  bool make_main_line();
  bool delete_from_here();
  void set_headers(const PdnHeaders& headers, const PdnResult& result);
  bool undo();
  bool redo();
  void mark_saved() { document_.mark_saved(); }

  // A game can begin from the position that is shown.
  bool can_play_on() const;
  // False where there is no move to find.
  bool ask_hint(Drive drive, std::uint64_t seed);
  // Likewise, of that program.
  bool ask_hint(const ProgramPlayer& adviser, std::shared_ptr<ProgramEngine> engine);
  void forget_hint() { hint_.clear(); }

  // Time goes on. True while more of it is needed soon.
  void advance(Milliseconds elapsed, MotionSpeed speed);
  std::optional<Milliseconds> next_update() const;

  const ReviewDocument& document() const { return document_; }
  const Game& game() const { return board_.game(); }
  const MoveEntry& entry() const { return entry_; }
  const HintSearch& hint() const { return hint_; }
  Animation& animation() { return board_.animation(); }
  const Animation& animation() const { return board_.animation(); }
  Status status(Language language) const;
  Marks marks(const Preferences& preferences) const;

 private:
  bool play(const ChosenMove& chosen);
  // The position on the board has changed.
  void start_anew();
  // After a change of the tree.
  void look_again();

  // What a hint is asked for: a game that a draw has ended may go on all the same.
  Game game_to_advise() const;
  std::string hint_sentence(Language language) const;

  // The result is told at this move.
  bool ends_here() const;

  ReviewDocument document_;
  ReviewBoard board_;
  MoveEntry entry_;
  HintSearch hint_;
  std::optional<HubProgram> adviser_;  // who was asked last; nothing: our engine
  std::size_t choice_ = 0;             // among the moves from here
};

}  // namespace damas
