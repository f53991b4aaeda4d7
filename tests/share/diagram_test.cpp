#include "share/diagram.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"
#include "core/pdn/reader.hpp"

namespace damas::share {

namespace {

std::string names(const Path& path) {
  std::string text;
  for (const Square s : path)
    text += to_text(s, info(Variant::Brazilian).rules.board, Numbering::Algebraic) + " ";
  return text;
}

}  // namespace

TEST_CASE("A diagram shows the last move through all its squares") {
  Game game(std::get<AnyPosition>(parse_fen(Variant::Brazilian, "W:Wc3:Bd4,f6,h8")));
  CHECK(diagram_of(game).last_move.empty());
  CHECK(diagram_of(game).title == "W:Wc3:Bh8,f6,d4");
  REQUIRE(game.play(game.legal_moves().front()));
  CHECK(names(diagram_of(game).last_move) == "c3 e5 g7 ");
}

TEST_CASE("A diagram of a node has the position and the move there") {
  const PdnGame game = read_pdn("[GameType \"26\"]\n\n1. c3-d4 b6-a5 *\n").front();
  const std::vector<PdnNode> line = game.tree.main_line();
  const Diagram diagram = diagram_of(game.tree, line.back());
  CHECK(names(diagram.last_move) == "b6 a5 ");
  CHECK(diagram.title.starts_with("W:"));
  CHECK(diagram_of(game.tree, PdnNode::Root).last_move.empty());
}

}  // namespace damas::share
