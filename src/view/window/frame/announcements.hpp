// Owns the sentences by which a screen reader describes a game.
#pragma once

#include <string>

#include "core/game.hpp"
#include "match/command.hpp"
#include "view/text/language.hpp"

namespace damas {

// For example "White: c3xg7. It captures two pieces."; empty if the status line says everything.
// `game` already holds the move of the event, if it is one.
std::string announcement(Language language, const Event& event, const Game& game);

// "c3: White man." or "d4: empty.", for the square to which the keyboard's cursor has moved.
std::string announcement(Language language, Cell cursor, const Game& game);

// "Chosen: c3, White man. It can go to b4 or d4.", for a piece that has been selected.
std::string announcement(Language language, Square selected, const SquareSet& targets,
                         const Game& game);

}  // namespace damas
