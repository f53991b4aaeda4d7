#include "view/window/puzzle/motion.hpp"

#include <algorithm>
#include <utility>

#include "view/window/board/motion.hpp"

namespace damas {

namespace {

using Milliseconds = PuzzleMotion::Milliseconds;

constexpr float swing_width = 0.05F;  // of a cell

float part(Milliseconds age, Milliseconds duration) {
  if (age >= duration) return 1;
  return static_cast<float>(age.count()) / static_cast<float>(duration.count());
}

Point place(puzzle::Cell cell) {
  return {static_cast<float>(cell.column), static_cast<float>(cell.row)};
}

std::vector<Point> places(const puzzle::Board& board) {
  std::vector<Point> found(static_cast<std::size_t>(board.side() * board.side()));
  for (int row = 0; row < board.side(); ++row) {
    for (int column = 0; column < board.side(); ++column) {
      const puzzle::Cell cell{row, column};
      found[static_cast<std::size_t>(board.tile_at(cell))] = place(cell);
    }
  }
  return found;
}

}  // namespace

Point displacement(puzzle::Direction way, float by) {
  return (place(neighbour({}, way)) - place({})) * by;
}

void PuzzleMotion::set_speed(MotionSpeed speed) {
  speed_ = speed;
  if (speed != MotionSpeed::Off) return;
  finish();
  finish_picture();
}

void PuzzleMotion::slide(const PuzzleRun& run) {
  std::vector<Sliding> tiles;
  for (const int tile : run.tiles)
    tiles.push_back({tile, displacement(opposite(run.way), 1 - run.by)});
  start(std::move(tiles), puzzle_time::slide);
}

void PuzzleMotion::put_back(const PuzzleRun& run) {
  std::vector<Sliding> tiles;
  for (const int tile : run.tiles)
    tiles.push_back({tile, displacement(run.way, run.by)});
  start(std::move(tiles), puzzle_time::slide);
}

void PuzzleMotion::deal(const puzzle::Board& before, const puzzle::Board& after) {
  picture_age_.reset();
  if (before.side() != after.side()) {
    finish();
    return;
  }
  const std::vector<Point> from = places(before);
  const std::vector<Point> to = places(after);
  std::vector<Sliding> tiles;
  for (std::size_t tile = 1; tile < from.size(); ++tile)
    tiles.push_back({static_cast<int>(tile), from[tile] - to[tile]});
  start(std::move(tiles), puzzle_time::deal);
}

void PuzzleMotion::shake(std::vector<int> tiles, puzzle::Direction way) {
  finish();
  if (speed_ != MotionSpeed::Off) shake_ = Shake{std::move(tiles), way, Milliseconds{0}};
}

void PuzzleMotion::win() {
  picture_age_ = speed_ == MotionSpeed::Off ? puzzle_time::win : Milliseconds{0};
}

void PuzzleMotion::start(std::vector<Sliding> tiles, Milliseconds duration) {
  finish();
  if (speed_ == MotionSpeed::Off) return;
  sliding_ = std::move(tiles);
  age_ = Milliseconds{0};
  duration_ = speed_ == MotionSpeed::Fast ? duration / 2 : duration;
}

bool PuzzleMotion::advance(Milliseconds elapsed) {
  const bool changed = running() && elapsed > Milliseconds{0};
  if (shake_ && (shake_->age += elapsed) >= puzzle_time::shake) shake_.reset();
  if (!sliding_.empty()) {
    const Milliseconds used = std::min(elapsed, duration_ - age_);
    age_ += used;
    elapsed -= used;
    if (age_ >= duration_) sliding_.clear();
  }
  if (picture_age_) *picture_age_ = std::min(puzzle_time::win, *picture_age_ + elapsed);
  return changed;
}

void PuzzleMotion::finish() {
  sliding_.clear();
  shake_.reset();
}

void PuzzleMotion::finish_picture() {
  if (picture_age_) picture_age_ = puzzle_time::win;
}

bool PuzzleMotion::running() const {
  return !sliding_.empty() || shake_ || (picture_age_ && !picture_complete());
}

Point PuzzleMotion::of(int tile) const {
  for (const Sliding& sliding : sliding_) {
    if (sliding.tile == tile) return sliding.from * (1 - ease_out(part(age_, duration_)));
  }
  if (!shake_ || std::find(shake_->tiles.begin(), shake_->tiles.end(), tile) == shake_->tiles.end())
    return {};
  return displacement(shake_->way, swing_width * swing(part(shake_->age, puzzle_time::shake)));
}

float PuzzleMotion::picture_opacity() const {
  return picture_age_ ? ease_out(part(*picture_age_, puzzle_time::win)) : 0;
}

bool PuzzleMotion::picture_complete() const {
  return picture_age_ == puzzle_time::win;
}

}  // namespace damas
