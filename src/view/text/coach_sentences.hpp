// Owns the sentences of the coach.
#pragma once

#include <string>
#include <vector>

#include "coach/claim.hpp"
#include "coach/refutation.hpp"
#include "core/game.hpp"
#include "view/text/text.hpp"

namespace damas {

// "White has a shot, which gives one man and takes three men: c3-d4 e5xc3 b2xh8." `before` is the
// game before the explained move.
std::string sentence(Language language, const coach::Claim& claim, const Game& before);

// The sentences of all claims; says so if there are none.
std::string sentences(Language language, const std::vector<coach::Claim>& claims,
                      const Game& before);

// The cost of a mistake, without a reason and without moves, and the question whether to take the
// move back. `before` is the game before it.
std::string cost_sentence(Language language, const coach::RefutedMove& mistake, const Game& before);

}  // namespace damas
