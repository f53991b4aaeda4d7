// Owns the checks that a position demonstrates a rule, by the legal moves of its variant. Each
// function answers nothing if the position does not demonstrate it.
#pragma once

#include <optional>
#include <vector>

#include "core/game.hpp"
#include "view/window/board/board_picture.hpp"
#include "view/window/board/marks.hpp"
#include "view/window/help/sketch.hpp"

namespace damas {

struct RuleDiagram {
  Game game;                         // at the shown position, or before the shown moves
  CellWindow window;                 // the visible part of the board
  BoardPicture picture = {};         // the pieces on it
  Marks marks = {};                  // marks.ruled_out: destinations that only the rule forbids
  std::vector<Move> moves = {};      // legal moves that are shown
  std::vector<Move> ruled_out = {};  // captures that are shown as not allowed
};

// Checks the position of `game`; the diagram shows `window`.
using Claim = std::optional<RuleDiagram> (*)(const Game& game, const CellWindow& window);

namespace claims {

// The moves of a lone piece: all distances and exactly the directions of its kind.
std::optional<RuleDiagram> goes(const Game& game, const CellWindow& window);
// ... and its captures, in all diagonal or all straight directions of its kind.
std::optional<RuleDiagram> takes_diagonally(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> takes_straight(const Game& game, const CellWindow& window);
// A capture of two pieces or more.
std::optional<RuleDiagram> chain(const Game& game, const CellWindow& window);
// ... which may also end early.
std::optional<RuleDiagram> may_stop(const Game& game, const CellWindow& window);
// A man can capture a man there, but not a king.
std::optional<RuleDiagram> spares_king(const Game& game, const CellWindow& window);

// A king that captures from a distance, and where it can land: on several squares, or on one.
std::optional<RuleDiagram> lands_anywhere(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> lands_behind(const Game& game, const CellWindow& window);
// ... and that continues from the square after its landing square.
std::optional<RuleDiagram> goes_on_to_neighbour(const Game& game, const CellWindow& window);
// A king that captures an adjacent piece, but not a distant one.
std::optional<RuleDiagram> takes_neighbour(const Game& game, const CellWindow& window);
// A king that has moved as often in a row as it may; shows the position before its last move.
std::optional<RuleDiagram> must_rest(const Game& game, const CellWindow& window);

// A quiet move where a capture is possible too.
std::optional<RuleDiagram> may_decline(const Game& game, const CellWindow& window);
// Captures of unequal size, all legal.
std::optional<RuleDiagram> free_choice(const Game& game, const CellWindow& window);
// Captures that have priority, each function for one reason.
std::optional<RuleDiagram> most_pieces(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> most_value(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> king_first(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> most_kings(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> kings_soonest(const Game& game, const CellWindow& window);

// A capture that ends beside a piece that it has already jumped.
std::optional<RuleDiagram> none_twice(const Game& game, const CellWindow& window);
// A capture that passes a square which it has emptied before.
std::optional<RuleDiagram> passes_emptied(const Game& game, const CellWindow& window);
// A capture that could continue if it could turn back.
std::optional<RuleDiagram> no_half_turn(const Game& game, const CellWindow& window);

// A man that is crowned by a quiet move; at the end of a capture that touches the last rank before;
// and one that only passes the last rank and is not crowned.
std::optional<RuleDiagram> crowned(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> crowned_at_end(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> not_crowned(const Game& game, const CellWindow& window);
// A new king that could capture if its move did not end, or that continues.
std::optional<RuleDiagram> crowned_and_stops(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> crowned_and_goes_on(const Game& game, const CellWindow& window);

// A side without a legal move, which thereby wins or loses.
std::optional<RuleDiagram> blocked(const Game& game, const CellWindow& window);
// A king that wins.
std::optional<RuleDiagram> first_king(const Game& game, const CellWindow& window);

}  // namespace claims
}  // namespace damas
