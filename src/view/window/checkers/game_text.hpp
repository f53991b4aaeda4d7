// Owns the text form in which a game is copied and pasted: its start and its moves, for people.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/game.hpp"

namespace damas {

// "1. c3-d4 b6-a5 2. …"; all moves up to the current position. A line with the position comes
// first when the game did not begin at the variant's start.
std::string game_text(const Game& game);

struct GameTextError {
  std::string word;  // the first that could not be understood or played; may be empty
};

// The game that such a text describes, or nothing and, in `error`, where it went wrong. Numbers of
// moves, results and comments in braces are skipped.
std::optional<Game> parse_game_text(Variant variant, std::size_t draw_table, std::string_view text,
                                    GameTextError& error);

}  // namespace damas
