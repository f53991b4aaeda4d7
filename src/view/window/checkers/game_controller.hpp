// Owns GameController: connects a person's gestures with a match. It has the selection, typing,
// hints, the view of earlier positions, and the animation.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "view/window/app/preferences.hpp"
#include "view/window/board/animation.hpp"
#include "view/window/checkers/session.hpp"
#include "view/window/frame/coach_search.hpp"
#include "view/window/frame/hint_steps.hpp"
#include "view/window/frame/line_player.hpp"
#include "view/window/frame/move_entry.hpp"
#include "view/window/frame/status.hpp"

namespace damas {

class GameController {
 public:
  explicit GameController(std::unique_ptr<Session> session);

  // Handles gestures on the board and typed characters; answers the shortcut if a single letter was
  // one.
  std::optional<Action> play(const EntryInput& frame, Language language);
  void move_cursor(int right, int up, const BoardView& view);
  void touch_cursor(Language language);
  // The first effect of Escape; true if a selection, typed text, a hint or an earlier view was
  // dropped.
  bool cancel();

  // Advances the time: machines answer, pieces move. Answers the events.
  std::vector<Event> advance(Milliseconds elapsed, MotionSpeed speed);
  std::optional<Milliseconds> next_update() const;

  // If the command is refused, the status line shows the reason.
  bool command(const Command& command, Language language);
  void toggle_pause() { session_->toggle_pause(); }
  void set_pondering(bool on) { session_->set_pondering(on); }
  // Asks for a hint, or goes on to its next step.
  void ask_hint(const EngineOptions& engine, coach::KnownEndings endings = {});
  // Asks why the move that led to the shown position was played; again: drops that. False if there
  // is no such move.
  bool ask_reason(const EngineOptions& engine, coach::KnownEndings endings = {});
  void drop_reason() { reason_.clear(); }
  // Plays the moves on the board, one after another, from the present position. The match stays as
  // it is, and comes back with view().
  void show_line(const std::vector<Move>& moves);
  // Shows the position after `ply` moves while the match continues; values out of range are
  // clamped.
  void view(int ply);
  // Whether letters may belong to a move, of the person to move or of a person who types ahead.
  bool takes_typing() const;
  bool at_present() const { return !viewed_; }
  int shown_ply() const { return shown_game().ply(); }

  const Session& session() const { return *session_; }
  const Game& shown_game() const { return viewed_ ? *viewed_ : session_->game(); }
  const MoveTyping& typing() const { return entry_.typing(); }
  const HintSteps& hint() const { return hint_; }
  const CoachSearch& reason() const { return reason_; }
  Animation& animation() { return animation_; }
  const Animation& animation() const { return animation_; }
  Status status(Language language) const;
  // The same with a status that the match itself provides.
  Status status(Status of_match, Language language) const;
  const MoveInput& input() const { return entry_.input(); }
  void complain(const std::string& sentence) { entry_.complain(sentence); }
  // How many attempts and commands have been refused so far.
  int refusals() const { return entry_.complaints(); }
  Marks marks(const Preferences& preferences) const;

 private:
  bool may_touch() const { return session_->may_move() && !viewed_; }
  std::optional<Action> carry_out(const Entry& entry, Language language);
  // The result of play() before it is the person's turn.
  std::optional<Action> refuse_early(const Entry& entry, Language language);
  void start_anew();
  Path last_move_of(const Game& game) const;

  std::unique_ptr<Session> session_;
  Animation animation_;
  MoveEntry entry_;
  HintSteps hint_;
  CoachSearch reason_;
  std::optional<Game> viewed_;  // the other position that is shown
  LinePlayer line_;             // while it is active, its position is the viewed one
  std::map<int, Path> ways_;    // paths of the moves played on the board, by ply
  Path last_move_;              // of the shown position
  std::optional<Spot> dropped_;
};

}  // namespace damas
