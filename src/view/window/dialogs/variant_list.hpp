// Owns the list for choosing a variant: families with headings, and a line about each variant.
#pragma once

#include "core/variants.hpp"
#include "view/text/language.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

// In the order of the list.
enum class VariantFamily : std::uint8_t {
  MenCaptureBothWays,
  MenCaptureForward,
  LargeBoards,
  OtherGoals,
  WholeBoards,
};

VariantFamily family_of(const VariantInfo& about);

// Indices into `variants`, by family, within a family in the order of the variants.
std::vector<int> variants_by_family();

// `chosen` is an index into `variants`; `width` as for Ui::long_list. True when changed.
bool variant_list(Ui& ui, Language language, const char* label, int& chosen, float width = 0);

}  // namespace damas
