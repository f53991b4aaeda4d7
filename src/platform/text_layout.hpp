// Owns line breaking; knows no font, only a function that measures text.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace damas {

using MeasureLine = std::function<float(const std::string&)>;

// Keeps the line ends of the text, and breaks lines wider than `width` between words; a word that
// is too wide is broken inside. `width` <= 0 breaks nothing.
std::vector<std::string> wrap_lines(std::string_view utf8, float width, const MeasureLine& measure);
// One line of at most `width`; if it is too wide, its end is replaced by ….
std::string with_ellipsis(std::string_view utf8, float width, const MeasureLine& measure);

// The size in bytes of the longest prefix of at most `limit` bytes that splits no character.
std::size_t whole_characters(std::string_view utf8, std::size_t limit);

// Removes the first character from `utf8`, which must not be empty, and returns it. A byte that
// begins no character is returned as U+FFFD.
char32_t take_character(std::string_view& utf8);

}  // namespace damas
