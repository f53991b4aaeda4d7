// Owns the learnt weights and opening books embedded in the programs.
#pragma once

#include <string_view>

namespace damas {

/// The bytes of a file such as "brazilian.weights" or "brazilian.book", valid for the whole run;
/// empty where there is no such file.
[[nodiscard]] std::string_view embedded_for_variant(std::string_view name);

}  // namespace damas
