#include "view/window/puzzle/puzzle_scene.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "puzzle/deal.hpp"
#include "puzzle/diagram.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/puzzle/motion.hpp"
#include "view/window/puzzle/puzzle_play.hpp"
#include "view/window/puzzle/status.hpp"

namespace damas::test {

namespace {

using namespace std::chrono_literals;
using puzzle::State;

const std::string two_moves_left = "1 2 3 / 4 0 6 / 7 5 8";  // up, left
const std::string won = "1 2 3 / 4 5 6 / 7 8 0";

Key arrow(puzzle::Direction way) {
  switch (way) {
    case puzzle::Direction::Up:
      return Key::Up;
    case puzzle::Direction::Down:
      return Key::Down;
    case puzzle::Direction::Left:
      return Key::Left;
    case puzzle::Direction::Right:
      break;
  }
  return Key::Right;
}

void win(PuzzlePlay& play) {
  play.key(Key::Up);
  play.key(Key::Left);
  REQUIRE(play.puzzle().state() == State::Won);
}

// A board some random steps from home, and the ways of the tiles back.
struct Scrambled {
  puzzle::Board board;
  std::vector<puzzle::Direction> home;
};

Scrambled scrambled(int steps, std::uint64_t seed) {
  Scrambled s;
  puzzle::Random random(seed);
  while (static_cast<int>(s.home.size()) < steps) {
    const puzzle::Direction way = puzzle::all_directions[random.below(4)];
    // Does not go straight back.
    if (!s.home.empty() && s.home.back() == opposite(way)) continue;
    if (s.board.move_gap(way)) s.home.push_back(way);
  }
  // The gap returns the opposite way; the tile passes it the way that the gap came.
  std::reverse(s.home.begin(), s.home.end());
  return s;
}

}  // namespace

TEST_CASE("A deal is played to the win with the arrow keys") {
  const Scrambled deal = scrambled(60, 11);
  PuzzlePlay play(diagram(deal.board));
  for (const puzzle::Direction way : deal.home) {
    CHECK(play.puzzle().state() != State::Won);
    play.key(arrow(way));
  }
  CHECK(play.puzzle().state() == State::Won);
  CHECK(play.puzzle().moves() == 60);
  CHECK(play.board() == won);
}

TEST_CASE("W A S D move tiles like the arrows") {
  PuzzlePlay play(two_moves_left);
  play.key(Key::W);
  play.key(Key::S);
  play.key(Key::D);
  play.key(Key::A);
  play.key(Key::W);
  play.key(Key::A);
  CHECK(play.board() == won);
}

TEST_CASE("A click on a tile moves all between it and the gap") {
  PuzzlePlay play("0 2 3 / 1 5 6 / 4 7 8");
  play.feed(made::click(play.middle(2, 0)));
  CHECK(play.board() == "1 2 3 / 4 5 6 / 0 7 8");
  CHECK(play.puzzle().moves() == 2);
  play.feed(made::tap(play.middle(2, 2)));
  CHECK(play.puzzle().state() == State::Won);
}

TEST_CASE("A tile is dragged into the gap, and returns when let go too early") {
  PuzzlePlay play(two_moves_left);
  const Point from = play.middle(2, 1);
  std::vector<Input> frames = made::drag(from, from - Point{0, play.layout().cell * 0.4F});
  for (Input& frame : frames)
    frame.pointer.press_time *= 100;
  play.feed(frames);
  CHECK(play.board() == two_moves_left);
  play.feed(made::drag(from, play.middle(1, 1)));
  CHECK(play.board() == "1 2 3 / 4 5 6 / 7 0 8");
}

TEST_CASE("Swipes play from anywhere, also beside the board") {
  PuzzlePlay play(two_moves_left, {{390, 844}});
  const Point beside{play.layout().tray.x + 40, play.layout().message.bottom() + 30};
  play.feed(made::drag(beside, beside - Point{0, 100}));
  CHECK(play.board() == "1 2 3 / 4 5 6 / 7 0 8");
  play.feed(made::drag(play.middle(0, 2), play.middle(0, 0)));
  CHECK(play.puzzle().state() == State::Won);
}

TEST_CASE("Moves are taken back and played again with keys and buttons") {
  PuzzlePlay play(two_moves_left);
  play.key(Key::Up);
  const std::string after = play.board();
  play.key(Key::U);
  CHECK(play.board() == two_moves_left);
  play.key(Key::Y, with_ctrl);
  CHECK(play.board() == after);
  play.key(Key::Z, with_ctrl);
  CHECK(play.board() == two_moves_left);
  play.feed(made::click(play.middle(PuzzleButton::Redo)));
  play.settle();
  CHECK(play.board() == after);
  play.feed(made::click(play.middle(PuzzleButton::Undo)));
  play.settle();
  CHECK(play.board() == two_moves_left);
  CHECK(play.puzzle().moves() == 0);
}

TEST_CASE("No input is swallowed by an animation") {
  PuzzlePlay play(two_moves_left);
  Input both = made::key(Key::Up);
  both.keys.push_back({Key::Left, no_modifiers, false});
  play.feed(both);
  CHECK(play.puzzle().state() == State::Won);
}

TEST_CASE("Nothing moves after a win, but a key deals anew") {
  PuzzlePlay play(two_moves_left);
  win(play);
  for (const Key key : {Key::Down, Key::Right, Key::S, Key::D, Key::U})
    play.key(key);
  play.feed(made::drag(play.middle(0, 0), play.middle(2, 0)));
  CHECK(play.board() == won);
  CHECK(play.puzzle().moves() == 2);
  play.key(Key::N);
  puzzle::Random same(7);
  CHECK(play.puzzle().board() == puzzle::deal(3, same));
  CHECK(play.puzzle().state() == State::Dealt);
  CHECK(play.puzzle().moves() == 0);
}

TEST_CASE("A click after a win shows the picture first and then deals") {
  PuzzlePlay play(two_moves_left);
  win(play);
  play.feed(made::click(play.middle(0, 0)));
  CHECK(play.puzzle().state() == State::Won);
  play.feed(made::click(play.middle(0, 0)));
  CHECK(play.puzzle().state() == State::Dealt);
}

TEST_CASE("Below the board the puzzle says what a finger does once one was used") {
  PuzzlePlay play(two_moves_left);
  CHECK_FALSE(play.app().uses_fingers());
  play.feed(made::tap(play.middle(0, 0)));
  play.wait(200ms);
  CHECK(play.app().uses_fingers());
  for (const Language language : languages) {
    PuzzleStatus status{play.session(), std::nullopt, std::nullopt, {}};
    CHECK(puzzle_message(language, status).back() == tr(language, Text::PuzzleHowTo));
    status.fingers = true;
    CHECK(puzzle_message(language, status).back() == tr(language, Text::PuzzleHowToTouch));
  }
}

TEST_CASE("A tap and Enter deal when the picture is there") {
  PuzzlePlay play(two_moves_left);
  win(play);
  play.settle();
  play.feed(made::tap(play.middle(1, 1)));
  CHECK(play.puzzle().state() == State::Dealt);
  PuzzlePlay other(two_moves_left);
  win(other);
  other.settle();
  other.key(Key::Enter);
  CHECK(other.puzzle().state() == State::Dealt);
}

TEST_CASE("N deals at any time, the button too, and both follow from the seed") {
  PuzzlePlay play(two_moves_left);
  puzzle::Random same(7);
  play.key(Key::N);
  CHECK(play.puzzle().board() == puzzle::deal(3, same));
  play.feed(made::click(play.middle(PuzzleButton::Deal)));
  play.settle();
  CHECK(play.puzzle().board() == puzzle::deal(3, same));
}

TEST_CASE("Time runs from the first move to the win") {
  PuzzlePlay play(two_moves_left);
  play.wait(5s);
  CHECK(play.puzzle().elapsed() == 0ms);
  play.key(Key::Up);
  play.wait(5s);
  CHECK(play.puzzle().elapsed() == 5s);
  play.key(Key::Left);
  play.wait(5s);
  CHECK(play.puzzle().elapsed() == 5s + PuzzlePlay::frame);
}

TEST_CASE("Time stands while the window has no focus") {
  PuzzlePlay play(two_moves_left);
  play.key(Key::Up);
  Input lost;
  lost.focus_lost = true;
  play.feed(lost, 1s);
  CHECK(play.puzzle().elapsed() == 1s);
  play.settle();
  CHECK(play.wait(60s).next == Pulse::never);
  Input gained;
  gained.focus_gained = true;
  play.feed(gained, 60s);
  CHECK(play.puzzle().elapsed() == 1s);
  play.wait(2s);
  CHECK(play.puzzle().elapsed() == 3s);
}

TEST_CASE("While time runs there is one redraw a second and no other") {
  PuzzlePlay play(two_moves_left);
  play.key(Key::Up);
  play.settle();
  const int before = play.redraws();
  const auto start = play.puzzle().elapsed();
  REQUIRE(start < 1s);
  while (play.puzzle().elapsed() < 10s) {
    const auto next = play.wait(0ms).next;
    REQUIRE(next > 0ms);
    REQUIRE(next <= 1s);
    play.wait(next);
  }
  CHECK(play.redraws() - before == 10);
}

TEST_CASE("An untouched deal draws nothing and sleeps") {
  PuzzlePlay play(two_moves_left);
  CHECK(play.wait(1s) == Pulse{});
  CHECK(play.feed(made::hover(play.middle(1, 2))) == Pulse{});
}

TEST_CASE("A refused tile swings, and the reason is shown for some seconds") {
  PuzzlePlay play("1 2 3 / 4 5 6 / 7 0 8");
  const Image before = play.picture();
  play.key(Key::Up);
  CHECK(play.heard() == std::vector{SoundEffect::Refused});
  play.wait(40ms);
  const Image swinging = play.picture();
  play.settle();
  const Image saying = play.picture();
  CHECK(saying != before);
  CHECK(saying != swinging);
  const auto next = play.wait(0ms).next;
  CHECK(next > 1s);
  CHECK(play.wait(next).redraw);
  CHECK(play.picture() == before);
}

TEST_CASE("A held key that reaches the edge stays quiet") {
  PuzzlePlay play(two_moves_left);
  Input held = made::key(Key::Up);
  play.feed(held);
  held.keys.front().repeat = true;
  play.feed(held);
  CHECK(play.heard() == std::vector{SoundEffect::Slide});
}

TEST_CASE("The sound of a win comes after the last tile") {
  PuzzlePlay play(two_moves_left);
  win(play);
  play.settle();
  CHECK(play.heard() == std::vector{SoundEffect::Slide, SoundEffect::Slide, SoundEffect::GameOver});
}

TEST_CASE("Q, Escape and the button leave for the menu") {
  for (const Key key : {Key::Q, Key::Escape}) {
    PuzzlePlay play(two_moves_left);
    play.key(key);
    CHECK(play.left());
  }
  PuzzlePlay play(two_moves_left);
  play.feed(made::click(play.middle(PuzzleButton::Leave)));
  play.wait(16ms);
  CHECK(play.left());
}

TEST_CASE("Help and settings lie above the puzzle, and its time stands meanwhile") {
  PuzzlePlay play(two_moves_left);
  play.key(Key::Up);
  play.wait(2s);
  for (const Input& asking : {made::key(Key::F1), made::key(Key::Comma, with_ctrl)}) {
    play.feed(asking);
    CHECK(play.app().scenes().size() == 2);
    play.wait(16ms);
    const auto time = play.puzzle().elapsed();
    play.wait(60s);
    CHECK(play.puzzle().elapsed() == time);
    play.key(Key::Escape);
    CHECK(play.app().scenes().size() == 1);
    CHECK_FALSE(play.left());
    play.wait(16ms);
    play.wait(1s);
    CHECK(play.puzzle().elapsed() >= time + 1s);
  }
}

TEST_CASE("With reduced motion everything is there at once") {
  PuzzlePlay play(two_moves_left);
  play.app().change_preferences([](Preferences& p) { p.reduced_motion = true; });
  play.wait(16ms);
  const Pulse pulse = play.feed(made::key(Key::Up));
  CHECK(pulse.redraw);
  CHECK(pulse.next > 0ms);
}

TEST_CASE("The window may change its size in the middle of a drag") {
  PuzzlePlay play(two_moves_left);
  std::vector<Input> frames = made::drag(play.middle(2, 1), play.middle(1, 1), 8);
  for (std::size_t i = 0; i < frames.size(); ++i) {
    if (i == 4) play.resize({390, 844});
    play.feed(frames[i]);
  }
  play.settle();
  CHECK(puzzle::is_solvable(play.puzzle().board()));
  play.feed(made::click(play.middle(0, 0)));
  CHECK(play.puzzle().moves() <= 2);
}

}  // namespace damas::test
