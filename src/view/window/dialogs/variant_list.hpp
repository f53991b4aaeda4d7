// Owns the lists for choosing a variant: one with families and a line about each variant, and one
// with the names of some variants.
#pragma once

#include <vector>

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

// The variants that have something, such as problems, in the order of `variants`.
std::vector<Variant> variants_with(bool (*has)(Variant));

// A short list of the names of some variants. If `chosen` is not among them, the first one is
// chosen. True when changed by the person.
bool short_variant_list(Ui& ui, Language language, const std::vector<Variant>& offered,
                        Variant& chosen);

}  // namespace damas
