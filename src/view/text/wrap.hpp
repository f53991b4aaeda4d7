// Owns breaking text into lines of a given width.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damas {

// The width of UTF-8 text on the screen, in columns; colour sequences have no width.
int columns(std::string_view text);

// Breaks the text into lines of at most `width` columns, at spaces only: a longer word, such as a
// path, stays whole. Every line but the first begins with `indent` spaces.
std::vector<std::string> wrapped(std::string_view text, int width, int indent = 0);

}  // namespace damas
