// Owns the ways in which a rule's diagram shows moves: by destinations, by paths, as played, or as
// ruled out.
#pragma once

#include "view/window/help/rule_claims.hpp"

namespace damas {

// The shortest path of a move that need not be legal; empty if it has none.
Path way_of(const Game& game, const Move& m);

// Only the pieces at rest.
RuleDiagram pieces_only(const Game& game, const CellWindow& window);

// For moves of the diagram's game.
void show_targets(RuleDiagram& diagram, const std::vector<Move>& moves);
void show_way(RuleDiagram& diagram, const Move& m);
// Shows the position after the move, with its trail.
void show_done(RuleDiagram& diagram, const Move& m);
// ... and with the captured pieces still on the board.
void show_semi_captured(RuleDiagram& diagram, const Move& m);
// A path, drawn under the pieces.
void show_path(RuleDiagram& diagram, const Path& path);
// A path that seems possible but is not allowed.
void show_ruled_out(RuleDiagram& diagram, const Path& path);

}  // namespace damas
