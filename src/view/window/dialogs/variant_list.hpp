// Owns the list from which a variant is chosen: families with headings, a line about each.
#pragma once

#include "core/variants.hpp"
#include "view/text/language.hpp"
#include "view/window/widgets.hpp"

namespace damas {

// In the order in which the list shows them.
enum class VariantFamily : std::uint8_t {
  MenCaptureBothWays,
  MenCaptureForward,
  LargeBoards,
  OtherGoals,
  WholeBoards,
};

VariantFamily family_of(const VariantInfo& about);

// Indices of `variants`, family by family, each in the order of the tables.
std::vector<int> variants_by_family();

// `chosen` indexes `variants`; `width` as for Ui::long_list. True when changed.
bool variant_list(Ui& ui, Language language, const char* label, int& chosen, float width = 0);

}  // namespace damas
