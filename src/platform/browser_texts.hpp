// Owns getting the texts of a language from the page, which has loaded them for the program.
#pragma once

#include <cstddef>
#include <string>

namespace damas {

// The content of the language's first file, or of the file with that row; empty if the page has
// not loaded this language. For the second file the page may wait until it is loaded.
std::string texts_of_page(const std::string& language, bool first, std::size_t row);

}  // namespace damas
