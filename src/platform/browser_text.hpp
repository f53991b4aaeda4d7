// Owns the room in which a page hands texts to the program.
#pragma once

#include <string>

namespace damas {

// The text that the page has written last, UTF-8.
const std::string& text_from_page();

}  // namespace damas
