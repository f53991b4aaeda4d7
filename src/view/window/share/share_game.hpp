// Owns what a game can be shared as: pictures, an animation, a web page, text.
#pragma once

#include "core/pdn/game.hpp"

namespace damas {

class App;

struct SharedGame {
  PdnGame game;
  PdnNode node = PdnNode::Root;  // the position that is shown
  bool flipped = false;          // Black's side at the bottom
};

// The node of the main line after `ply` moves.
PdnNode node_after(const PdnTree& tree, int ply);

// Opens the list of the forms, above the current scene.
void open_share(SharedGame shared, App& app);

}  // namespace damas
