// Owns GameController: between the gestures of a person and a match lie selection, typing, hints,
// the walk through earlier positions, and the animation of what happened.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "view/window/board/animation.hpp"
#include "view/window/checkers/hint_search.hpp"
#include "view/window/checkers/move_entry.hpp"
#include "view/window/checkers/session.hpp"
#include "view/window/checkers/status.hpp"
#include "view/window/preferences.hpp"

namespace damas {

class GameController {
 public:
  explicit GameController(std::unique_ptr<Session> session);

  // Gestures on the board and typed characters; answers the shortcut that a lone letter was.
  std::optional<Action> play(const Input& input, Milliseconds elapsed, const BoardView& view,
                             const Preferences& preferences, Language language);
  void move_cursor(int right, int up, const BoardView& view);
  void touch_cursor(Language language);
  // What Escape does first: true when something was selected, typed, hinted or looked back at.
  bool cancel();

  // Time goes on: machines answer, pieces move. Answers what happened.
  std::vector<Event> advance(Milliseconds elapsed, MotionSpeed speed);
  std::optional<Milliseconds> next_update() const;

  // A refused command leaves its reason in the status line.
  bool command(const Command& command, Language language);
  void toggle_pause() { session_->toggle_pause(); }
  void ask_hint(Drive drive, std::uint64_t seed);
  // Looks at the position after `ply` moves; the match goes on. Out of range means the nearest.
  void view(int ply);
  // Letters may be a move's: of the person who is to move, or who has not waited for it.
  bool takes_typing() const;
  bool at_present() const { return !viewed_; }
  int shown_ply() const { return shown_game().ply(); }

  const Session& session() const { return *session_; }
  const Game& shown_game() const { return viewed_ ? *viewed_ : session_->game(); }
  const MoveTyping& typing() const { return entry_.typing(); }
  const HintSearch& hint() const { return hint_; }
  Animation& animation() { return animation_; }
  const Animation& animation() const { return animation_; }
  Status status(Language language) const;
  // The same, where the match itself has that to say.
  Status status(Status of_match, Language language) const;
  const MoveInput& input() const { return entry_.input(); }
  void complain(const std::string& sentence) { entry_.complain(sentence); }
  // How many tries and commands have been refused so far.
  int refusals() const { return entry_.complaints(); }
  Marks marks(const Preferences& preferences) const;

 private:
  bool may_touch() const { return session_->may_move() && !viewed_; }
  void submit_move(const ChosenMove& chosen);
  void start_anew();
  Path last_move_of(const Game& game) const;

  std::unique_ptr<Session> session_;
  Animation animation_;
  MoveEntry entry_;
  HintSearch hint_;
  std::optional<Game> viewed_;  // an earlier position that is looked at
  std::map<int, Path> ways_;    // that moves took on the board, by the ply that they led to
  Path last_move_;              // the one that led to the shown position
  std::optional<Spot> dropped_;
};

}  // namespace damas
