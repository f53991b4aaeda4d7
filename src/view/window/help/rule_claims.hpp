// Owns what a position shows of a rule, found among the moves of its variant: each function answers
// nothing where the position does not bear the rule out.
#pragma once

#include <optional>
#include <vector>

#include "core/game.hpp"
#include "view/window/board/board_picture.hpp"
#include "view/window/board/marks.hpp"
#include "view/window/help/sketch.hpp"

namespace damas {

struct RuleDiagram {
  Game game;                  // at the position that is shown, or that the shown moves begin with
  CellWindow window;          // the part of the board that is drawn
  BoardPicture picture = {};  // what is drawn of it
  Marks marks = {};           // marks.ruled_out: where one might go but for the rule
  std::vector<Move> moves = {};      // legal moves that it shows
  std::vector<Move> ruled_out = {};  // captures that it shows as not allowed here
};

// Shows `window` of the game.
using Claim = std::optional<RuleDiagram> (*)(const Game& game, const CellWindow& window);

namespace claims {

// Where a lone piece goes: as far, and in just the directions, that the rules give its kind.
std::optional<RuleDiagram> goes(const Game& game, const CellWindow& window);
// ... and takes: among the directions of one sort, all that the rules give its kind.
std::optional<RuleDiagram> takes_diagonally(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> takes_straight(const Game& game, const CellWindow& window);
// A capture of two pieces or more.
std::optional<RuleDiagram> chain(const Game& game, const CellWindow& window);
// ... which may also stop before its end.
std::optional<RuleDiagram> may_stop(const Game& game, const CellWindow& window);
// A man takes a man there, but not a king.
std::optional<RuleDiagram> spares_king(const Game& game, const CellWindow& window);

// A king that takes from a distance, and where it lands: on several squares, or on one.
std::optional<RuleDiagram> lands_anywhere(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> lands_behind(const Game& game, const CellWindow& window);
// ... and that goes on to a neighbour of its landing.
std::optional<RuleDiagram> goes_on_to_neighbour(const Game& game, const CellWindow& window);
// A king that takes a neighbour and not what is further away.
std::optional<RuleDiagram> takes_neighbour(const Game& game, const CellWindow& window);
// A king that has moved as often in a row as it may; the position is the one before.
std::optional<RuleDiagram> must_rest(const Game& game, const CellWindow& window);

// A quiet move beside a capture.
std::optional<RuleDiagram> may_decline(const Game& game, const CellWindow& window);
// Captures of unequal size, all of them legal.
std::optional<RuleDiagram> free_choice(const Game& game, const CellWindow& window);
// Captures that go before others, for one reason each.
std::optional<RuleDiagram> most_pieces(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> most_value(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> king_first(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> most_kings(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> kings_soonest(const Game& game, const CellWindow& window);

// A capture that ends beside a piece that it has already jumped.
std::optional<RuleDiagram> none_twice(const Game& game, const CellWindow& window);
// A capture that passes a square which it has emptied.
std::optional<RuleDiagram> passes_emptied(const Game& game, const CellWindow& window);
// A capture that could go on if it could turn back.
std::optional<RuleDiagram> no_half_turn(const Game& game, const CellWindow& window);

// A man that is crowned without a capture; at the end of a capture that reaches the last rank
// before; and one that only passes there and is not.
std::optional<RuleDiagram> crowned(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> crowned_at_end(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> not_crowned(const Game& game, const CellWindow& window);
// A new king that could capture if its move did not end, or that goes on.
std::optional<RuleDiagram> crowned_and_stops(const Game& game, const CellWindow& window);
std::optional<RuleDiagram> crowned_and_goes_on(const Game& game, const CellWindow& window);

// A side without a move, which has won or lost by it, as the goal says.
std::optional<RuleDiagram> blocked(const Game& game, const CellWindow& window);
// A king that wins.
std::optional<RuleDiagram> first_king(const Game& game, const CellWindow& window);

}  // namespace claims
}  // namespace damas
