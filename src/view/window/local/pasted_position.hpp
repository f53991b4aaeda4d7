// Owns the reading of a position that was pasted into a match.
#pragma once

#include <optional>
#include <string>

#include "core/game.hpp"
#include "match/match.hpp"

namespace damas {

class App;

// A game of the same variant and draw rules that begins with the position in the text, which is
// FEN. If there is none, a notice says why.
std::optional<Game> pasted_game(const std::string& text, const MatchSetup& setup, App& app);

}  // namespace damas
