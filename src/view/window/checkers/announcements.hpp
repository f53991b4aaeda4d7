// Owns what is said of a game to who does not see its board.
#pragma once

#include <string>

#include "core/game.hpp"
#include "match/command.hpp"
#include "view/text/language.hpp"

namespace damas {

// "White: c3xg7. It captures two pieces." and the like; empty where the status line says it all.
// `game` holds the event's move, if it is one.
std::string announcement(Language language, const Event& event, const Game& game);

// "c3: White man." or "d4: empty.", for the square that the keyboard's cursor has come to.
std::string announcement(Language language, Cell cursor, const Game& game);

}  // namespace damas
