// Owns the access to the texts of a language that the page has loaded for the program.
#pragma once

#include <cstddef>
#include <string>

namespace damas {

// The content of the language's first file, or of the file with that row; empty if the page has
// not loaded this language. If the second file is still being loaded, the page stops until it is
// here.
std::string texts_of_page(const std::string& language, bool first, std::size_t row);

}  // namespace damas
