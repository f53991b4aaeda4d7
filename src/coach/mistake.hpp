// Owns the decision whether a move is a mistake that a person should be warned of.
#pragma once

#include <vector>

#include "coach/claim.hpp"
#include "coach/explain.hpp"

namespace damas::coach {

// The least loss, in hundredths of a man, that causes a warning.
inline constexpr int loses_a_man = 85;
inline constexpr int loses_half_a_man = 50;

// Whether a better move was found, and this one loses `least` by the searches, or a piece or the
// game by a claim. Moves that still win, by the search or by tables, moves in lost positions, and
// moves after which tables know the same result as before, are no mistakes.
bool is_mistake(const Evidence& evidence, const std::vector<Claim>& claims, Side mover, int least);

// Whether a claim proves what is bad about a mistake: it is good for the other side, or tables know
// a draw.
bool is_proved(const std::vector<Claim>& claims, Side mover);

// The claims that say what is bad about a move of `mover`, and a Worth, which tells how the sides
// stand after it. The others speak for the move, or excuse it.
std::vector<Claim> without_praise(std::vector<Claim> claims, Side mover);

// What a remark on a mistake of `mover` says: what the other side gets by it, and if no claim tells
// that, `compared`, which names a better move. Claims that speak for the mistake are left
// out.
std::vector<Claim> reasons_against(std::vector<Claim> claims, Side mover, const Worth& compared);

// The claims for a person who should not learn the better move yet: a Worth then has only its
// score. Two claims of which one would then seem to deny the other are not told together: beside a
// known result there is no Worth, and beside a Worth there is no Trade.
std::vector<Claim> without_better_move(std::vector<Claim> claims);

// The claims for a person who sees a score of the move beside them, from another search than the
// coach's: a Worth then tells that score, so that words and figure do not disagree. It is in
// hundredths of a man, relative to the side that makes the move. A Worth that names a better move
// tells a difference and stays as it is.
std::vector<Claim> beside_score(std::vector<Claim> claims, int score);

}  // namespace damas::coach
