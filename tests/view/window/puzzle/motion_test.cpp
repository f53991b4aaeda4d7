#include "view/window/puzzle/motion.hpp"

#include <doctest/doctest.h>

#include "puzzle/diagram.hpp"

namespace damas::test {

namespace {

using namespace std::chrono_literals;

const PuzzleRun two_to_the_right{{4, 5}, puzzle::Direction::Right};

}  // namespace

TEST_CASE("A sliding tile starts where it was and ends where it lies") {
  PuzzleMotion motion;
  motion.slide(two_to_the_right);
  CHECK(motion.running());
  CHECK(motion.of(4) == Point{-1, 0});
  CHECK(motion.of(5) == Point{-1, 0});
  CHECK(motion.of(6) == Point{});
  CHECK(motion.advance(puzzle_time::slide));
  CHECK(motion.of(4) == Point{});
  CHECK_FALSE(motion.running());
  CHECK_FALSE(motion.advance(16ms));
}

TEST_CASE("Slides are fast at first and slow at last, and never turn back") {
  PuzzleMotion motion;
  motion.slide({{1}, puzzle::Direction::Up});
  float before = motion.of(1).y;
  CHECK(before == 1);
  float longest = 1;
  while (motion.running()) {
    motion.advance(10ms);
    const float step = before - motion.of(1).y;
    CHECK(step > 0);
    CHECK(step < longest);
    longest = step;
    before = motion.of(1).y;
  }
}

TEST_CASE("Dragged tiles slide on from where they were let go") {
  PuzzleMotion motion;
  PuzzleRun run = two_to_the_right;
  run.by = 0.75F;
  motion.slide(run);
  CHECK(motion.of(4) == Point{-0.25F, 0});
  motion.put_back(run);
  CHECK(motion.of(4) == Point{0.75F, 0});
}

TEST_CASE("A new move finishes the one under way") {
  PuzzleMotion motion;
  motion.slide({{1}, puzzle::Direction::Up});
  motion.advance(30ms);
  motion.slide({{2}, puzzle::Direction::Left});
  CHECK(motion.of(1) == Point{});
  CHECK(motion.of(2) == Point{1, 0});
  motion.finish();
  CHECK_FALSE(motion.running());
}

TEST_CASE("A new deal brings every tile from its old place") {
  PuzzleMotion motion;
  motion.deal(puzzle::board_of("1 2 3 / 4 5 6 / 7 8 0"), puzzle::board_of("0 1 2 / 3 4 5 / 6 7 8"));
  CHECK(motion.of(1) == Point{-1, 0});
  CHECK(motion.of(3) == Point{2, -1});
  motion.advance(puzzle_time::deal);
  CHECK(motion.of(3) == Point{});
}

TEST_CASE("A deal of another size is shown without animation") {
  PuzzleMotion motion;
  motion.deal(puzzle::Board(3), puzzle::Board(4));
  CHECK_FALSE(motion.running());
}

TEST_CASE("A refused tile swings in its direction, and comes to rest") {
  PuzzleMotion motion;
  motion.shake({3}, puzzle::Direction::Left);
  bool left = false;
  bool right = false;
  while (motion.running()) {
    motion.advance(10ms);
    CHECK(motion.of(3).y == 0);
    CHECK(motion.of(4) == Point{});
    CHECK(std::abs(motion.of(3).x) < 0.1F);
    left = left || motion.of(3).x < -0.01F;
    right = right || motion.of(3).x > 0.01F;
  }
  CHECK(left);
  CHECK(right);
  CHECK(motion.of(3) == Point{});
}

TEST_CASE("The picture of a win fades in when the last tile lies") {
  PuzzleMotion motion;
  motion.slide({{8}, puzzle::Direction::Left});
  motion.win();
  motion.advance(puzzle_time::slide);
  CHECK(motion.picture_opacity() == 0);
  CHECK(motion.running());
  motion.advance(puzzle_time::win / 2);
  CHECK(motion.picture_opacity() > 0);
  CHECK(motion.picture_opacity() < 1);
  motion.advance(puzzle_time::win);
  CHECK(motion.picture_complete());
  CHECK(motion.picture_opacity() == 1);
  CHECK_FALSE(motion.running());
  motion.deal(puzzle::Board(3), puzzle::board_of("0 1 2 / 3 4 5 / 6 7 8"));
  CHECK(motion.picture_opacity() == 0);
}

TEST_CASE("Fast is twice as fast, and with motion off all is there at once") {
  PuzzleMotion motion;
  motion.set_speed(MotionSpeed::Fast);
  motion.slide({{1}, puzzle::Direction::Up});
  motion.advance(puzzle_time::slide / 2);
  CHECK_FALSE(motion.running());
  motion.set_speed(MotionSpeed::Off);
  motion.slide({{1}, puzzle::Direction::Up});
  motion.shake({1}, puzzle::Direction::Up);
  CHECK_FALSE(motion.running());
  motion.win();
  CHECK(motion.picture_complete());
}

}  // namespace damas::test
