// Owns the form of a pair of endgame tables in a file.
#pragma once

#include <string>
#include <string_view>

#include "endgame/tables.hpp"

namespace damas::endgame {

std::string bytes_of(const PairValues& values, Variant variant, const Material& material);

// Throws std::runtime_error with what is wrong if the bytes are damaged, or of another variant,
// material or version.
PairValues pair_from(std::string_view bytes, const Tables& tables, Variant variant,
                     const Material& material);

}  // namespace damas::endgame
