// Owns Animation: what the board shows while moves are under way, fed with events and time.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "match/command.hpp"
#include "view/window/board/board_picture.hpp"
#include "view/window/board/motion.hpp"
#include "view/window/board/motion_speed.hpp"

namespace damas {

// Moments worth a sound.
enum class Cue : std::uint8_t { Stepped, Captured, Crowned, Refused };

// Shows the game it was told of last, at once or by and by; the rules never wait for it. Moves
// that come while another is under way queue up.
class Animation {
 public:
  using Milliseconds = std::chrono::milliseconds;

  static constexpr Milliseconds shaking{250};

  explicit Animation(const Game& game = Game{});

  // Off stands for reduced motion too. What is under way goes on at the new speed.
  void set_speed(MotionSpeed speed);

  // Shows the game as it is, without motion.
  void reset(const Game& game);
  // To be told of every event of a match, in order; `game` is the match's game by now. A piece
  // that was dropped comes from where it was let go instead of from its square.
  void feed(const Event& event, const Game& game, std::optional<Spot> dropped = std::nullopt);
  // The same game at another ply, as after undo, redo or a click on the list of moves: one or two
  // moves forwards or back are shown, more are not.
  void go_to(const Game& game);
  // A try was refused: the piece shakes.
  void refuse(Square s);
  // A piece was let go where it may not be: it returns to its square.
  void put_back(Square s, Spot from);

  // Time goes on. True when what is shown has changed, so that it must be drawn again.
  bool advance(Milliseconds elapsed);
  // Everything under way is completed at once.
  void finish();
  // Something is moving: call `advance` at the next frame.
  bool running() const { return !queue_.empty() || shake_.has_value(); }

  BoardPicture picture() const;
  // What has happened since the last call, oldest first. At speed Off it comes at once.
  std::vector<Cue> take_cues();

 private:
  struct Shake {
    Square square = {};
    Milliseconds age{0};
  };
  struct Queued {
    Motion motion;
    bool backwards = false;
    Milliseconds age{0};  // at the speed in force

    Milliseconds left() const { return motion.duration() - age; }
    const Placement& result() const { return backwards ? motion.before() : motion.after(); }
    BoardPicture picture() const;
  };

  const Placement& latest() const { return queue_.empty() ? placement_ : queue_.back().result(); }
  void show(const event::MovePlayed& move, const Game& game, std::optional<Spot> dropped);
  void travel(const Game& game, int to_ply);
  // False when the move of that ply does not lead to or from what is shown.
  bool show_ply(const Game& game, int ply, bool backwards);
  void cut_to(const Game& game, int ply);
  void enqueue(Motion motion, bool backwards);
  void advance_first(Milliseconds by);
  int rate() const;

  BoardShape shape_;
  Removal removal_ = Removal::AfterMove;
  Placement placement_;  // before the first in the queue
  int ply_ = 0;          // when the queue is done
  std::deque<Queued> queue_;
  std::optional<Shake> shake_;
  MotionSpeed speed_ = MotionSpeed::Normal;
  std::vector<Cue> cues_;
};

}  // namespace damas
