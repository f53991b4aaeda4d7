// Owns PuzzleMotion: the animation of tiles that slide, shake or come from a new deal.
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

// Adjacent tiles of a row or column, moved together by a part of a cell.
struct PuzzleRun {
  std::vector<int> tiles;
  puzzle::Direction way = puzzle::Direction::Up;
  float by = 0;  // cells

  friend bool operator==(const PuzzleRun&, const PuzzleRun&) = default;
};

// The displacement to the right and down, in cells.
Point displacement(puzzle::Direction way, float by);

// Animates the tiles towards the current board; the game never waits for it.
class PuzzleMotion {
 public:
  using Milliseconds = std::chrono::milliseconds;

  // Off is also used for reduced motion.
  void set_speed(MotionSpeed speed);

  // The tiles have moved by one cell, of which the pointer had dragged them a part already.
  void slide(const PuzzleRun& run);
  // The tiles were released and return to their places.
  void put_back(const PuzzleRun& run);
  // Animates the change from one deal to the next.
  void deal(const puzzle::Board& before, const puzzle::Board& after);
  // The tiles shake, because they cannot move in that direction.
  void shake(std::vector<int> tiles, puzzle::Direction way);
  // Fades in the picture when the last tile has arrived.
  void win();

  // Advances the time. True while the picture changes and must be drawn again.
  bool advance(Milliseconds elapsed);
  // Puts all tiles in place at once; the picture continues to fade in.
  void finish();
  void finish_picture();
  bool running() const;

  // The displacement from the tile's cell, in cells; zero at rest.
  Point of(int tile) const;
  // 0 invisible .. 1 covers the board.
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
  std::vector<Sliding> sliding_;  // all with the same timing
  Milliseconds age_{0};
  Milliseconds duration_{0};
  std::optional<Shake> shake_;
  std::optional<Milliseconds> picture_age_;
};

}  // namespace damas
