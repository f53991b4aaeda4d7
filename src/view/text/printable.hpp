// Owns making text from outside safe to show: typed text, file contents, options.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace damas {

// Tabs become blanks; control characters and invalid UTF-8 become question marks.
std::string printable(std::string_view text);

// Makes text printable, and shortens a longer one to that many characters: its beginning, "…" and
// its end.
inline constexpr std::size_t longest_echo = 200;     // for a single typed item
inline constexpr std::size_t longest_message = 800;  // for a sentence that may quote such items
std::string shortened(std::string_view text, std::size_t most = longest_echo);

}  // namespace damas
