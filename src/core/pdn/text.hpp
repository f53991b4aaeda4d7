// Owns how names and comments come out of a file: encodings, escapes, and comparison of names.
#pragma once

#include <string>
#include <string_view>

namespace damas {

// The standard asks for UTF-8; what is not valid as such is taken for Latin 1.
std::string to_utf8(std::string_view text);

// A tag's value without and with the backslashes before quotes and backslashes.
std::string unescaped(std::string_view value);
std::string escaped(std::string_view value);

// Small letters without accents, for comparing names: "Łódź" and "lodz" are alike. Covers Latin,
// Greek and Cyrillic.
std::string folded(std::string_view utf8);

// The beginning, of at most so many bytes, on one line: for sentences that quote a file.
std::string quotable(std::string_view text, std::size_t most);

}  // namespace damas
