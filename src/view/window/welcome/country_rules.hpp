// Owns the suggestion of a variant by the country and the language that the system tells.
#pragma once

#include <string_view>

#include "core/variants.hpp"

namespace damas {

// For "pt-BR", "ru_RU.UTF-8", "nl" and the like: what is mostly played there. International
// draughts for all places that are not listed.
Variant variant_of_locale(std::string_view locale);

}  // namespace damas
