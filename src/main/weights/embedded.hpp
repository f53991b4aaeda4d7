// Owns handing the weights that are embedded in a program to its engines.
#pragma once

namespace damas {

// To be called once, before engines are made. Weights that cannot be used are left out: the
// hand-made evaluation plays.
void ship_embedded_weights();

}  // namespace damas
