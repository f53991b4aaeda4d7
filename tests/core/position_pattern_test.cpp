#include "core/position_pattern.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"

namespace damas {

namespace {

AnyPosition position(const char* fen, Variant variant = Variant::Brazilian) {
  return std::get<AnyPosition>(parse_fen(variant, fen));
}

PositionPattern pattern(const char* text) {
  const auto read = parse_pattern(Variant::Brazilian, text, Numbering::Algebraic);
  REQUIRE(read);
  return *read;
}

}  // namespace

TEST_CASE("only the named squares matter") {
  const PositionPattern wanted = pattern("Wc3,Kd4:Bf6:Ee5");
  CHECK(wanted.matches(position("W:Wc3,Kd4:Bf6")));
  CHECK(wanted.matches(position("B:Wc3,Kd4,a1:Bf6,h8,Kg7")));
  CHECK_FALSE(wanted.matches(position("W:Wc3,d4:Bf6")));
  CHECK_FALSE(wanted.matches(position("W:WKc3,Kd4:Bf6")));
  CHECK_FALSE(wanted.matches(position("W:Wc3,Kd4:Bh8")));
  CHECK_FALSE(wanted.matches(position("W:Wc3,Kd4:Bf6,e5")));
  CHECK_FALSE(wanted.matches(position("W:Bc3,Kd4:Wf6")));
  CHECK_FALSE(wanted.matches(position("W:Wc3,Kd4:Bf6", Variant::Russian)));
}

TEST_CASE("the side to move matters if it is named") {
  CHECK(pattern("B:Wc3").matches(position("B:Wc3:Bf6")));
  CHECK_FALSE(pattern("B:Wc3").matches(position("W:Wc3:Bf6")));
}

TEST_CASE("a game with too few men or pieces can no longer reach it") {
  const PositionPattern wanted = pattern("Wc3,Kd4:Bf6");
  CHECK(wanted.may_follow(position("W:Wa1,a3:Bh8")));
  CHECK(wanted.may_follow(position("W:Wa1,Ka3:Bh8")));
  CHECK_FALSE(wanted.may_follow(position("W:WKa1,Ka3:Bh8")));
  CHECK_FALSE(wanted.may_follow(position("W:Wa1:Bh8")));
  CHECK_FALSE(wanted.may_follow(position("W:Wa1,a3:BKh8")));
}

TEST_CASE("a square may demand a piece of a side, man or king") {
  const PositionPattern wanted = pattern("WPc3:BPf6");
  CHECK(wanted.matches(position("W:Wc3:BKf6")));
  CHECK(wanted.matches(position("B:WKc3:Bf6")));
  CHECK_FALSE(wanted.matches(position("W:Wf6:Bc3")));
  CHECK_FALSE(wanted.matches(position("W:Wc3:Bh8")));
  CHECK(wanted.may_follow(position("W:WKa1:Bh8")));
  const PositionPattern two = pattern("Wa3,Pc3");
  CHECK(two.may_follow(position("W:WKa1,e3:Bh8")));
  CHECK_FALSE(two.may_follow(position("W:We3:Bh8")));
}

TEST_CASE("only the same position matches exactly") {
  const AnyPosition start = position("W:Wc3,Kd4:Bf6");
  const PositionPattern wanted = exactly(start);
  CHECK(wanted.matches(start));
  for (const char* const other :
       {"B:Wc3,Kd4:Bf6", "W:Wc3,Kd4:Bf6,h8", "W:Wc3,d4:Bf6", "W:Wc3:Bf6"}) {
    CAPTURE(other);
    CHECK_FALSE(wanted.matches(position(other)));
  }
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const AnyPosition first = start_of(static_cast<Variant>(i));
    CHECK(exactly(first).matches(first));
  }
}

TEST_CASE("the demand of a square is replaced by the next one") {
  PositionPattern wanted;
  const Square s = info(wanted.variant).rules.board.square_at(5);
  CHECK(wanted.demands_nothing());
  for (const Demand demand :
       {Demand::Empty, Demand::WhiteMan, Demand::WhiteKing, Demand::WhitePiece, Demand::BlackMan,
        Demand::BlackKing, Demand::BlackPiece, Demand::Anything}) {
    wanted.set(s, demand);
    CHECK(wanted.at(s) == demand);
    CHECK(wanted.occupied().contains(s) == side_of(demand).has_value());
    CHECK(wanted.demands_nothing() == (demand == Demand::Anything));
  }
  CHECK(wanted == PositionPattern{});
  wanted.to_move = Side::Black;
  CHECK_FALSE(wanted.demands_nothing());
}

TEST_CASE("numbers of squares are read as the variant counts them") {
  const auto read = parse_pattern(Variant::International, "W28,K32:E33", Numbering::FromTopLeft);
  REQUIRE(read);
  CHECK(read->matches(position("W:W28,K32:B1", Variant::International)));
  CHECK_FALSE(read->matches(position("W:W28,K32,33:B1", Variant::International)));
}

TEST_CASE("the pattern of a position's pieces leaves all other squares and the side free") {
  const PositionPattern wanted = with_pieces_of(position("W:Wc3:Bf6,Kh8"));
  CHECK(wanted.matches(position("B:Wc3,a1:Bf6,Kh8")));
  CHECK_FALSE(wanted.matches(position("W:Wc3:Bf6,h8")));
  CHECK(wanted.empty.empty());
  CHECK_FALSE(wanted.to_move.has_value());
}

TEST_CASE("only a pattern of all squares and a side has one position") {
  const AnyPosition here = position("B:Wc3,Ka1:Bf6,Kh8");
  CHECK(only_match(exactly(here)) == here);
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const AnyPosition start = start_of(static_cast<Variant>(i));
    CHECK(only_match(exactly(start)) == start);
  }
  PositionPattern loose = exactly(here);
  loose.to_move.reset();
  CHECK_FALSE(only_match(loose));
  loose = exactly(here);
  loose.set(*loose.empty.begin(), Demand::Anything);
  CHECK_FALSE(only_match(loose));
  loose = exactly(here);
  loose.set(*loose.men[index(Side::White)].begin(), Demand::WhitePiece);
  CHECK_FALSE(only_match(loose));
  CHECK_FALSE(only_match(with_pieces_of(here)));
}

TEST_CASE("a pattern comes back from its letters, and other letters are refused") {
  PositionPattern all;
  all.variant = Variant::International;
  const BoardShape& board = info(all.variant).rules.board;
  for (int i = 0; i < board.square_count(); ++i)
    all.set(board.square_at(i), static_cast<Demand>(i % 8));
  for (const std::optional<Side> side :
       {std::optional(Side::White), std::optional(Side::Black), std::optional<Side>()}) {
    all.to_move = side;
    const std::string letters = letters_of(all);
    CHECK(pattern_of_letters(all.variant, letters) == all);
    CHECK_FALSE(pattern_of_letters(Variant::Brazilian, letters));
    CHECK_FALSE(pattern_of_letters(all.variant, letters.substr(1)));
    CHECK_FALSE(pattern_of_letters(all.variant, letters.substr(0, 50) + "x"));
    CHECK_FALSE(pattern_of_letters(all.variant, "x" + letters.substr(1)));
  }
  CHECK_FALSE(pattern_of_letters(all.variant, ""));
}

TEST_CASE("other texts are refused") {
  for (const char* const text :
       {"", "W", ":", "Wc3:", "Wc3:W", "E", "Wc3,", "W,c3", "Wc4", "Wz9", "Xc3", "c3", "Wc3,c3",
        "Wc3:Ec3", "Wc3:Bc3", "EKc3", "EPc3", "WKPc3", "Wc3 d4"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_pattern(Variant::Brazilian, text, Numbering::Algebraic));
  }
}

}  // namespace damas
