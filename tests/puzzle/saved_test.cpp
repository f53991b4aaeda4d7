#include "puzzle/saved.hpp"

#include <doctest/doctest.h>

#include "puzzle/deal.hpp"
#include "puzzle/diagram.hpp"
#include "puzzle/random.hpp"

namespace damas::puzzle {

namespace {

using namespace std::chrono_literals;

// Three gestures, of which the last was taken back, in 41 seconds.
Puzzle under_way() {
  Puzzle puzzle(board_of("1 2 3 / 4 0 6 / 7 5 8"));
  CHECK_FALSE(puzzle.slide({1, 0}));
  CHECK_FALSE(puzzle.slide({1, 2}));
  CHECK_FALSE(puzzle.slide({0, 2}));
  CHECK_FALSE(puzzle.undo());
  puzzle.tick(41s);
  return puzzle;
}

const std::string kept =
    "damas puzzle game 1\n"
    "deal 1 2 3 4 0 6 7 5 8\n"
    "day 2026-11-22\n"
    "moves l1 r2 u1\n"
    "undone 1\n"
    "milliseconds 41000\n"
    "played alone\n";

std::string with(std::string text, const std::string& line, const std::string& instead) {
  const std::size_t at = text.find(line);
  REQUIRE(at != std::string::npos);
  return text.replace(at, line.size(), instead);
}

void check_same(const Puzzle& a, const Puzzle& b) {
  CHECK(diagram(a.board()) == diagram(b.board()));
  CHECK(a.state() == b.state());
  CHECK(a.moves() == b.moves());
  CHECK(a.elapsed() == b.elapsed());
  CHECK(a.history() == b.history());
  CHECK(a.done() == b.done());
  CHECK(a.helped() == b.helped());
}

}  // namespace

TEST_CASE("A game under way becomes text, and the text the same game") {
  const SavedPuzzle game{under_way(), Date{2026, 11, 22}};
  CHECK(text_of(game) == kept);
  auto read = saved_from_text(kept);
  REQUIRE(read);
  check_same(read->puzzle, game.puzzle);
  CHECK(read->day == game.day);
  CHECK(diagram(dealt_board(read->puzzle)) == "1 2 3 / 4 0 6 / 7 5 8");
  CHECK(read->puzzle.take_events().empty());
  CHECK_FALSE(read->puzzle.redo());
}

TEST_CASE("Games of any size, wandering at random, come back as they were") {
  Random random(3);
  for (int game = 0; game < 100; ++game) {
    Puzzle puzzle(deal(Board::min_side + 1 + game % 3, random));
    for (int step = 0; step < 40 && puzzle.state() != State::Won; ++step) {
      const auto refused =
          random.below(4) == 0 ? puzzle.undo() : puzzle.move_gap(all_directions[random.below(4)]);
      static_cast<void>(refused);
    }
    if (puzzle.state() == State::Won) continue;
    puzzle.think(std::chrono::milliseconds(random.below(100'000)));
    if (random.below(2) == 0) puzzle.note_help();
    const auto read = saved_from_text(text_of({puzzle}));
    REQUIRE(read);
    check_same(read->puzzle, puzzle);
    CHECK_FALSE(read->day);
  }
}

TEST_CASE("A text that is no game is refused") {
  CHECK_FALSE(saved_from_text(""));
  CHECK_FALSE(saved_from_text("damas puzzle game 2\n"));
  for (std::size_t length = 0; length + 8 < kept.size(); ++length) {
    CAPTURE(length);
    CHECK_FALSE(saved_from_text(kept.substr(0, length)));
  }
  CHECK_FALSE(saved_from_text(with(kept, "7 5 8", "7 8 5")));     // cannot be solved
  CHECK_FALSE(saved_from_text(with(kept, "7 5 8", "7 5 5")));     // no board
  CHECK_FALSE(saved_from_text(with(kept, "11-22", "11-31")));     // no day
  CHECK_FALSE(saved_from_text(with(kept, "u1", "x1")));           // no way
  CHECK_FALSE(saved_from_text(with(kept, "u1", "u9")));           // beyond the edge
  CHECK_FALSE(saved_from_text(with(kept, "u1", "r1")));           // likewise
  CHECK_FALSE(saved_from_text(with(kept, "l1 r2 u1", "d1 r1")));  // wins
  CHECK_FALSE(saved_from_text(with(kept, "undone 1", "undone 4")));
  CHECK_FALSE(saved_from_text(with(kept, "41000", "-1")));
  CHECK_FALSE(saved_from_text(with(kept, "alone", "well")));
}

}  // namespace damas::puzzle
