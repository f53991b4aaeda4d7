// Owns the identifiers of all texts in their order, for the compiler; internal to src/view/text.
//
// Whatever uses them while the program runs puts them all into it: 40 KB of a page's first part.
#pragma once

#include <string_view>

namespace damas {

inline constexpr std::string_view text_ids[] = {
#define DAMAS_TEXT(id, text) #id,
#define DAMAS_COUNTED(id, forms)
#include "view/text/languages/english.inc"
#undef DAMAS_TEXT
#undef DAMAS_COUNTED
};

inline constexpr std::string_view counted_ids[] = {
#define DAMAS_TEXT(id, text)
#define DAMAS_COUNTED(id, forms) #id,
#include "view/text/languages/english.inc"
#undef DAMAS_TEXT
#undef DAMAS_COUNTED
};

}  // namespace damas
