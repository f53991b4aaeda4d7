#include "view/window/editor/edited_position.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"

namespace damas::test {

namespace {

struct Editing {
  EditedPosition position;

  explicit Editing(const char* fen)
      : position(std::get<AnyPosition>(parse_fen(Variant::Brazilian, fen))) {}

  Square at(const char* name) const { return *parse_square(name, position.board().shape()); }
  std::optional<Piece> on(const char* name) const { return position.board().piece_at(at(name)); }
};

constexpr Piece white_man{Side::White, Kind::Man};
constexpr Piece white_king{Side::White, Kind::King};

}  // namespace

TEST_CASE("A tool places its piece, and removes the same one") {
  Editing e("W:Wc3:Bb6");
  e.position.choose(EditTool::WhiteKing);
  CHECK_FALSE(e.position.use_tool(e.at("d4")).has_value());
  CHECK(e.on("d4") == white_king);
  CHECK_FALSE(e.position.use_tool(e.at("d4")).has_value());
  CHECK_FALSE(e.on("d4").has_value());
  e.position.choose(EditTool::Erase);
  CHECK_FALSE(e.position.use_tool(e.at("c3")).has_value());
  CHECK_FALSE(e.on("c3").has_value());
}

TEST_CASE("A refused piece changes nothing, and the reason is given") {
  Editing e("W:Wc3:Bb6");
  const BoardEdit before = e.position.board();
  const auto placed = e.position.use_tool(e.at("b8"));
  REQUIRE(placed.has_value());
  CHECK(placed->fault.kind == SetupFault::Kind::CrownedMan);
  const auto moved = e.position.move(e.at("c3"), e.at("b8"));
  REQUIRE(moved.has_value());
  CHECK(moved->fault.kind == SetupFault::Kind::CrownedMan);
  CHECK_FALSE(moved->board.piece_at(e.at("c3")).has_value());
  CHECK(e.position.board() == before);
  CHECK_FALSE(e.position.can_undo());
}

TEST_CASE("A man is crowned, a king removed") {
  Editing e("W:Wc3:Bb6");
  CHECK_FALSE(e.position.crown(e.at("c3")).has_value());
  CHECK(e.on("c3") == white_king);
  CHECK_FALSE(e.position.crown(e.at("c3")).has_value());
  CHECK_FALSE(e.on("c3").has_value());
  CHECK_FALSE(e.position.crown(e.at("d4")).has_value());
  CHECK_FALSE(e.on("d4").has_value());
}

TEST_CASE("A square goes through the pieces that may stand there") {
  Editing e("W:Wc3:Bb6");
  std::vector<std::optional<Piece>> seen;
  for (int i = 0; i < 4; ++i) {
    e.position.cycle(e.at("b8"));
    seen.push_back(e.on("b8"));
  }
  // No white man may stand on its crown row.
  const std::vector<std::optional<Piece>> expected = {white_king, Piece{Side::Black, Kind::Man},
                                                      Piece{Side::Black, Kind::King}, std::nullopt};
  CHECK(seen == expected);
}

TEST_CASE("The reason why no game can start is known after every change") {
  Editing e("W:Wc3:Bb6");
  CHECK_FALSE(e.position.fault().has_value());
  CHECK(e.position.moves() == 2);
  e.position.remove(e.at("b6"));
  REQUIRE(e.position.fault().has_value());
  CHECK(e.position.fault()->kind == SetupFault::Kind::NoPieces);
  CHECK(e.position.moves() == 0);
  CHECK(e.position.undo());
  CHECK_FALSE(e.position.fault().has_value());
  CHECK(e.position.moves() == 2);
  CHECK_FALSE(e.position.undo());
  CHECK_FALSE(e.position.edited());
  CHECK(e.position.redo());
  CHECK(e.position.edited());
}

TEST_CASE("Another variant keeps the pieces if it has the same board, else it begins anew") {
  Editing e("W:Wc3:Bb6");
  CHECK(e.position.set_variant(Variant::Russian));
  CHECK(e.position.board().variant() == Variant::Russian);
  CHECK(e.on("c3") == white_man);
  CHECK_FALSE(e.position.set_variant(Variant::International));
  CHECK(e.position.board() == BoardEdit(start_of(Variant::International)));
}

TEST_CASE("The board is cleared but for the side to move, or set to the start") {
  Editing e("B:Wc3:Bb6");
  e.position.clear();
  CHECK(e.position.board().pieces(Side::White).empty());
  CHECK(e.position.board().pieces(Side::Black).empty());
  CHECK(e.position.board().side_to_move() == Side::Black);
  e.position.swap_side();
  CHECK(e.position.board().side_to_move() == Side::White);
  e.position.set_start();
  CHECK(e.position.board() == BoardEdit(start_of(Variant::Brazilian)));
}

}  // namespace damas::test
