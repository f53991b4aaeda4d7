// Owns making foreign text fit to be shown: what is typed, read from a file or given as an option.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace damas {

// Tabs become blanks; control characters and bytes that are no UTF-8 become question marks.
std::string printable(std::string_view text);

// Printable, and of a longer text so many characters: its beginning, "…" and its end.
inline constexpr std::size_t longest_echo = 200;     // of one thing that was typed
inline constexpr std::size_t longest_message = 800;  // of a sentence that may repeat some
std::string shortened(std::string_view text, std::size_t most = longest_echo);

}  // namespace damas
