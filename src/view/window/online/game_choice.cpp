#include "view/window/online/game_choice.hpp"

#include <vector>

#include "view/text/names.hpp"
#include "view/window/dialogs/clock_list.hpp"
#include "view/window/dialogs/opening_choice.hpp"
#include "view/window/dialogs/variant_list.hpp"

namespace damas {

bool game_rows(Ui& ui, Language language, OnlineChoice& choice) {
  int variant = static_cast<int>(choice.variant);
  const bool other = variant_list(ui, language, tr(language, Text::VariantLabel), variant);
  choice.variant = static_cast<Variant>(variant);
  const bool changed = clock_list(ui, language, tr(language, Text::ClockLabel), choice.time);
  if (!choice.time.timed()) ui.caption(tr(language, Text::OnlineUnrated));
  return changed || other;
}

bool adjudication_row(Ui& ui, Language language, OnlineChoice& choice) {
  const bool changed = ui.toggle(tr(language, Text::OnlineAdjudication), choice.adjudication);
  if (choice.adjudication) ui.caption(tr(language, Text::OnlineAdjudicationAbout));
  return changed;
}

bool opening_row(Ui& ui, Language language, OnlineChoice& choice, bool eleven_men) {
  const bool changed =
      opening_choice(ui, language, choice.variant, eleven_men, choice.ballot, choice.eleven_men);
  if (choice.ballot) ui.caption(tr(language, Text::OnlineOpeningAbout));
  return changed;
}

net::OpeningLot opening_lot(const OnlineChoice& choice, bool eleven_men) {
  return choice.eleven_men && eleven_men ? net::OpeningLot::ElevenMan : net::OpeningLot::Ballot;
}

bool side_row(Ui& ui, Language language, OnlineChoice& choice) {
  const std::vector<std::string> sides = {name(language, Side::White), name(language, Side::Black),
                                          tr(language, Text::SideRandom)};
  int side = static_cast<int>(choice.side);
  const bool changed = ui.segments(tr(language, Text::SideLabel), sides, side);
  choice.side = static_cast<SideChoice>(side);
  return changed;
}

}  // namespace damas
