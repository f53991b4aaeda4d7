// Owns the measuring and shortening of a line of text in the current font of Dear ImGui.
#pragma once

#include <string>
#include <string_view>

namespace damas {

float text_width(std::string_view line);
// At most `width` wide; the end of a wider text is replaced by ….
std::string with_ellipsis(std::string_view text, float width);

}  // namespace damas
