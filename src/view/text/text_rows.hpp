// Owns the rows of the languages' tables: natively they are compiled in, and a page fetches them.
#pragma once

#include <cstdint>

#include "view/text/text.hpp"

namespace damas {

// Null: the language has no such text, or it has not arrived yet.
const char* row(Language language, Text id);
const char* row(Language language, Counted id, Plural category);

// The checksum of all identifiers in their order, by which a file of texts shows that it belongs to
// this program.
std::uint32_t checksum_of_texts();

}  // namespace damas
