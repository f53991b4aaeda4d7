// Owns Motion: the timeline of one move, asked for pictures at given times.
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
inline constexpr milliseconds settling{80};    // a piece let go comes to rest on its square
inline constexpr milliseconds returning{160};  // a piece let go elsewhere goes home
}  // namespace motion_time

// Fast at first, slow at last; 0..1 for t in 0..1.
float ease_out(float t);
// What is refused swings to and fro three times, ever less; -1..1 for t in 0..1.
float swing(float t);

class Motion {
 public:
  using Milliseconds = std::chrono::milliseconds;

  struct Settings {
    BoardShape shape;
    Removal removal = Removal::AfterMove;
    std::optional<Spot> dropped;  // where the piece comes from, if not from its square
  };

  // `before` is what stands on the board before the move.
  Motion(const Placement& before, const event::MovePlayed& move, const Settings& settings);
  // No move, only a piece that returns from `from` to its square, which must not be empty.
  Motion(const Placement& placement, Square home, Spot from, const BoardShape& shape);

  Milliseconds duration() const { return duration_; }
  // Times are clamped to 0..duration.
  BoardPicture at(Milliseconds time) const;
  const Placement& before() const { return before_; }
  const Placement& after() const { return after_; }

  // What happens on the way, in order of time.
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
    float height = 0;  // how far the piece is lifted in the middle

    float progress(Milliseconds time) const;
    Milliseconds when_passing(Spot spot) const;
  };
  struct Victim {
    Sprite sprite;
    Milliseconds jumped{0};  // from when on it is pale
    Milliseconds leaves{0};  // from when on it fades
  };

  void add_legs(const event::MovePlayed& move, const Settings& settings);
  void add_victims(const event::MovePlayed& move, const Settings& settings);
  void add_moments();
  Sprite mover_at(Milliseconds time) const;
  static std::optional<Sprite> victim_at(const Victim& victim, Milliseconds time);

  Placement before_;
  Placement after_;
  Placement resting_;  // all that takes no part
  Piece mover_;
  bool promotes_ = false;
  std::vector<Leg> legs_;
  std::vector<Victim> victims_;
  std::vector<Moment> moments_;
  Milliseconds landed_{0};
  Milliseconds duration_{0};
};

}  // namespace damas
