// Owns the rules of a variant in short sentences, made from its rules as data.
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

// In the order in which one learns them. `draw_table` indexes the variant's draw tables.
std::vector<RuleLine> rule_lines(Language language, Variant variant, std::size_t draw_table = 0);

// Which texts are followed where federations and rule books differ, and where the others are
// chosen; perhaps empty.
std::vector<std::string> source_sentences(Language language, Variant variant,
                                          std::size_t draw_table = 0);

}  // namespace damas
