// Owns the forms in which a game or a position can be shared: pictures, an animation, a web page,
// text.
#pragma once

#include "core/any_position.hpp"
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
// The same for a position without a game: the forms that show one position.
void open_share(const AnyPosition& position, bool flipped, App& app);

}  // namespace damas
