// Owns the packed endgame tables embedded in the programs, found by variant.
#pragma once

#include <string_view>

namespace damas {

/// The bytes of assets/endings/<variant>.endings, valid for the whole run; empty where there is no
/// such file.
[[nodiscard]] std::string_view embedded_endings(std::string_view variant);

}  // namespace damas
