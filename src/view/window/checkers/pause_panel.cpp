#include "view/window/checkers/pause_panel.hpp"

#include "view/window/app/app.hpp"
#include "view/window/checkers/end_banner.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

bool pause_panel(Ui& ui, const App& app, const Rect& board) {
  const Panel panel("pause", card_on(board, {224, control_height() + 32}), Panel::Kind::Floating);
  ui.ground();
  return ui.button(app.tr(Text::Resume), Emphasis::Primary);
}

}  // namespace damas
