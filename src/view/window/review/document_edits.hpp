// Owns the edits of a game under review: comments, judgements, the order of variations, headers.
#pragma once

#include <cstdint>
#include <string>

#include "analysis/analysed_game.hpp"
#include "view/window/review/document.hpp"

namespace damas {

// The effect of an edit on the board.
enum class Edited : std::uint8_t {
  Nothing,   // it was not possible, or not necessary
  Notes,     // only words and signs
  Order,     // of variations
  Position,  // the current place, or the moves around it
};

namespace edits {

// These edit at the current place.

// Replaces the comment behind the move, but keeps the times and scores in it.
Edited comment(ReviewDocument& document, const std::string& text);
// One of the glyphs 1 to 6 ('!' to '?!') of the move; 0 for none.
int judgement_of(const ReviewDocument& document);
// Sets one of these glyphs, or removes it if it is set already.
Edited judge(ReviewDocument& document, int nag);
// Moves the variation before the previous one, or to the main line.
Edited promote(ReviewDocument& document);
Edited make_main_line(ReviewDocument& document);
Edited delete_from_here(ReviewDocument& document);

Edited set_headers(ReviewDocument& document, const PdnHeaders& headers, const PdnResult& result);
// Writes the remarks of an analysis of the main line into the game.
Edited annotate(ReviewDocument& document, const analysis::AnalysedGame& found);
Edited undo(ReviewDocument& document);
Edited redo(ReviewDocument& document);

}  // namespace edits

}  // namespace damas
