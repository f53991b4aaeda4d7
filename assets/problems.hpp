// Owns the problems embedded in the programs, found by variant.
#pragma once

#include <string_view>

namespace damas {

/// The bytes of assets/problems/<variant>.problems, valid for the whole run; empty where there is
/// no such file.
[[nodiscard]] std::string_view embedded_problems(std::string_view variant);

}  // namespace damas
