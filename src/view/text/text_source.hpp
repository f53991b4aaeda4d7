// Owns the source from which a page gets texts that are not in the program. Only programs in pages
// have it.
#pragma once

#include <cstddef>
#include <string>

#include "view/text/language.hpp"

namespace damas {

// Called when a text is missing. Returns a file of the language (fetched_texts.hpp) at once, or an
// empty one if the page has none: the first file of the language for an empty table, else the file
// with the row.
using TextSource = std::string (*)(Language language, bool first, std::size_t row);
void get_texts_from(TextSource source);

// Adds the rows of a file that arrived later. False if it belongs to another version.
bool take_texts(Language language, std::string file);
// Whether at least the first file of the language is here, or the source has it.
bool has_texts(Language language);

}  // namespace damas
