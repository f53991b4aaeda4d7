// The Dear ImGui parts of the search for positions: header, palette, form, and the button that
// begins the search.
#include <string>
#include <vector>

#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/frame/button_panels.hpp"
#include "view/window/frame/edit_panels.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/library/pattern_palette.hpp"
#include "view/window/library/pattern_scene.hpp"

namespace damas {

void PatternScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  palette_panel(ui, app);
  form_panel(ui, app);
  find_panel(ui, app);
  header_panel(ui, app);
}

void PatternScene::header_panel(Ui& ui, App& app) {
  damas::header_panel(ui, app,
                      {"pattern header", layout_.header, app.tr(Text::FindPosition),
                       edit_buttons(edit_.can_undo(), edit_.can_redo()), true},
                      [this](Action action, App& a) {
                        action == Action::Back ? a.scenes().close(*this) : perform(action, a);
                      });
}

void PatternScene::palette_panel(Ui& ui, App& app) {
  const Panel panel("pattern palette", layout_.palette, Panel::Kind::Flat, false);
  Demand chosen = edit_.tool();
  if (!palette_rows(ui, app, chosen, layout_.palette.size(), layout_.tools_in_row)) return;
  edit_.choose(chosen);
  app.redraw();
}

void PatternScene::form_panel(Ui& ui, App& app) {
  const auto rows = [&] {
    others_row(ui, app);
    side_row(ui, app);
    board_row(ui, app);
  };
  edit_form(ui, app, "pattern form", layout_.form, rows,
            {Text::PatternHowToMouse, Text::PatternHowToKeys, Text::PatternHowToTouch});
}

void PatternScene::others_row(Ui& ui, App& app) {
  const std::vector<std::string> choices = {app.tr(Text::PatternEmpty),
                                            app.tr(Text::PatternAnything)};
  int chosen = edit_.others_empty() ? 0 : 1;
  if (ui.segments(app.tr(Text::PatternOthers), choices, chosen))
    change([&] { edit_.set_others_empty(chosen == 0); }, app);
}

void PatternScene::side_row(Ui& ui, App& app) {
  const std::vector<std::string> sides = {name(app.language(), Side::White),
                                          name(app.language(), Side::Black),
                                          app.tr(Text::PatternEitherSide)};
  int chosen = pattern().to_move ? index(*pattern().to_move) : 2;
  if (!ui.segments(app.tr(Text::EditorSideToMove), sides, chosen)) return;
  std::optional<Side> side;
  if (chosen < 2) side = chosen == index(Side::White) ? Side::White : Side::Black;
  change([&] { edit_.set_to_move(side); }, app);
}

void PatternScene::board_row(Ui& ui, App& app) {
  const auto pressed = whole_board_row(ui, app);
  if (pressed == WholeBoard::Start) change([&] { edit_.set(start_of(pattern().variant)); }, app);
  if (pressed == WholeBoard::Clear) change([&] { edit_.clear(); }, app);
}

void PatternScene::find_panel(Ui& ui, App& app) {
  const Panel panel("pattern find", layout_.find, Panel::Kind::Flat, false);
  const bool all = pattern().demands_nothing();
  const Button button{Icon::Check, all ? Text::PatternAll : Text::PatternFind, {}, true, true};
  if (row_button(ui, button, {0, layout_.find.h}, app)) find(app);
}

}  // namespace damas
