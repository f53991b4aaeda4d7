// Owns the conversion of names and comments from files: encodings, escapes, and comparison of
// names.
#pragma once

#include <string>
#include <string_view>

namespace damas {

// The standard requires UTF-8. A text that is not valid UTF-8 is read as Latin-1.
std::string to_utf8(std::string_view text);

// Remove and add the backslashes before quotes and backslashes in a tag's value.
std::string unescaped(std::string_view value);
std::string escaped(std::string_view value);

// Converts to small letters without accents to compare names: "Łódź" and "lodz" become equal.
// Covers Latin, Greek and Cyrillic letters.
std::string folded(std::string_view utf8);

// The start of the text, cut to `most` bytes, on one line, for messages that quote a file.
std::string quotable(std::string_view text, std::size_t most);

}  // namespace damas
