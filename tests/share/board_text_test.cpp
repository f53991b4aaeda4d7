#include "share/board_text.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"

namespace damas::share {

namespace {

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines)
    text += line + "\n";
  return text;
}

BoardFrame empty_frame(const BoardShape& shape, Numbering numbering) {
  BoardFrame frame{shape, numbering, {}, {}};
  frame.figures.resize(static_cast<std::size_t>(shape.square_count()));
  return frame;
}

void put(BoardFrame& frame, Cell cell, Figure figure) {
  const Square s = *frame.shape.square(cell);
  frame.figures[static_cast<std::size_t>(frame.shape.ordinal(s))] = figure;
}

constexpr Piece white_man{Side::White, Kind::Man};
constexpr Piece black_king{Side::Black, Kind::King};

}  // namespace

TEST_CASE("the board has letters A to H, ranks 1 to 8, men o and kings D") {
  const auto position = parse_fen(Variant::Brazilian, "W:Wa1,c3,Kh2:Bd4,Kb8");
  const BoardFrame frame = frame_of(Game(std::get<AnyPosition>(position)));
  CHECK(joined(board_text(frame, {})) == R"(     A  B  C  D  E  F  G  H     
   +------------------------+   
 8 |   (D)    .     .     . | 8 
 7 | .     .     .     .    | 7 
 6 |    .     .     .     . | 6 
 5 | .     .     .     .    | 5 
 4 |    .    (o)    .     . | 4 
 3 | .     o     .     .    | 3 
 2 |    .     .     .     D | 2 
 1 | o     .     .     .    | 1 
   +------------------------+   
     A  B  C  D  E  F  G  H     
)");
}

TEST_CASE("without names neither edges nor free squares tell what squares are called") {
  for (const Numbering numbering :
       {Numbering::Algebraic, Numbering::AlgebraicTurned, Numbering::FromTopLeft}) {
    BoardStyle style;
    style.names = false;
    style.marks.insert(*BoardShape{4, 4}.square(Cell{2, 2}));
    std::string text = joined(board_text(empty_frame({4, 4}, numbering), style));
    std::erase(text, ' ');
    CHECK(text == "\n+------------+\n|..|\n|.>.|\n|..|\n|..|\n+------------+\n\n");
  }
}

TEST_CASE("marked squares have a sign before them, and black pieces still half a bracket") {
  BoardFrame frame = empty_frame({4, 4}, Numbering::Algebraic);
  put(frame, {0, 0}, {white_man});
  put(frame, {3, 3}, {black_king});
  BoardStyle style;
  for (const Cell cell : {Cell{0, 0}, Cell{2, 0}, Cell{3, 3}})
    style.marks.insert(*frame.shape.square(cell));
  const auto lines = board_text(frame, style);
  CHECK(lines[2] == " 4 |    .    >D)| 4 ");
  CHECK(lines[5] == " 1 |>o    >.    | 1 ");
  // A free square of a numbered board shows its number.
  const BoardFrame numbered = empty_frame({10, 10}, Numbering::FromTopLeft);
  BoardStyle first;
  first.marks.insert(*numbered.shape.square({1, 9}));
  CHECK(board_text(numbered, first)[2].starts_with("   |   >1     2 "));
}

TEST_CASE("a flipped board shows Black's side at the bottom") {
  BoardFrame frame = empty_frame({4, 4}, Numbering::Algebraic);
  put(frame, {0, 0}, {white_man});
  put(frame, {3, 3}, {black_king});
  CHECK(joined(board_text(frame, {false, true})) == R"(     D  C  B  A     
   +------------+   
 1 |    .     o | 1 
 2 | .     .    | 2 
 3 |    .     . | 3 
 4 |(D)    .    | 4 
   +------------+   
     D  C  B  A     
)");
}

TEST_CASE("on a mirrored board the corner at White's left is not played on") {
  BoardFrame frame = empty_frame({4, 4, false, true}, Numbering::Algebraic);
  put(frame, {3, 0}, {white_man});
  CHECK(joined(board_text(frame, {})) == R"(     A  B  C  D     
   +------------+   
 4 | .     .    | 4 
 3 |    .     . | 3 
 2 | .     .    | 2 
 1 |    .     o | 1 
   +------------+   
     A  B  C  D     
)");
}

TEST_CASE("a whole board is played on everywhere") {
  BoardFrame frame = empty_frame({4, 4, true}, Numbering::Algebraic);
  put(frame, {1, 1}, {white_man});
  put(frame, {2, 1}, {black_king, true});
  CHECK(joined(board_text(frame, {})) == R"(     A  B  C  D     
   +------------+   
 4 | .  .  .  . | 4 
 3 | .  .  .  . | 3 
 2 | .  o *D* . | 2 
 1 | .  .  .  . | 1 
   +------------+   
     A  B  C  D     
)");
}

TEST_CASE("numbered free squares show their numbers, and each rank its range") {
  BoardFrame frame = empty_frame({10, 10}, Numbering::FromTopLeft);
  put(frame, {2, 0}, {white_man});
  const auto lines = board_text(frame, {});
  REQUIRE(lines.size() == 14);
  CHECK(lines[2] == "   |    1     2     3     4     5 | 1-5  ");
  CHECK(lines[11] == "   | 46    o     48    49    50   | 46-50");
  CHECK(board_text(frame, {false, true})[2] == "   |    50    49    48    o     46| 50-46");
}

TEST_CASE("numbered boards have no letters around them, lettered ones no numbers inside") {
  const auto numbered = board_text(empty_frame({8, 8}, Numbering::FromBottomRight), {});
  CHECK(numbered.front().find_first_not_of(' ') == std::string::npos);
  CHECK(numbered[2] == "   |    32    31    30    29| 32-29");
  const auto lettered = board_text(empty_frame({8, 8}, Numbering::Algebraic), {});
  CHECK(lettered[2] == " 8 |    .     .     .     . | 8 ");
}

TEST_CASE("the lines of a board of any shape are equally long") {
  for (const BoardShape& shape : {BoardShape{8, 8}, BoardShape{12, 12}, BoardShape{10, 8},
                                  BoardShape{8, 8, true}, BoardShape{8, 8, false, true}}) {
    for (const Numbering numbering : {Numbering::Algebraic, Numbering::FromTopLeft}) {
      const auto lines = board_text(empty_frame(shape, numbering), {});
      CHECK(lines.size() == static_cast<std::size_t>(shape.ranks) + 4);
      for (const std::string& line : lines)
        CHECK(line.size() == lines.front().size());
    }
  }
}

TEST_CASE("player one is blue, player two yellow, semi-captured pieces white") {
  CHECK(piece_text({white_man}, true) == "\x1b[1;94;40m o \x1b[0m");
  CHECK(piece_text({black_king}, true) == "\x1b[1;93;40m(D)\x1b[0m");
  CHECK(piece_text({white_man, true}, true) == "\x1b[1;97;40m*o*\x1b[0m");
  CHECK(piece_text({black_king, true}, true) == "\x1b[1;97;40m*D*\x1b[0m");
}

TEST_CASE("in colour the squares of the last move are underlined") {
  BoardFrame frame = empty_frame({4, 4}, Numbering::Algebraic);
  frame.trail.insert(*frame.shape.square({0, 0}));
  CHECK(board_text(frame, {true, false})[5] ==
        " 1 |\x1b[4;37;40m . \x1b[0m\x1b[47m   \x1b[0m\x1b[37;40m . \x1b[0m\x1b[47m   \x1b[0m| 1 ");
}

TEST_CASE("without colour there is not one escape sequence") {
  for (const std::string& line : board_text(frame_of(Game()), {})) {
    CHECK(line.find('\x1b') == std::string::npos);
  }
}

}  // namespace damas::share
