// Owns making foreign text fit to be shown: what is typed, read from a file or given as an option.
#pragma once

#include <string>
#include <string_view>

namespace damas::terminal {

// Tabs become blanks; control characters and bytes that are no UTF-8 become question marks.
std::string printable(std::string_view text);

}  // namespace damas::terminal
