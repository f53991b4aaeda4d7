// Owns the breaking of prose into lines of a width.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damas {

// Columns that UTF-8 text takes on the screen; colours take none.
int columns(std::string_view text);

// The text in lines of at most `width` columns, broken at spaces only: a longer word, such as the
// path of a file, stays whole. Every line but the first begins with `indent` spaces.
std::vector<std::string> wrapped(std::string_view text, int width, int indent = 0);

}  // namespace damas
