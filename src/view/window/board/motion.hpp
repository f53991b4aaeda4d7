// Owns Motion: the timeline of one animated move, from which pictures can be taken at any time.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/rules.hpp"
#include "match/command.hpp"
#include "view/window/board/board_picture.hpp"

namespace damas {

// Times at normal speed.
namespace motion_time {
using std::chrono::milliseconds;
inline constexpr milliseconds step{140};
inline constexpr milliseconds further_jump{120};
inline constexpr milliseconds longest_slide{260};
inline constexpr milliseconds further_square{30};  // of a slide, beyond a step or a jump
inline constexpr milliseconds crowning{200};
inline constexpr milliseconds leaving{160};    // captured pieces fade
inline constexpr milliseconds settling{80};    // a dropped piece moves to the middle of its square
inline constexpr milliseconds returning{160};  // a piece dropped elsewhere returns to its square
}  // namespace motion_time

// Fast at first, slow at the end; 0..1 for t in 0..1.
float ease_out(float t);
// The shaking of a refused piece: three decreasing swings, -1..1 for t in 0..1.
float swing(float t);

class Motion {
 public:
  using Milliseconds = std::chrono::milliseconds;

  struct Settings {
    BoardShape shape;
    Removal removal = Removal::AfterMove;
    std::optional<Spot> dropped;  // start of the piece, if not its square
  };

  // `before` is the position before the move.
  Motion(const Placement& before, const event::MovePlayed& move, const Settings& settings);
  // No move: a piece returns from `from` to its square, which must not be empty.
  Motion(const Placement& placement, Square home, Spot from, const BoardShape& shape);

  Milliseconds duration() const { return duration_; }
  // Times are clamped to 0..duration.
  BoardPicture at(Milliseconds time) const;
  const Placement& before() const { return before_; }
  const Placement& after() const { return after_; }

  // The events on the way, in order of time.
  struct Moment {
    enum class What : std::uint8_t { Stepped, Captured, Crowned };
    What what = What::Stepped;
    Milliseconds at{0};

    friend bool operator==(const Moment&, const Moment&) = default;
  };
  const std::vector<Moment>& moments() const { return moments_; }

 private:
  struct Leg {
    Spot from;
    Spot to;
    Milliseconds begin{0};
    Milliseconds end{0};
    float height = 0;  // height of the piece above the board half-way

    float progress(Milliseconds time) const;
    Milliseconds when_passing(Spot spot) const;
  };
  struct Victim {
    Sprite sprite;
    Milliseconds jumped{0};  // when it turns pale
    Milliseconds leaves{0};  // when it begins to fade
  };

  void add_legs(const event::MovePlayed& move, const Settings& settings);
  void add_victims(const event::MovePlayed& move, const Settings& settings);
  void add_moments();
  Sprite mover_at(Milliseconds time) const;
  static std::optional<Sprite> victim_at(const Victim& victim, Milliseconds time);

  Placement before_;
  Placement after_;
  Placement resting_;  // all pieces that do not move
  Piece mover_;
  bool promotes_ = false;
  std::vector<Leg> legs_;
  std::vector<Victim> victims_;
  std::vector<Moment> moments_;
  Milliseconds landed_{0};
  Milliseconds duration_{0};
};

}  // namespace damas
