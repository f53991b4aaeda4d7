// Owns PuzzleMotion: where tiles are drawn while they slide, shake or come from a new deal.
#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include "platform/geometry.hpp"
#include "puzzle/board.hpp"
#include "view/window/board/motion_speed.hpp"

namespace damas {

// Times at normal speed.
namespace puzzle_time {
using std::chrono::milliseconds;
inline constexpr milliseconds slide{120};
inline constexpr milliseconds deal{280};
inline constexpr milliseconds shake{250};
inline constexpr milliseconds win{600};  // the picture fades in
}  // namespace puzzle_time

// Some tiles of a row or column, moved together by a part of a cell.
struct PuzzleRun {
  std::vector<int> tiles;
  puzzle::Direction way = puzzle::Direction::Up;
  float by = 0;  // cells

  friend bool operator==(const PuzzleRun&, const PuzzleRun&) = default;
};

// How far that is, to the right and down, in cells.
Point displacement(puzzle::Direction way, float by);

// Shows the board as it is by now; the game never waits for it.
class PuzzleMotion {
 public:
  using Milliseconds = std::chrono::milliseconds;

  // Off also stands for reduced motion.
  void set_speed(MotionSpeed speed);

  // The tiles lie a cell further by now than they did, and had been dragged by a part of it.
  void slide(const PuzzleRun& run);
  // They were let go and return to where they lie.
  void put_back(const PuzzleRun& run);
  // From one deal to the next.
  void deal(const puzzle::Board& before, const puzzle::Board& after);
  // They could not go that way.
  void shake(std::vector<int> tiles, puzzle::Direction way);
  // The picture comes when the last tile lies.
  void win();

  // Time goes on. True while what is shown changes, so that it must be drawn again.
  bool advance(Milliseconds elapsed);
  // Tiles lie where they belong; the picture goes on fading in.
  void finish();
  void finish_picture();
  bool running() const;

  // From its cell, in cells; zero at rest.
  Point of(int tile) const;
  // 0 not there .. 1 covers the board.
  float picture_opacity() const;
  bool picture_complete() const;

 private:
  struct Sliding {
    int tile;
    Point from;
  };
  struct Shake {
    std::vector<int> tiles;
    puzzle::Direction way;
    Milliseconds age;
  };
  void start(std::vector<Sliding> tiles, Milliseconds duration);

  MotionSpeed speed_ = MotionSpeed::Normal;
  std::vector<Sliding> sliding_;  // all with the same times
  Milliseconds age_{0};
  Milliseconds duration_{0};
  std::optional<Shake> shake_;
  std::optional<Milliseconds> picture_age_;
};

}  // namespace damas
