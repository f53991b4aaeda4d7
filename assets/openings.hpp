// Owns the names of openings embedded in the programs, found by variant.
#pragma once

#include <string_view>

namespace damas {

/// The text of assets/openings/<variant>.openings, valid for the whole run; empty where there is no
/// such file.
[[nodiscard]] std::string_view embedded_openings(std::string_view variant);

}  // namespace damas
