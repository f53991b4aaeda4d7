// Owns the reasons for a move that is known to be right, as the first one of a problem's solution
// is: why its line wins, or what speaks for the move.
#pragma once

#include <vector>

#include "coach/claim.hpp"
#include "coach/explain.hpp"
#include "core/game.hpp"

namespace damas::coach {

// The claims about the first move of a problem's solution, whose moves are legal one after another.
// Where a claim's line makes the same capture as the solution, but ends it on another square, it
// gets the solution's move, so that both name the same one. Claims are left out whose lines cannot
// go on then, or that need not hold then: of the end of the game, or of a king that is safe.
//
// A claim is also left out if the solver is the first who leaves the solution in its line: it would
// recommend a move that the problem rejects. If the other side is the first, the claim stays.
std::vector<Claim> told_along(const Game& game, const Line& solution,
                              const std::vector<Claim>& claims);

// The claims about the first move of the line, told along it, if one of them explains the win.
// Otherwise what the line itself shows: the pieces that it wins, and what tables know of its last
// position. Empty if it shows neither, because "an even exchange" explains nothing. A shot comes
// first; if no claim tells one that the line shows, the line's own is told.
//
// The side to move wins. The moves must be legal one after another; `endings` may be empty.
std::vector<Claim> reasons_for_win(const Game& game, const Line& line,
                                   const std::vector<Claim>& claims,
                                   const KnownEndings& endings = {});

// Whether one of these reasons is a win by itself: the end of the game, a shot, a safe new king, or
// what tables know. Pieces that are taken, and the opinion of a search, may speak for moves that do
// not win, too.
bool shows_win(const std::vector<Claim>& claims, Side winner);

// The reasons for a line that saves a draw: what speaks for its first move, a shot first, and that
// tables know its last position as drawn. Empty if nothing does.
std::vector<Claim> reasons_for_draw(const Game& game, const Line& line,
                                    const std::vector<Claim>& claims,
                                    const KnownEndings& endings = {});

// The claims about a move of that side if one of them speaks for the move, as a draw by tables does
// for whoever has to save one. Otherwise none: "an even exchange" is no reason to choose a move.
std::vector<Claim> reasons_in_favour(const std::vector<Claim>& claims, Side mover);

}  // namespace damas::coach
