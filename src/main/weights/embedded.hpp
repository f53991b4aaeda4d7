// Owns passing the weights that are embedded in a program to its engines.
#pragma once

namespace damas {

// Call it once, before engines are created. Invalid weights are ignored: then the hand-made
// evaluation is used.
void ship_embedded_weights();

}  // namespace damas
