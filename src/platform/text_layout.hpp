// Owns how words become lines; knows no font, only a function that measures.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace damas {

using MeasureLine = std::function<float(const std::string&)>;

// Lines as the text says, each broken between words where it is wider than `width`; a word that
// is too wide alone is broken inside. `width` <= 0 breaks nothing.
std::vector<std::string> wrap_lines(std::string_view utf8, float width, const MeasureLine& measure);
// One line of at most `width`, its end replaced by … if needed.
std::string with_ellipsis(std::string_view utf8, float width, const MeasureLine& measure);

// Bytes of the longest prefix of at most `limit` bytes that splits no character.
std::size_t whole_characters(std::string_view utf8, std::size_t limit);

// Removes the first character from `utf8`, which must not be empty, and returns it. A byte that
// begins no character is returned as U+FFFD.
char32_t take_character(std::string_view& utf8);

}  // namespace damas
