// Owns the size of a lead in steps that have words, by the chances that belong to a score.
#pragma once

#include <cstdint>

#include "core/draw_rules.hpp"
#include "core/variants.hpp"

namespace damas::analysis {

// A learnt score of three men may belong to a board with one man more, so words never tell scores
// in men.
enum class Lead : std::uint8_t { Level, Slight, Plain, Clear, Decisive };

// Of the side that is better by a score, which may be relative to either side. A lead of a man or
// more is at least slight, also where chances hardly depend on it.
Lead lead_of(Variant variant, int score, const Material& material);

// What one move has more than another in the same position, by their scores, which are relative to
// the side to move: the same steps, of the difference of their expected results.
Lead lead_of(Variant variant, int better, int worse, const Material& material);

}  // namespace damas::analysis
