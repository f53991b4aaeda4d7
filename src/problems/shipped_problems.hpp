// Owns the list of the variants with problems, and the choice of one for a variant without any.
#pragma once

#include "core/variants.hpp"

namespace damas::problems {

// Whether there are problems of the variant (assets/problems).
constexpr bool has_problems(Variant variant) {
  switch (variant) {
    case Variant::Brazilian:
    case Variant::Russian:
    case Variant::Pool:
    case Variant::Jamaican:
    case Variant::English:
    case Variant::Italian:
    case Variant::Spanish:
    case Variant::Portuguese:
    case Variant::Czech:
    case Variant::Thai:
    case Variant::Thai12:
    case Variant::International:
    case Variant::Canadian:
    case Variant::Spantsiretti:
    case Variant::SpantsirettiRussian:
    case Variant::Frisian:
    case Variant::Frysk:
    case Variant::Killer:
    case Variant::Breakthrough:
    case Variant::Turkish:
    case Variant::Armenian:
    case Variant::Gothic:
      return true;
    default:
      return false;
  }
}

// The variant itself if it has problems; otherwise one whose problems a person who plays the
// variant understands best: by how the pieces capture, then by the board.
constexpr Variant nearest_with_problems(Variant variant) {
  if (has_problems(variant)) return variant;
  switch (variant) {
    // The same moves with another goal.
    case Variant::RussianLosing:
      return Variant::Russian;
    case Variant::Antidraughts:
      return Variant::International;
    // The same board.
    case Variant::SriLankan:
      return Variant::Canadian;
    default:
      return Variant::Brazilian;
  }
}

}  // namespace damas::problems
