// Owns the text form of an unfinished puzzle, in which it is kept between program runs.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "puzzle/daily.hpp"
#include "puzzle/puzzle.hpp"

namespace damas::puzzle {

struct SavedPuzzle {
  Puzzle puzzle;
  std::optional<Date> day = {};  // of a daily deal
};

// The initial board of the game.
Board dealt_board(const Puzzle& puzzle);

// The deal, the done and undone moves, and the time. The game must not be won.
std::string text_of(const SavedPuzzle& game);

// The game, without pending events; nothing if the text is invalid.
std::optional<SavedPuzzle> saved_from_text(std::string_view text);

}  // namespace damas::puzzle
