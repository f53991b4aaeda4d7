#include "view/window/dialogs/variant_list.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

#include "view/text/names.hpp"

namespace damas {

namespace {

const char* heading(Language language, VariantFamily family) {
  const int first = static_cast<int>(Text::FamilyMenCaptureBothWays);
  return tr(language, static_cast<Text>(first + static_cast<int>(family)));
}

std::vector<ListEntry> entries_of(Language language, const std::vector<int>& order) {
  std::vector<ListEntry> entries;
  std::optional<VariantFamily> last;
  for (const int i : order) {
    const auto variant = static_cast<Variant>(i);
    const VariantFamily family = family_of(info(variant));
    entries.push_back({name(language, variant), about(language, variant),
                       last == family ? "" : heading(language, family)});
    last = family;
  }
  return entries;
}

}  // namespace

VariantFamily family_of(const VariantInfo& about) {
  const Rules& rules = about.rules;
  if (rules.goal != Goal::Block || rules.king_landing == KingLanding::BehindLastKing) {
    return VariantFamily::OtherGoals;
  }
  if (rules.board.whole) return VariantFamily::WholeBoards;
  if (rules.board.files > 8 || rules.board.ranks > 8) return VariantFamily::LargeBoards;
  return rules.man_captures.contains(Direction::SouthEast) ? VariantFamily::MenCaptureBothWays
                                                           : VariantFamily::MenCaptureForward;
}

std::vector<int> variants_by_family() {
  std::vector<int> order(variants.size());
  std::iota(order.begin(), order.end(), 0);
  const auto family = [](int i) { return family_of(variants[static_cast<std::size_t>(i)]); };
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return family(a) < family(b); });
  return order;
}

bool variant_list(Ui& ui, Language language, const char* label, int& chosen, float width) {
  const std::vector<int> order = variants_by_family();
  const std::vector<ListEntry> entries = entries_of(language, order);
  int place = static_cast<int>(std::find(order.begin(), order.end(), chosen) - order.begin());
  if (!ui.long_list(label, entries, place, width)) return false;
  chosen = order[static_cast<std::size_t>(place)];
  return true;
}

std::vector<Variant> variants_with(bool (*has)(Variant)) {
  std::vector<Variant> all;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    if (has(variant)) all.push_back(variant);
  }
  return all;
}

bool short_variant_list(Ui& ui, Language language, const std::vector<Variant>& offered,
                        Variant& chosen) {
  std::vector<std::string> names;
  for (const Variant variant : offered)
    names.push_back(name(language, variant));
  const auto found = std::find(offered.begin(), offered.end(), chosen);
  int place = found == offered.end() ? 0 : static_cast<int>(found - offered.begin());
  const bool changed = ui.list(tr(language, Text::VariantLabel), names, place);
  chosen = offered[static_cast<std::size_t>(place)];
  return changed;
}

}  // namespace damas
