// Owns the remarks of an analysis in a game tree: scores, judgements and better lines.
#pragma once

#include <optional>

#include "analysis/analysed_game.hpp"
#include "core/pdn/tree.hpp"

namespace damas::analysis {

// Every analysed position of the main line gets its score ("[%eval 0.35]", relative to White). A
// judged move gets its glyph and, as a variation, the better line. The command "[%damas ...]" marks
// glyphs and variations as ours. Remarks of earlier analyses, and scores of other programs on the
// main line, are replaced; everything else stays: where a person has judged a move, that judgement
// stands, and a variation that begins with the better move is not repeated, but marked.
//
// `found` must be the analysis of the game that replay(tree) returns.
void write_remarks(PdnTree& tree, const AnalysedGame& found);

// Removes scores from the main line, and the glyphs and variations that are marked as ours. A
// variation of ours in which a person has written or played something becomes that person's.
void remove_remarks(PdnTree& tree);

// The analysis that the remarks record, with the lines of judged moves only; nothing if no position
// has a score. A move is judged only if the better one is recorded. `game` must be what
// replay(tree) returns.
std::optional<AnalysedGame> analysis_in(const PdnTree& tree, const Game& game);

}  // namespace damas::analysis
