#include "view/window/dialogs/opening_choice.hpp"

#include <string>
#include <vector>

#include "openings/ballots.hpp"

namespace damas {

bool opening_choice(Ui& ui, Language language, Variant variant, bool two_ways, bool& ballot,
                    bool& eleven_men) {
  std::vector<std::string> names = {
      tr(language, Text::OpeningNormal),
      tr(language, two_ways ? Text::OpeningThreeMoves : Text::OpeningDrawn)};
  if (two_ways) names.emplace_back(tr(language, Text::OpeningElevenMen));
  const int drawn = two_ways && eleven_men ? 2 : 1;
  int chosen = ballot ? drawn : 0;
  const bool changed = ui.segments(tr(language, Text::OpeningLabel), names, chosen);
  if (changed) {
    ballot = chosen > 0;
    if (two_ways) eleven_men = chosen == 2;
  }
  if (chosen == 1)
    ui.caption(tr(language, Text::OpeningDrawnFrom, ballot_publishers(variant)).c_str());
  return changed;
}

}  // namespace damas
