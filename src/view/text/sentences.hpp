// Owns the sentences that explain values: refusals, outcomes, counters, invalid input.
#pragma once

#include <string>
#include <string_view>

#include "core/board_edit.hpp"
#include "core/fen.hpp"
#include "core/move_input.hpp"
#include "match/command.hpp"
#include "view/text/names.hpp"

namespace damas {

// Names the rule: "You must capture: the piece on c3 can take two." `game` is the game in which the
// move was tried.
std::string rule_sentence(Language language, const MoveRefusal& refusal, const Game& game);
// And if it demands captures of which there are only one or two, names them: "Only c3xg7 is
// allowed."
std::string sentence(Language language, const MoveRefusal& refusal, const Game& game);

std::string sentence(Language language, Refusal refusal);

// "No draw: the computer thinks that it is ahead."
const char* sentence(Language language, const event::DrawDeclined& declined);

// "White wins: Black has no move." `game` is the ended game at its final position.
std::string sentence(Language language, const Outcome& outcome, const Game& game);

// "Each side has 5 moves left to win, or it is a draw"
std::string sentence(Language language, const DrawCounter& counter);

// The place of the error in `fen`, and what was expected.
std::string sentence(Language language, const FenError& error, std::string_view fen,
                     Variant variant);

// Why the position cannot be played, or why the piece cannot be placed.
std::string sentence(Language language, const SetupFault& fault, const BoardEdit& edit);

// "White to move"
const char* turn_sentence(Language language, Side to_move);

}  // namespace damas
