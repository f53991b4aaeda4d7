// Owns how a rule's diagram shows moves: as places to go to, as ways, as done, as ruled out.
#pragma once

#include "view/window/help/rule_claims.hpp"

namespace damas {

// The shortest way of a move, which obligations may rule out; empty where it has none.
Path way_of(const Game& game, const Move& m);

// The pieces at rest, and nothing more.
RuleDiagram pieces_only(const Game& game, const CellWindow& window);

// Moves of the diagram's game:
void show_targets(RuleDiagram& diagram, const std::vector<Move>& moves);
void show_way(RuleDiagram& diagram, const Move& m);
// As after it: the piece where it arrives, what it has become, and its trail.
void show_done(RuleDiagram& diagram, const Move& m);
// ... and what it took still there, though taken.
void show_semi_captured(RuleDiagram& diagram, const Move& m);
// A way, under the pieces.
void show_path(RuleDiagram& diagram, const Path& path);
// One that looks possible but is not allowed.
void show_ruled_out(RuleDiagram& diagram, const Path& path);

}  // namespace damas
