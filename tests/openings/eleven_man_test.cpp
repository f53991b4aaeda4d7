#include "openings/eleven_man.hpp"

#include <set>
#include <string>
#include <variant>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"

namespace damas {

namespace {

Game played(const ElevenManOpening& opening) {
  Game game(opening.start);
  for (const Move& move : opening.moves)
    CHECK(game.play(move));
  return game;
}

// As to_fen writes it.
std::string fen(const std::string& text) {
  return to_fen(std::get<AnyPosition>(parse_fen(Variant::English, text)));
}

// The openings that were drawn, such as "B:W…:B… 6-9 24-20", and the positions after them.
struct All {
  std::set<std::string> openings;
  std::set<std::string> positions;
};

All all_draws() {
  All all;
  for (std::size_t lot = 0; lot < eleven_man_draws(); ++lot) {
    const Game game = played(drawn_eleven_man(lot));
    std::string text = to_fen(game.start());
    for (const std::string& move : move_texts(game))
      text += ' ' + move;
    all.openings.insert(text);
    all.positions.insert(to_fen(game.position()));
  }
  return all;
}

}  // namespace

TEST_CASE("each side has eleven men and has moved, and Black is to move") {
  for (const std::uint64_t lot : {std::uint64_t{0}, std::uint64_t{1234}, ~std::uint64_t{0}}) {
    const Game game = played(drawn_eleven_man(lot));
    CHECK(game.ply() == 2);
    CHECK(game.side_to_move() == Side::Black);
    for (const Side side : {Side::White, Side::Black})
      CHECK(game.pieces(side).size() == 11);
    CHECK(drawn_eleven_man(lot).moves == drawn_eleven_man(lot).moves);
  }
}

TEST_CASE("2400 positions are drawn, which are those of CheckerBoard's list") {
  const All all = all_draws();
  CHECK(all.positions.size() == 2400);
  // 8 men and 7 moves of each side, without the draws that lose a man.
  CHECK(eleven_man_draws() == 8 * 7 * 8 * 7 - 121);
  // Two of that list: 28 is off after 24-19, with 8 off after 8-11 or 8-12, and 12 off after
  // 9-13.
  const std::string white = "B:W19,21,22,23,25,26,27,29,30,31,32";
  CHECK(all.positions.contains(fen(white + ":B1,2,3,4,5,6,7,9,10,11,12")));
  CHECK(all.positions.contains(fen(white + ":B1,2,3,4,5,6,7,8,10,11,13")));
}

TEST_CASE("the man behind moves in the place of one that was taken off") {
  const All all = all_draws();
  const auto with = [&](int off, const std::string& move) {
    std::string black;
    for (int square = 1; square <= 12; ++square) {
      if (square == off) continue;
      black += (black.empty() ? "" : ",") + std::to_string(square);
    }
    const std::string start = fen("B:W21,22,23,24,25,26,27,29,30,31,32:B" + black);
    return all.openings.contains(start + ' ' + move + " 22-18");
  };
  CHECK(with(9, "6-9"));
  CHECK(with(9, "5-9"));
  CHECK(with(11, "8-11"));
  CHECK(with(11, "7-11"));
  CHECK(with(12, "8-12"));
  CHECK_FALSE(with(9, "9-13"));
  CHECK(with(6, "9-13"));
}

TEST_CASE("openings that lose a man are not drawn") {
  const All all = all_draws();
  for (const std::string& opening : all.openings) {
    CAPTURE(opening);
    CHECK_FALSE(opening.ends_with(" 9-14 21-17"));
    CHECK_FALSE(opening.ends_with(" 10-14 21-17"));
  }
}

TEST_CASE("only English draughts has an eleven-man ballot") {
  CHECK(has_eleven_man_ballot(Variant::English));
  CHECK_FALSE(has_eleven_man_ballot(Variant::Russian));
}

}  // namespace damas
