#include "core/board_edit.hpp"

#include <random>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/game.hpp"
#include "core/notation.hpp"

namespace damas {

namespace {

using Fault = SetupFault::Kind;

BoardEdit edit_of(Variant variant, const char* fen) {
  const auto parsed = parse_fen(variant, fen);
  REQUIRE(std::holds_alternative<AnyPosition>(parsed));
  return BoardEdit(std::get<AnyPosition>(parsed));
}

Square square(const BoardEdit& edit, const char* name) {
  return *parse_square(name, edit.shape(), Numbering::Algebraic);
}

constexpr Piece white_man{Side::White, Kind::Man};
constexpr Piece black_king{Side::Black, Kind::King};

}  // namespace

TEST_CASE("Every variant's start position is the same as a BoardEdit and can be played") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    CAPTURE(variants[i].id);
    const BoardEdit edit(start_of(variant));
    CHECK(edit.position() == start_of(variant));
    CHECK_FALSE(check(edit).has_value());
    CHECK(edit.pieces(Side::White).size() == most_pieces(variant));
    CHECK(BoardEdit(variant).position() == empty_board(variant));
  }
}

TEST_CASE("Random boards of every variant are the same after conversion to positions and FEN") {
  std::mt19937 random(7);
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(variants[i].id);
    for (int n = 0; n < 40; ++n) {
      BoardEdit edit(static_cast<Variant>(i));
      for (const Square s : edit.shape().squares()) {
        const Piece piece{random() % 2 ? Side::White : Side::Black,
                          random() % 3 ? Kind::Man : Kind::King};
        if (random() % 3 == 0 && !check_put(edit, s, piece)) edit.put(s, piece);
      }
      edit.set_side_to_move(random() % 2 ? Side::White : Side::Black);
      CHECK(BoardEdit(edit.position()) == edit);
      const std::string fen = to_fen(edit.position());
      const auto parsed = parse_fen(edit.variant(), fen);
      REQUIRE(std::holds_alternative<AnyPosition>(parsed));
      CHECK(BoardEdit(std::get<AnyPosition>(parsed)) == edit);
    }
  }
}

TEST_CASE("Putting replaces a piece, and removing a king also clears its mark") {
  BoardEdit edit;
  const Square a1 = square(edit, "a1");
  edit.put(a1, black_king);
  CHECK(edit.piece_at(a1) == black_king);
  edit.put(a1, white_man);
  CHECK(edit.piece_at(a1) == white_man);
  CHECK(edit.pieces(Side::Black).empty());
  edit.put(a1, black_king);
  edit.remove(a1);
  CHECK_FALSE(edit.piece_at(a1).has_value());
  CHECK(edit == BoardEdit{});
}

TEST_CASE("A board that cannot be played has a fault") {
  CHECK(check(BoardEdit{})->kind == Fault::EmptyBoard);

  const auto none = check(edit_of(Variant::Brazilian, "W:Wc3:B"));
  REQUIRE(none.has_value());
  CHECK(none->kind == Fault::NoPieces);
  CHECK(none->side == Side::Black);

  BoardEdit crowded(start_of(Variant::Brazilian));
  crowded.put(square(crowded, "a5"), white_man);
  const auto many = check(crowded);
  REQUIRE(many.has_value());
  CHECK(many->kind == Fault::TooManyPieces);
  CHECK(many->side == Side::White);
  CHECK(many->count == 13);
  CHECK(many->limit == 12);

  BoardEdit crowned = edit_of(Variant::Brazilian, "W:Wc3:Bb6");
  crowned.put(square(crowned, "h8"), white_man);
  const auto man = check(crowned);
  REQUIRE(man.has_value());
  CHECK(man->kind == Fault::CrownedMan);
  CHECK(man->square == square(crowned, "h8"));
}

TEST_CASE("A side to move that cannot move has lost, or has won if that is the goal") {
  const char* blocked = "W:Wa1:Bb2,c3,h8";
  const auto fault = check(edit_of(Variant::Brazilian, blocked));
  REQUIRE(fault.has_value());
  CHECK(fault->kind == Fault::GameOver);
  CHECK(fault->outcome->winner == Side::Black);
  CHECK(check(edit_of(Variant::BrazilianLosing, blocked))->outcome->winner == Side::White);
  CHECK_FALSE(check(edit_of(Variant::Brazilian, "B:Wa1:Bb2,c3,h8")).has_value());
}

TEST_CASE("If the first king wins, a board with a king is already won") {
  const auto fault = check(edit_of(Variant::Breakthrough, "W:WK30,31:B5"));
  REQUIRE(fault.has_value());
  CHECK(fault->kind == Fault::GameOver);
  CHECK(fault->outcome->winner == Side::White);
}

TEST_CASE("A man on its crown row and a piece too many are refused") {
  const BoardEdit start(start_of(Variant::Brazilian));
  const Square h8 = square(start, "h8");
  CHECK(check_put(start, h8, white_man)->kind == Fault::CrownedMan);
  CHECK_FALSE(check_put(start, square(start, "a1"), {Side::White, Kind::King}).has_value());
  CHECK(check_put(start, square(start, "a5"), black_king)->kind == Fault::TooManyPieces);
  // The king replaces a man of its own side, so it is not a piece too many.
  CHECK_FALSE(check_put(start, h8, black_king).has_value());
  CHECK(check_put(start, square(start, "a1"), {Side::Black, Kind::Man})->kind == Fault::CrownedMan);
}

TEST_CASE("Another variant keeps the pieces on a board of the same size") {
  const BoardEdit edit = edit_of(Variant::Brazilian, "B:Wc3,Ka1:Bb6");
  const auto russian = edit.as(Variant::Russian);
  REQUIRE(russian.has_value());
  CHECK(to_fen(russian->position()) == "B:Wc3,Ka1:Bb6");
  CHECK(russian->variant() == Variant::Russian);
  CHECK_FALSE(edit.as(Variant::International).has_value());
  CHECK_FALSE(edit.as(Variant::Turkish).has_value());
  // On a mirrored board, the end of the main road on White's side is h1 instead of a1.
  const auto italian = edit.as(Variant::Italian);
  REQUIRE(italian.has_value());
  CHECK(italian->piece_at(square(*italian, "h1")) == Piece{Side::White, Kind::King});
  CHECK(*italian->as(Variant::Brazilian) == edit);
}

TEST_CASE("A start position becomes the start position of the other variant") {
  const BoardEdit start(start_of(Variant::Brazilian));
  CHECK(start.as(Variant::Thai)->position() == start_of(Variant::Thai));
  CHECK(start.as(Variant::English)->side_to_move() == Side::Black);
  // The twelve men stay, which is too many for a variant with eight.
  BoardEdit moved = start;
  moved.set_side_to_move(Side::Black);
  CHECK(check(*moved.as(Variant::Thai))->kind == Fault::TooManyPieces);
}

}  // namespace damas
