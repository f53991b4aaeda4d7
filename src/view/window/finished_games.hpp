// Owns the text in which the games that were finished here are kept: PDN, the newest first, each
// with a tag that tells its match from others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/pdn/game.hpp"

namespace damas {

// Puts the game first. An earlier end of the same match goes, as it was taken back, and so do the
// oldest games beyond `most`; all others stay byte for byte.
std::string with_finished(std::string_view games, const PdnGame& game, std::uint64_t match,
                          std::size_t most);

// How many games the text holds, broken ones too.
std::size_t count_of_finished(std::string_view games);

// Something is there that is no PDN.
bool is_damaged(std::string_view games);
bool is_blank(std::string_view games);

}  // namespace damas
