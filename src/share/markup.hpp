// Owns writing text and numbers into HTML and SVG.
#pragma once

#include <string>
#include <string_view>

namespace damas::share {

// The text with '&', '<', '>' and both quotes as entities, so that it is neither markup nor the end
// of an attribute's value. Control characters and invalid UTF-8, which would make the file invalid,
// are replaced.
std::string escaped_markup(std::string_view text);

// With at most two digits after a point, whatever the locale.
std::string decimal(double value);

}  // namespace damas::share
