#include "view/window/board/motion.hpp"

#include <doctest/doctest.h>

#include "core/diagram.hpp"

namespace damas::test {

namespace {

using std::chrono::milliseconds;

struct Played {
  Game game;
  event::MovePlayed move;
  Motion motion;
};

// The only legal move from one square to another, as a match would announce it.
Played played(const Game& game, std::string_view from, std::string_view to,
              std::optional<Spot> dropped = std::nullopt, Removal removal = Removal::AfterMove) {
  for (const Move& m : game.legal_moves()) {
    if (m.from != at(game, from) || m.to != at(game, to)) continue;
    event::MovePlayed move{
        game.ply() + 1, game.side_to_move(), *game.piece_at(m.from), m, game.path(m), {}};
    move.captured = game.captures_along(m, move.path);
    return {game, move, Motion(Placement(game), move, {game.shape(), removal, dropped})};
  }
  FAIL("no such move");
  throw 0;
}

const Game& two_captures() {
  static const Game game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . b . . . .
      . . . . . . . .
      . . . b . . . .
      . . w . . . . .
      . . . . . . . .
      w . . . . . . .)"));
  return game;
}

const Game& long_roads() {
  static const Game game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      w . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . b .
      . . . . . . . .
      W . . . . . . .)"));
  return game;
}

Spot spot(const Game& game, std::string_view square) {
  return spot_of(game.shape().cell(at(game, square)));
}

}  // namespace

TEST_CASE("a step takes 140 ms and eases out") {
  const Played p = played(Game{}, "c3", "d4");
  CHECK(p.motion.duration() == milliseconds{140});

  const BoardPicture begin = p.motion.at(milliseconds{0});
  CHECK(begin.resting.occupied().size() == 23);
  REQUIRE(begin.sprites.size() == 1);
  CHECK(begin.sprites[0] == Sprite{{Side::White, Kind::Man}, {2, 2}, 0});

  const BoardPicture half = p.motion.at(milliseconds{70});
  CHECK(half.sprites[0].at.file == doctest::Approx(2.875));
  CHECK(half.sprites[0].at.rank == doctest::Approx(2.875));
  CHECK(half.sprites[0].lift > 0);

  const BoardPicture end = p.motion.at(milliseconds{140});
  CHECK(end.sprites.empty());
  CHECK(end.resting.piece_at(at(p.game, "d4")) == Piece{Side::White, Kind::Man});
  CHECK_FALSE(end.resting.piece_at(at(p.game, "c3")));
  CHECK(p.motion.moments() ==
        std::vector<Motion::Moment>{{Motion::Moment::What::Stepped, milliseconds{140}}});
}

TEST_CASE("times out of range show the beginning or the end") {
  const Played p = played(Game{}, "c3", "d4");
  CHECK(p.motion.at(milliseconds{-5}) == p.motion.at(milliseconds{0}));
  CHECK(p.motion.at(milliseconds{9999}) == BoardPicture{p.motion.after(), {}});
}

TEST_CASE("a king's slide takes longer, but never more than 260 ms") {
  const Game& game = long_roads();
  CHECK(played(game, "a1", "b2").motion.duration() == milliseconds{140});
  CHECK(played(game, "a1", "d4").motion.duration() == milliseconds{200});
  CHECK(played(game, "a1", "e5").motion.duration() == milliseconds{230});
  CHECK(played(game, "a1", "h8").motion.duration() == milliseconds{260});
}

TEST_CASE("of a capture the first jump takes 140 ms and each further one 120 ms") {
  const Played p = played(two_captures(), "c3", "c7");
  const auto mover = [&](int ms) { return p.motion.at(milliseconds{ms}).sprites.back(); };
  CHECK(mover(139).at.file == doctest::Approx(4).epsilon(0.01));
  CHECK(mover(140).at == spot(p.game, "e5"));
  CHECK(mover(140).lift == doctest::Approx(0).epsilon(0.001));
  CHECK(mover(200).at.file == doctest::Approx(4 - 2 * 0.875));
  CHECK(mover(200).at.rank == doctest::Approx(4 + 2 * 0.875));
  CHECK(mover(260).at == spot(p.game, "c7"));
}

TEST_CASE(
    "captured pieces turn pale when jumped over and leave together when the move is complete") {
  const Played p = played(two_captures(), "c3", "c7");
  // Half the way has been eased when a fifth of the time is over: 1 - cbrt(1/2) of 140 and 120 ms.
  const milliseconds first{29};
  const milliseconds second{140 + 25};
  CHECK(p.motion.moments() ==
        std::vector<Motion::Moment>{{Motion::Moment::What::Captured, first},
                                    {Motion::Moment::What::Captured, second}});
  const auto pale = [&](milliseconds time, std::size_t victim) {
    return p.motion.at(time).sprites[victim].semi_captured;
  };
  CHECK_FALSE(pale(first - milliseconds{1}, 0));
  CHECK(pale(first, 0));
  CHECK_FALSE(pale(second - milliseconds{1}, 1));
  CHECK(pale(second, 1));

  const BoardPicture landed = p.motion.at(milliseconds{260});
  REQUIRE(landed.sprites.size() == 3);
  CHECK(landed.sprites[0].opacity == 1);
  CHECK(landed.sprites[0].at == spot(p.game, "d4"));
  const BoardPicture leaving = p.motion.at(milliseconds{340});
  CHECK(leaving.sprites[0].opacity == doctest::Approx(0.5));
  CHECK(leaving.sprites[1].opacity == doctest::Approx(0.5));
  CHECK(p.motion.duration() == milliseconds{420});
  CHECK(p.motion.after().occupied().size() == 2);
}

TEST_CASE("if the rules remove pieces at once, each fades after its jump") {
  const Played p = played(two_captures(), "c3", "c7", std::nullopt, Removal::AtOnce);
  const BoardPicture late = p.motion.at(milliseconds{29 + 160});
  REQUIRE(late.sprites.size() == 2);
  CHECK(late.sprites[0].at == spot(p.game, "d6"));
}

TEST_CASE("a crown drops in within 200 ms after the man has arrived") {
  const Played p = played(long_roads(), "a7", "b8");
  CHECK(p.motion.duration() == milliseconds{340});
  CHECK(p.motion.at(milliseconds{139}).sprites[0].piece.kind == Kind::Man);
  const Sprite begins = p.motion.at(milliseconds{140}).sprites[0];
  CHECK(begins.piece.kind == Kind::King);
  CHECK(begins.crown == 0);
  CHECK(p.motion.at(milliseconds{240}).sprites[0].crown == doctest::Approx(0.875));
  CHECK(p.motion.after().piece_at(at(p.game, "b8")) == Piece{Side::White, Kind::King});
  CHECK(p.motion.moments().back() ==
        Motion::Moment{Motion::Moment::What::Crowned, milliseconds{340}});
}

TEST_CASE("a dropped piece settles from where it was let go") {
  const Played p = played(two_captures(), "c3", "c7", Spot{2.5F, 6.25F});
  CHECK(p.motion.at(milliseconds{0}).sprites.back().at == Spot{2.5F, 6.25F});
  CHECK(p.motion.at(milliseconds{80}).sprites.back().at == spot(p.game, "c7"));
  CHECK(p.motion.at(milliseconds{80}).sprites[0].semi_captured);
  CHECK(p.motion.duration() == milliseconds{240});
}

TEST_CASE("a piece let go elsewhere returns to its square and nothing has changed") {
  const Game game;
  const Motion motion(Placement(game), at(game, "c3"), {5, 5}, game.shape());
  CHECK(motion.at(milliseconds{0}).sprites[0].at == Spot{5, 5});
  CHECK(motion.at(motion.duration()) == BoardPicture{Placement(game), {}});
  CHECK(motion.moments().empty());
}

}  // namespace damas::test
