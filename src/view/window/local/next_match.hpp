// Owns the making of matches in this window: from the dialog's choice, as a rematch, and from a
// position.
#pragma once

#include <optional>
#include <vector>

#include "core/any_position.hpp"
#include "match/match.hpp"

namespace damas {

class App;
struct NewGameChoice;

// From `start`, a position of the same variant, if given. The moves of `opening` are already
// played.
Match chosen_match(const NewGameChoice& choice, const std::optional<AnyPosition>& start,
                   const std::vector<Move>& opening, App& app);

// With exchanged sides, and with another opening if openings are drawn by lot.
Match rematch_of(const Match& last, App& app);

// The same players continue from the game's position, with full clocks.
Match match_from(const Game& game, const Match& last, App& app);

}  // namespace damas
