// Owns the rules of a variant in short sentences, made from its rules as data.
#pragma once

#include <string>
#include <vector>

#include "core/variants.hpp"
#include "view/text/language.hpp"

namespace damas {

// In the order in which one learns them. `draw_table` indexes the variant's draw tables.
std::vector<std::string> rule_sentences(Language language, Variant variant,
                                        std::size_t draw_table = 0);

}  // namespace damas
