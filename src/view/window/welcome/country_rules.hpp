// Owns the suggestion of a variant by the country and the language that the system tells.
#pragma once

#include <string_view>

#include "core/variants.hpp"
#include "view/text/language.hpp"

namespace damas {

// For "pt-BR", "ru_RU.UTF-8", "nl" and the like: what is mostly played there. International
// draughts for all places that are not listed.
Variant variant_of_locale(std::string_view locale);

// The same, but for a person who reads Portuguese where the locale names no country: Brazilian.
Variant suggested_variant(std::string_view locale, Language language);

}  // namespace damas
