// Owns the buffer through which a page passes texts to the program.
#pragma once

#include <string>

namespace damas {

// The text that the page wrote last, UTF-8.
const std::string& text_from_page();

}  // namespace damas
