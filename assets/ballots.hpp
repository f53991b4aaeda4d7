// Owns the lists of openings drawn by lot that are embedded in the programs, found by variant.
#pragma once

#include <string_view>

namespace damas {

/// The text of assets/ballots/<variant>.ballots, valid for the whole run; empty where there is no
/// such file.
[[nodiscard]] std::string_view embedded_ballots(std::string_view variant);

}  // namespace damas
