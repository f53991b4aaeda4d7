// Owns the judgement of moves by what they cost, and the accuracy of a player.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace damas::analysis {

enum class Judgement : std::uint8_t { Fine, Inaccuracy, Mistake, Blunder };

// The least losses of expected score, where a win counts 1 and a draw one half. A player who turns
// a draw into a loss loses 0.5: half of that is a blunder, a quarter a mistake, an eighth an
// inaccuracy. Two searches of one position may differ by smaller losses.
inline constexpr double least_blunder = 0.25;
inline constexpr double least_mistake = 0.125;
inline constexpr double least_inaccuracy = 0.0625;

Judgement judgement_of(double loss);
// A mistake or a blunder, as opposed to what costs little.
bool is_mistake(Judgement judgement);

// The numeric annotation glyph: 6 for "?!", 2 for "?", 4 for "??", 0 for a fine move.
int nag_of(Judgement judgement);
// The reverse; a fine move for other glyphs.
Judgement judgement_from(int nag);

// The accuracy of one move, from 0 to 100: 100 halved for each eighth of a game that the move lost.
// So a move that is just a mistake counts 50, one that is just a blunder 25.
double accuracy_of(double loss);
// The mean over the losses of a side's moves for which it had a choice; nothing without such moves.
std::optional<double> accuracy_of(std::span<const double> losses);

}  // namespace damas::analysis
