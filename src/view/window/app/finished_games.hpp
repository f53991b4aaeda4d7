// Owns the text form of the games that were finished here: PDN, the newest first, each with a tag
// that identifies its match.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/pdn/game.hpp"

namespace damas {

// Adds the game at the beginning. Removes an earlier end of the same match, which was taken back,
// and the oldest games beyond `most`; all other games stay byte for byte.
std::string with_finished(std::string_view games, const PdnGame& game, std::uint64_t match,
                          std::size_t most);

// The text of the game of that match; empty if there is none.
std::string_view finished_of(std::string_view games, std::uint64_t match);

// The number of games in the text, including invalid ones.
std::size_t count_of_finished(std::string_view games);

// Whether there is text that is not PDN.
bool is_damaged(std::string_view games);
bool is_blank(std::string_view games);

}  // namespace damas
