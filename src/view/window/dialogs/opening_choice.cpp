#include "view/window/dialogs/opening_choice.hpp"

#include <string>
#include <vector>

namespace damas {

bool opening_choice(Ui& ui, Language language, bool two_ways, bool& ballot, bool& eleven_men) {
  std::vector<std::string> names = {
      tr(language, Text::OpeningNormal),
      tr(language, two_ways ? Text::OpeningThreeMoves : Text::OpeningDrawn)};
  if (two_ways) names.emplace_back(tr(language, Text::OpeningElevenMen));
  const int drawn = two_ways && eleven_men ? 2 : 1;
  int chosen = ballot ? drawn : 0;
  if (!ui.segments(tr(language, Text::OpeningLabel), names, chosen)) return false;
  ballot = chosen > 0;
  if (two_ways) eleven_men = chosen == 2;
  return true;
}

}  // namespace damas
