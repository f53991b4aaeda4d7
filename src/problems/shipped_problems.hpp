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
    case Variant::English:
    case Variant::Italian:
    case Variant::Spanish:
    case Variant::Portuguese:
    case Variant::Czech:
    case Variant::International:
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
    // Any capture may be chosen; men capture both ways and kings fly.
    case Variant::Jamaican:
    case Variant::SpantsirettiRussian:
    case Variant::RussianLosing:
      return Variant::Russian;
    // Men capture forward only, and kings fly.
    case Variant::Thai:
    case Variant::Thai12:
      return Variant::Spanish;
    // The rules or the board of the international game.
    case Variant::Canadian:
    case Variant::SriLankan:
    case Variant::Spantsiretti:
    case Variant::Frisian:
    case Variant::Frysk:
    case Variant::Killer:
    case Variant::Breakthrough:
    case Variant::Antidraughts:
      return Variant::International;
    default:
      return Variant::Brazilian;
  }
}

}  // namespace damas::problems
