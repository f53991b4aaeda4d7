// Owns the text of a game under way, by which it survives the program.
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

// As it was dealt.
Board dealt_board(const Puzzle& puzzle);

// The deal, what was moved and taken back, and the time. The game must not be won.
std::string text_of(const SavedPuzzle& game);

// The game, with no events to take; nothing for a text that is none.
std::optional<SavedPuzzle> saved_from_text(std::string_view text);

}  // namespace damas::puzzle
