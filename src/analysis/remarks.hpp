// Owns the remarks of an analysis in a game tree: scores, judgements and better lines.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "analysis/analysed_game.hpp"
#include "core/pdn/tree.hpp"

namespace damas::analysis {

// Words about moves, by the number of plies before each; without brackets and braces.
using MoveWords = std::map<std::size_t, std::string>;

// Every analysed position of the main line gets its score ("[%eval 0.35]", relative to White). A
// judged move gets its glyph and, as a variation, the better line. The command "[%damas ...]" marks
// glyphs and variations as ours, these with their number of moves and a mark of their last position
// ("[%damas line 7 0b5d21f8]"). Remarks of earlier analyses, and scores of other programs on the
// main line, are replaced; everything else stays: where a person has judged a move, that judgement
// stands, and a variation that begins with the better move is not repeated, but marked. `words` are
// added to the comments of judged moves, before the command "[%damas end]".
//
// `found` must be the analysis of the game that replay(tree) returns.
void write_remarks(PdnTree& tree, const AnalysedGame& found, const MoveWords& words = {});

// Removes scores from the main line, and the glyphs, words and variations that are marked as ours.
// A variation of ours in which a person has written or played something becomes that person's.
void remove_remarks(PdnTree& tree);

// The analysis that the remarks record, with the lines of judged moves only; nothing if no position
// has a score. A move is judged only if the better one is recorded. `game` must be what
// replay(tree) returns.
std::optional<AnalysedGame> analysis_in(const PdnTree& tree, const Game& game);

// The score, relative to White, that remarks record for the line that ends at the node: that of
// this position, or else that of a line of ours, which counts only in the position where the line
// ended when it was written; older files tell that of lines of one move only. Nothing if the moves
// go on, or have no such score.
std::optional<int> score_of_line(const PdnTree& tree, PdnNode last);

}  // namespace damas::analysis
