// Owns the question in whose name those at one board speak to a match.
#pragma once

#include "match/match.hpp"

namespace damas {

// How many of the two players are persons.
int persons(const MatchSetup& setup);

// Nobody speaks for a computer or a program, but whoever watches two of them may hold the match.
bool may_speak(const MatchSetup& setup, Side side, const Command& command);

// The only person, or of two the one to move, except that the one who moved last takes back and
// plays again, and that the one who was offered a draw answers. Between machines the side to move,
// which may only hold the match.
Side speaker(const Match& match, const Command& command);

}  // namespace damas
