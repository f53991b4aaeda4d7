#include "view/window/dialogs/drawn_opening.hpp"

#include <cassert>
#include <string_view>
#include <utility>

#include "openings/ballots.hpp"
#include "openings/eleven_man.hpp"
#include "view/window/app/app.hpp"

namespace damas {

bool DrawnOpening::possible(Variant variant, const App& app) {
  return app.desktop().ballots && has_ballots(variant);
}

bool DrawnOpening::has_eleven_men(Variant variant) {
  return has_eleven_man_ballot(variant);
}

PlayedOpening DrawnOpening::draw_eleven_men(App& app) {
  ElevenManOpening drawn = drawn_eleven_man(app.next_seed());
  return {drawn.start, std::move(drawn.moves)};
}

void DrawnOpening::ask_for(Variant variant, App& app) {
  if (list_ && list_->variant == variant) return;
  list_ = std::make_shared<List>(List{variant, {}});
  app.desktop().ballots(variant, [to = std::weak_ptr(list_)](std::string_view text) {
    if (const auto list = to.lock()) list->text = text;
  });
}

PlayedOpening DrawnOpening::draw(App& app) const {
  assert(ready());
  return {std::nullopt, drawn_ballot(list_->text, list_->variant, app.next_seed())};
}

}  // namespace damas
