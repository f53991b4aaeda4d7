// Owns the moves that are best in endings, as tables know them: for a goal, for the defence and for
// the attack.
#pragma once

#include <optional>

#include "core/game.hpp"
#include "puzzle/random.hpp"
#include "training/endings.hpp"

namespace damas::training {

// Longer wins of few pieces are not known.
inline constexpr int most_plies = 300;

// 1 if the side to move wins, -1 if it loses, 0 for a draw; nothing if that is not known. An
// outcome by the rules counts.
std::optional<int> sign_of(const Game& game, endgame::KnownResults& known);
// How many percent of the moves lose for the side that makes them; nothing if a result is unknown.
std::optional<int> losing_share(const Game& game, endgame::KnownResults& known);

// The move with which the side to move, which wins, ends the game soonest.
std::optional<Move> shortest_win(const Game& game, endgame::KnownResults& known);
// The best move of the side to move for the goal. To win: the move of the shortest win, or if the
// win is lost, one that keeps the draw. To hold: of the moves that keep the draw, the one after
// which the most answers lose. Nothing if there is no such move, or the results are not known.
std::optional<Move> best_move(const Game& game, EndingGoal goal, endgame::KnownResults& known);
// The move with which a side that loses does so as late as possible; the first one of several.
// Nothing if the game is over.
std::optional<Move> longest_defence(const Game& game, endgame::KnownResults& known);
// The move that keeps at least the draw and after which most of the answers lose; `random` chooses
// between equal ones.
std::optional<Move> hardest_test(const Game& game, endgame::KnownResults& known,
                                 puzzle::Random& random);

}  // namespace damas::training
