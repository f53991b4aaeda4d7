// Owns passing the weights, opening books and endgame tables that are embedded in a program to its
// engines.
#pragma once

namespace damas {

// Call it once, before engines are created. Invalid files are ignored: then the hand-made
// evaluation is used, and openings and endings are searched.
void ship_embedded_files();

}  // namespace damas
