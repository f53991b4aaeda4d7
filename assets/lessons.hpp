// Owns the lessons embedded in the programs.
#pragma once

#include <string_view>

namespace damas {

/// The texts of all assets/lessons/*.lesson, one after another, valid for the whole run.
[[nodiscard]] std::string_view embedded_lessons();

}  // namespace damas
