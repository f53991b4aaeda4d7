// Owns the sentences of the puzzle's scene: below the board, after a win, and for screen readers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "puzzle/records.hpp"
#include "puzzle/session.hpp"
#include "view/text/language.hpp"

namespace damas {

// The data for the sentences.
struct PuzzleStatus {
  const puzzle::Session& session;
  std::optional<puzzle::Refusal> refused;
  std::optional<puzzle::Record> record;  // of this size
  puzzle::Bettered bettered;             // by this win
  bool fingers = false;                  // move the tiles; see App::uses_fingers
};

// The most important ones first; those without room below the board are dropped from the end.
std::vector<std::string> puzzle_message(Language language, const PuzzleStatus& status);

// The counter of the best solution: its label, and its length or a bound of it.
struct BestCounter {
  const char* label = "";
  std::string value;
  bool known = false;
};
BestCounter best_counter(Language language, const puzzle::Session& session);

// "You 26, best 22, 0:41"
std::string puzzle_result(Language language, const puzzle::Session& session);

// "5 to the left": the tile that moves when the gap moves in that direction.
std::string tile_sentence(Language language, const puzzle::Board& board, puzzle::Direction gap_way);
// The same for one or more moved tiles: "3 tiles, 4 5 6, to the left".
std::string moved_sentence(Language language, const std::vector<int>& tiles,
                           puzzle::Direction tile_way);
// "Row 1: 8 1 3. Row 2: …"
std::string board_sentence(Language language, const puzzle::Board& board);

}  // namespace damas
