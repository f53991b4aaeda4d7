// Owns which diagrams show which rule: sketches whose claims the variant's own moves bear out.
#pragma once

#include <vector>

#include "view/text/text.hpp"
#include "view/window/help/rule_claims.hpp"

namespace damas {

// For one sentence of `rule_lines`; empty where the sentence has no picture. Of several sketches
// that would do, the first one is shown in which the variant's moves bear out the sentence.
std::vector<RuleDiagram> rule_diagrams(Variant variant, Text rule);

}  // namespace damas
