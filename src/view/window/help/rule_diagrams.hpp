// Owns the choice of diagrams for a rule: sketches whose claim is true in the variant.
#pragma once

#include <vector>

#include "view/text/text.hpp"
#include "view/window/help/rule_claims.hpp"

namespace damas {

// The diagrams for a sentence of `rule_lines`; empty if it has none. Of several sketches, uses the
// first one that demonstrates the sentence by the variant's legal moves.
std::vector<RuleDiagram> rule_diagrams(Variant variant, Text rule);

}  // namespace damas
