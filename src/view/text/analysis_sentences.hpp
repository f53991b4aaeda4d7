// Owns the words and figures of an analysis: scores, lines, chances and sure results.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "engine/engine.hpp"
#include "view/text/language.hpp"

namespace damas {

// The score in men, relative to White: "+0.35", "−1.20", "0.00"; "#5" or "−#5" for a sure win in
// that many moves of the winner; "#" for one whose length is not known.
std::string score_figure(Language language, Variant variant, int score_for_white);

// The moves of the line in notation, at most `most` and as far as they are legal.
std::string moves_text(Game game, const std::vector<Move>& line, std::size_t most);

// The meaning of a score, relative to White: "White 63 %", with the expected result of the side
// that is ahead, or "White wins in 9", or "White wins". `expected` is White's, from 0 to 1.
std::string verdict_text(Language language, Variant variant, int score_for_white, double expected);

// "63 %", of a share from 0 to 1.
std::string percent_text(Language language, double share);

}  // namespace damas
