// Owns Diagram: a position to be drawn, with the last move and arrows.
#pragma once

#include <string>
#include <vector>

#include "core/game.hpp"
#include "core/pdn/tree.hpp"
#include "share/board_frame.hpp"

namespace damas::share {

struct Diagram {
  BoardFrame board;
  Path last_move = {};            // squares visited, first to last; may be empty
  std::vector<Path> arrows = {};  // moves that are shown but were not played
  std::string title = {};         // for those who do not see the board
};

// The current position of the game with its last move; the title is its FEN.
Diagram diagram_of(const Game& game);
// The position at a node of a game tree.
Diagram diagram_of(const PdnTree& tree, PdnNode node);

// The shortest path of the move that leads to the node; empty for the root and for positions that
// were set up.
Path path_to(const PdnTree& tree, PdnNode node);

}  // namespace damas::share
