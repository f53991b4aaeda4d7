#include <doctest/doctest.h>

#include "puzzle/deal.hpp"
#include "view/window/chaos.hpp"
#include "view/window/puzzle/puzzle_play.hpp"

namespace damas::test {

namespace {

// Otherwise every game would be short.
void without_leaving(Input& input) {
  std::erase_if(input.keys, [](const KeyPress& press) {
    return press.key == Key::Q || press.key == Key::Escape;
  });
  std::erase(input.actions, PadAction::Cancel);
}

}  // namespace

TEST_CASE("Random input from keyboard, pointer and clock never breaks the puzzle") {
  int wins = 0;
  int frames = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    CAPTURE(seed);
    Chaos chaos(seed);
    PuzzlePlay play("1 2 3 / 4 5 6 / 7 0 8", {{480, 360}});
    for (int frame = 0; frame < 250; ++frame, ++frames) {
      CAPTURE(frame);
      Input input = chaos.frame();
      // But help and settings must be left.
      if (!play.app().scenes().top().is_overlay()) without_leaving(input);
      // The button that leaves is clicked now and then.
      if (play.feed(input, chaos.elapsed()).quit || play.left()) break;
      if (chaos.one_in(200)) play.resize(chaos.size());
      const puzzle::Puzzle& puzzle = play.puzzle();
      REQUIRE(puzzle::is_solvable(puzzle.board()));
      REQUIRE(puzzle.moves() >= 0);
      REQUIRE((puzzle.state() == puzzle::State::Won) == puzzle.board().solved());
      if (puzzle.state() == puzzle::State::Won) ++wins;
    }
  }
  // Otherwise the input contained no win.
  CHECK(wins > 0);
  CHECK(frames > 2000);
}

}  // namespace damas::test
