// Owns the opening books embedded in the programs, found by variant.
#pragma once

#include <string_view>

namespace damas {

/// The bytes of assets/books/<variant>.book, valid for the whole run; empty where there is no such
/// file.
[[nodiscard]] std::string_view embedded_books(std::string_view variant);

}  // namespace damas
