// Owns Animation: what the board shows while moves are animated; driven by events and time.
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

// Moments for sounds.
enum class Cue : std::uint8_t { Stepped, Captured, Crowned, Refused };

// Shows the last game it was given, at once or gradually; the rules never wait for it. Moves that
// arrive during an animation are queued.
class Animation {
 public:
  using Milliseconds = std::chrono::milliseconds;

  static constexpr Milliseconds shaking{250};

  explicit Animation(const Game& game = Game{});

  // Off is also used for reduced motion. A running animation continues at the new speed.
  void set_speed(MotionSpeed speed);

  // Shows the game's position without animation.
  void reset(const Game& game);
  // Call it for every event of a match, in order; `game` is the match's game after the event. If
  // `dropped` is set, the piece starts at that place instead of its square.
  void feed(const Event& event, const Game& game, std::optional<Spot> dropped = std::nullopt);
  // Shows the same game at another ply, after undo, redo or a click on the list of moves. One or
  // two moves forwards or back are animated, longer distances are not.
  void go_to(const Game& game);
  // The piece shakes, because an attempt to move it was refused.
  void refuse(Square s);
  // The piece returns to its square, because it was dropped on an illegal one.
  void put_back(Square s, Spot from);

  // Advances the time. True if the picture has changed and must be drawn again.
  bool advance(Milliseconds elapsed);
  // Completes all running animations at once.
  void finish();
  // Something is moving: call `advance` in the next frame.
  bool running() const { return !queue_.empty() || shake_.has_value(); }

  BoardPicture picture() const;
  // The cues since the last call, oldest first. At speed Off they come at once.
  std::vector<Cue> take_cues();

 private:
  struct Shake {
    Square square = {};
    Milliseconds age{0};
  };
  struct Queued {
    Motion motion;
    bool backwards = false;
    Milliseconds age{0};  // at the current speed

    Milliseconds left() const { return motion.duration() - age; }
    const Placement& result() const { return backwards ? motion.before() : motion.after(); }
    BoardPicture picture() const;
  };

  const Placement& latest() const { return queue_.empty() ? placement_ : queue_.back().result(); }
  void show(const event::MovePlayed& move, const Game& game, std::optional<Spot> dropped);
  void travel(const Game& game, int to_ply);
  // False if the move of that ply neither begins nor ends in the shown position.
  bool show_ply(const Game& game, int ply, bool backwards);
  void cut_to(const Game& game, int ply);
  void enqueue(Motion motion, bool backwards);
  void advance_first(Milliseconds by);
  int rate() const;

  BoardShape shape_;
  Removal removal_ = Removal::AfterMove;
  Placement placement_;  // before the first animation in the queue
  int ply_ = 0;          // after the queue is done
  std::deque<Queued> queue_;
  std::optional<Shake> shake_;
  MotionSpeed speed_ = MotionSpeed::Normal;
  std::vector<Cue> cues_;
};

}  // namespace damas
