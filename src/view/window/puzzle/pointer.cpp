#include "view/window/puzzle/pointer.hpp"

#include <algorithm>
#include <utility>

#include "platform/input.hpp"

namespace damas {

namespace {

using namespace puzzle_command;
using MoveTile = puzzle_command::Move;
using puzzle::Direction;

constexpr float far_enough = 0.5F;  // of a cell

Direction direction_of(SwipeDirection swipe) {
  switch (swipe) {
    case SwipeDirection::Up:
      return Direction::Up;
    case SwipeDirection::Down:
      return Direction::Down;
    case SwipeDirection::Left:
      return Direction::Left;
    case SwipeDirection::Right:
      break;
  }
  return Direction::Right;
}

// The pointer's movement in that direction, in cells.
float along(Direction way, Point moved, float cell) {
  const Point unit = displacement(way, 1);
  return (moved.x * unit.x + moved.y * unit.y) / cell;
}

}  // namespace

PuzzleRun run_from(puzzle::Cell touched, const puzzle::Board& board) {
  PuzzleRun run;
  const auto way = board.slide_way(touched);
  if (!way) return run;
  run.way = *way;
  for (puzzle::Cell at = touched; at != board.gap(); at = neighbour(at, *way))
    run.tiles.push_back(board.tile_at(at));
  return run;
}

std::optional<PuzzleCommand> PuzzlePointer::follow(const Pointer& pointer,
                                                   const puzzle::Puzzle& puzzle,
                                                   const PuzzleLayout& layout) {
  if (pointer.just_pressed()) press(pointer.pressed_at, puzzle, layout);
  if (!hand_) return std::nullopt;
  if (hand_->way && pointer.dragging) {
    const Point moved = pointer.position - pointer.pressed_at;
    hand_->by = std::clamp(along(*hand_->way, moved, layout.cell), 0.0F, 1.0F);
  }
  if (pointer.just_released()) return release(pointer);
  return pointer.is_held() ? std::nullopt : cancel();
}

void PuzzlePointer::press(Point at, const puzzle::Puzzle& puzzle, const PuzzleLayout& layout) {
  hand_ = Hand{};
  const auto cell = layout.cell_at(at);
  if (puzzle.state() == puzzle::State::Won || !cell || *cell == puzzle.board().gap()) return;
  hand_->touched = cell;
  hand_->way = puzzle.board().slide_way(*cell);
}

std::optional<PuzzleCommand> PuzzlePointer::release(const Pointer& pointer) {
  const Hand hand = *std::exchange(hand_, std::nullopt);
  const auto swipe = pointer.swipe();
  if (!hand.touched) {
    if (swipe) return MoveTile{direction_of(*swipe)};
    return pointer.just_clicked() ? std::optional<PuzzleCommand>{GoOn{}} : std::nullopt;
  }
  const bool flung = swipe && hand.way == direction_of(*swipe);
  if (pointer.just_clicked() || hand.by >= far_enough || flung) {
    return Slide{*hand.touched, hand.by};
  }
  if (swipe) return MoveTile{direction_of(*swipe)};
  // After a slow short drag the tile goes back. One that could not move is still sent, and refused.
  return hand.way ? PuzzleCommand{PutBack{*hand.touched, hand.by}} : Slide{*hand.touched};
}

// The press does not count after all, because a second finger came or something else took it.
std::optional<PuzzleCommand> PuzzlePointer::cancel() {
  const Hand hand = *std::exchange(hand_, std::nullopt);
  if (hand.by <= 0) return std::nullopt;
  return PutBack{*hand.touched, hand.by};
}

std::optional<PuzzleRun> PuzzlePointer::dragged(const puzzle::Board& board) const {
  if (!hand_ || hand_->by <= 0) return std::nullopt;
  PuzzleRun run = run_from(*hand_->touched, board);
  run.by = hand_->by;
  return run;
}

}  // namespace damas
