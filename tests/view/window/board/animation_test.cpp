#include "view/window/board/animation.hpp"

#include <doctest/doctest.h>

#include "core/diagram.hpp"

namespace damas::test {

namespace {

using std::chrono::milliseconds;

event::MovePlayed announce(const Game& before, std::string_view from, std::string_view to) {
  for (const Move& m : before.legal_moves()) {
    if (m.from != at(before, from) || m.to != at(before, to)) continue;
    event::MovePlayed move{
        before.ply() + 1, before.side_to_move(), *before.piece_at(m.from), m, before.path(m), {}};
    move.captured = before.captures_along(m, move.path);
    return move;
  }
  FAIL("no such move");
  return {};
}

// A game and its animation.
struct Show {
  Game game;
  Animation animation{game};

  void move(std::string_view from, std::string_view to,
            std::optional<Spot> dropped = std::nullopt) {
    const event::MovePlayed played = announce(game, from, to);
    REQUIRE(game.play(played.move));
    animation.feed(played, game, dropped);
  }
  void undo(int plies) {
    for (int i = 0; i < plies; ++i)
      REQUIRE(game.undo());
    animation.feed(event::Undone{game.ply()}, game);
  }
  bool shows_game() const { return animation.picture() == BoardPicture{Placement(game), {}}; }
};

}  // namespace

TEST_CASE("nothing moves at first, and time changes nothing") {
  Show show;
  CHECK_FALSE(show.animation.running());
  CHECK_FALSE(show.animation.advance(milliseconds{1000}));
  CHECK(show.shows_game());
}

TEST_CASE("a move runs for its time and then the board shows the game") {
  Show show;
  show.move("c3", "d4");
  CHECK(show.animation.running());
  CHECK_FALSE(show.shows_game());
  CHECK(show.animation.advance(milliseconds{139}));
  CHECK(show.animation.running());
  CHECK(show.animation.advance(milliseconds{1}));
  CHECK_FALSE(show.animation.running());
  CHECK(show.shows_game());
  CHECK_FALSE(show.animation.advance(milliseconds{16}));
}

TEST_CASE("moves are queued and shown one after the other") {
  Show show;
  show.move("c3", "d4");
  show.move("b6", "a5");
  show.animation.advance(milliseconds{140 + 70});
  const BoardPicture second = show.animation.picture();
  REQUIRE(second.sprites.size() == 1);
  CHECK(second.sprites[0].piece.side == Side::Black);
  CHECK(second.sprites[0].at.file == doctest::Approx(1 - 0.875));
  show.animation.advance(milliseconds{70});
  CHECK(show.shows_game());
}

TEST_CASE("a long queue is shown faster, so that the board is never far behind the game") {
  Show show;
  show.move("c3", "d4");
  show.move("b6", "a5");
  show.move("g3", "h4");
  show.move("h6", "g5");
  const BoardPicture picture = show.animation.picture();
  CHECK(picture.resting.piece_at(at(show.game, "d4")));
  CHECK(picture.sprites[0].piece.side == Side::Black);
}

TEST_CASE("fast takes half the time, off takes none") {
  Show show;
  show.animation.set_speed(MotionSpeed::Fast);
  show.move("c3", "d4");
  show.animation.advance(milliseconds{70});
  CHECK_FALSE(show.animation.running());
  show.animation.set_speed(MotionSpeed::Off);
  show.move("b6", "a5");
  CHECK_FALSE(show.animation.running());
  CHECK(show.shows_game());
  CHECK(show.animation.take_cues() == std::vector<Cue>{Cue::Stepped, Cue::Stepped});
}

TEST_CASE("turning motion off or finishing completes what is under way") {
  Show show;
  show.move("c3", "d4");
  show.move("b6", "a5");
  SUBCASE("off") {
    show.animation.set_speed(MotionSpeed::Off);
  }
  SUBCASE("finish") {
    show.animation.finish();
  }
  CHECK_FALSE(show.animation.running());
  CHECK(show.shows_game());
}

TEST_CASE("cues come at their times and are returned once") {
  Show show;
  show.move("c3", "d4");
  show.animation.advance(milliseconds{139});
  CHECK(show.animation.take_cues().empty());
  show.animation.advance(milliseconds{1});
  CHECK(show.animation.take_cues() == std::vector<Cue>{Cue::Stepped});
  CHECK(show.animation.take_cues().empty());
}

TEST_CASE("a capture gives one cue for each piece, also after a drag") {
  Show show;
  show.game = Game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . b . . . .
      . . . . . . . .
      . . . b . . . .
      . . w . . . . .
      . . . . . . . .
      w . . . . . . .)"));
  show.animation.reset(show.game);
  SUBCASE("moved") {
    show.move("c3", "c7");
  }
  SUBCASE("dropped") {
    show.move("c3", "c7", Spot{2, 6});
  }
  show.animation.advance(milliseconds{420});
  CHECK(show.animation.take_cues() == std::vector<Cue>{Cue::Captured, Cue::Captured});
  CHECK(show.shows_game());
}

TEST_CASE("undo shows the last moves backwards, twice as fast") {
  Show show;
  show.move("c3", "d4");
  show.move("b6", "a5");
  show.animation.finish();
  show.undo(2);
  show.animation.advance(milliseconds{35});
  const BoardPicture picture = show.animation.picture();
  REQUIRE(picture.sprites.size() == 1);
  CHECK(picture.sprites[0].piece.side == Side::Black);
  CHECK(picture.sprites[0].at.file == doctest::Approx(1 - 0.875));
  show.animation.advance(milliseconds{35 + 70});
  CHECK_FALSE(show.animation.running());
  CHECK(show.shows_game());
}

TEST_CASE("redo shows the move again") {
  Show show;
  show.move("c3", "d4");
  show.animation.finish();
  show.undo(1);
  show.animation.finish();
  REQUIRE(show.game.redo());
  show.animation.feed(event::Redone{1}, show.game);
  CHECK(show.animation.running());
  show.animation.advance(milliseconds{140});
  CHECK(show.shows_game());
}

TEST_CASE("an undo and another move in one batch of events end at the game") {
  Show show;
  show.move("c3", "d4");
  show.animation.finish();
  REQUIRE(show.game.undo());
  const event::MovePlayed other = announce(show.game, "e3", "f4");
  REQUIRE(show.game.play(other.move));
  show.animation.feed(event::Undone{0}, show.game);
  show.animation.feed(other, show.game);
  show.animation.finish();
  CHECK(show.shows_game());
}

TEST_CASE("a jump of many plies is shown at once, a small one as moves") {
  Show show;
  show.move("c3", "d4");
  show.move("b6", "a5");
  show.move("g3", "h4");
  show.animation.finish();
  show.game.go_to(0);
  show.animation.go_to(show.game);
  CHECK_FALSE(show.animation.running());
  CHECK(show.shows_game());
  show.game.go_to(1);
  show.animation.go_to(show.game);
  CHECK(show.animation.running());
  show.animation.finish();
  CHECK(show.shows_game());
}

TEST_CASE("a different game is shown at once") {
  Show show;
  show.move("c3", "d4");
  show.animation.finish();
  Show other;
  other.move("e3", "f4");
  other.move("d6", "c5");
  show.animation.go_to(other.game);
  CHECK_FALSE(show.animation.running());
  CHECK(show.animation.picture() == BoardPicture{Placement(other.game), {}});
}

TEST_CASE("a refused piece shakes three times in 250 ms and stands where it stood") {
  Show show;
  const Square c3 = at(show.game, "c3");
  show.animation.refuse(c3);
  CHECK(show.animation.take_cues() == std::vector<Cue>{Cue::Refused});
  int turns = 0;
  float before = 0;
  float way = 0;
  for (int ms = 1; ms < 250; ++ms) {
    show.animation.advance(milliseconds{1});
    const BoardPicture picture = show.animation.picture();
    REQUIRE(picture.sprites.size() == 1);
    CHECK_FALSE(picture.resting.piece_at(c3));
    CHECK(picture.sprites[0].at.rank == 2);
    const float now = picture.sprites[0].at.file;
    if (ms > 1 && way * (now - before) < 0) ++turns;
    way = now - before;
    before = now;
  }
  CHECK(turns == 6);
  show.animation.advance(milliseconds{1});
  CHECK_FALSE(show.animation.running());
  CHECK(show.shows_game());
}

TEST_CASE("with motion off a refused piece does not shake") {
  Show show;
  show.animation.set_speed(MotionSpeed::Off);
  show.animation.refuse(at(show.game, "c3"));
  show.animation.put_back(at(show.game, "c3"), {5, 5});
  CHECK_FALSE(show.animation.running());
  CHECK(show.animation.take_cues() == std::vector<Cue>{Cue::Refused});
}

TEST_CASE("a piece put back slides home, from an empty square nothing does") {
  Show show;
  show.animation.put_back(at(show.game, "d4"), {5, 5});
  CHECK_FALSE(show.animation.running());
  show.animation.put_back(at(show.game, "c3"), {5, 5});
  CHECK(show.animation.picture().sprites[0].at == Spot{5, 5});
  show.animation.advance(milliseconds{160});
  CHECK(show.shows_game());
}

}  // namespace damas::test
