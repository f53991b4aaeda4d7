// Owns the choice of the side in whose name a person at the board sends a command.
#pragma once

#include "match/match.hpp"

namespace damas {

// The number of human players, 0..2.
int persons(const MatchSetup& setup);

// Whether a person may send this command for the side. Nobody may for a computer or a program, but
// a spectator of two of them may pause the match.
bool may_speak(const MatchSetup& setup, Side side, const Command& command);

// With one person, that person's side. With two, the side to move, except that undo and redo belong
// to the side that moved last, and the answer to a draw offer to the side that received it. With
// none, the side to move, which may only pause and resume the match.
Side speaker(const Match& match, const Command& command);

}  // namespace damas
