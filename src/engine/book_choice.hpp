// Owns the choice of a move from the shipped opening book.
#pragma once

#include <optional>

#include "engine/engine.hpp"

namespace damas {

// A finished report with a book move and its score, of depth 0. Nothing if the book does not have
// the position, or the level no longer uses it. The better a move, the more often it is chosen.
std::optional<Report> report_from_book(const Game& game, const SearchRequest& request);

}  // namespace damas
