// Owns the rules of a variant in short sentences, generated from the rules' data.
#pragma once

#include <string>
#include <vector>

#include "core/variants.hpp"
#include "view/text/text.hpp"

namespace damas {

struct RuleLine {
  Text rule = Text::RuleGoal;
  std::string sentence;
};

// In the order in which a beginner needs them. `draw_table` is an index into the variant's draw
// tables.
std::vector<RuleLine> rule_lines(Language language, Variant variant, std::size_t draw_table = 0);

// The rule books that the program follows where they differ, and how to choose others; may be
// empty.
std::vector<std::string> source_sentences(Language language, Variant variant,
                                          std::size_t draw_table = 0);

}  // namespace damas
