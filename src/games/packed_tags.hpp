// Owns the stored form of a game's tags and result.
#pragma once

#include <string>
#include <string_view>

#include "core/pdn/game.hpp"

namespace damas::games {

// Values that many games share and that the database stores only once, by tag.
struct SharedTexts {
  std::string white;
  std::string black;
  std::string event;
  std::string opening;
};

// The values of these tags; empty for a tag that is not there.
SharedTexts shared_texts(const PdnHeaders& headers);

// All tags in their order, without the shared values, and the result.
std::string pack_tags(const PdnGame& game);
// Sets the headers, the result and the order of its sides. Returns false for damaged bytes.
bool unpack_tags(std::string_view bytes, const SharedTexts& shared, PdnGame& game);

}  // namespace damas::games
