// The Dear ImGui parts of the sliding lab: header, palette, player, and the numbers.
#include <string>

#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/frame/button_panels.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/lab/lab_palette.hpp"
#include "view/window/lab/lab_scene.hpp"
#include "view/window/lab/lab_text.hpp"

namespace damas {

namespace {
constexpr float gap = 8;
constexpr float least_explained = 180;  // lower forms show the numbers before the explanation
}  // namespace

void LabScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  {
    const Panel panel("lab palette", layout_.palette, Panel::Kind::Flat, false);
    LabTool chosen = tool_;
    if (lab_palette(ui, app, chosen, layout_.palette, layout_.columns)) choose(chosen, app);
  }
  player_panel(ui, app);
  form_panel(ui, app);
  header_panel(ui, app);
}

void LabScene::header_panel(Ui& ui, App& app) {
  damas::header_panel(
      ui, app,
      {"lab header", layout_.header, app.tr(Text::SlidingLab),
       edit_buttons(history_.can_undo(), history_.can_redo()), true},
      [this](Action action, App& a) { action == Action::Back ? go_out(a) : perform(action, a); });
}

void LabScene::player_panel(Ui& ui, App& app) {
  const Panel panel("lab player", layout_.player, Panel::Kind::Flat, false);
  const auto shown_steps = static_cast<int>(slide_.shown());
  const auto all_steps = static_cast<int>(slide_.count());
  const Button play{playing() ? Icon::Pause : Icon::Play, playing() ? Text::Pause : Text::LabPlay,
                    Action::Pause, all_steps > 0, playing()};
  if (icon_button(ui, play, {touch_target, control_height()}, app)) toggle_playing(app);
  ImGui::SameLine(0, gap / 2);
  const std::string shown = app.tr(Text::LabStepOf, shown_steps, all_steps);
  int step = shown_steps;
  const float width = ImGui::GetContentRegionAvail().x;
  // During playback the screen reader would otherwise announce each step.
  const std::string words = playing() ? app.tr(Text::LabPlay) : shown;
  if (!ui.slider("steps", step, all_steps, shown.c_str(), width, words)) return;
  slide_.go_to(static_cast<std::size_t>(step));
  app.redraw();
}

void LabScene::form_panel(Ui& ui, App& app) {
  const Panel panel("lab form", layout_.form, Panel::Kind::Flat, false);
  ImGui::BeginChild("rows", {0, 0}, 0, ImGuiWindowFlags_NavFlattened);
  const bool roomy = layout_.form.h >= least_explained;
  if (roomy) explanation(ui, app);
  const std::vector<std::string> pages = {app.tr(Text::LabMasksPage), app.tr(Text::LabMagicPage)};
  int shown = static_cast<int>(page());
  if (ui.tabs(pages, shown)) show_page(static_cast<Page>(shown), app);
  if (numbers_.has_two_lines(live_)) {
    const std::vector<std::string> lines = {app.tr(Text::LabStraight), app.tr(Text::LabDiagonals)};
    int line = numbers_.shows_diagonals() ? 1 : 0;
    if (ui.tabs(lines, line)) numbers_.show_diagonals(line == 1);
  }
  page_rows(ui, app);
  if (!roomy) explanation(ui, app);
  situations_row(ui, app);
  fade_edges(ui.theme().panel);
  ImGui::EndChild();
}

void LabScene::explanation(Ui& ui, App& app) const {
  ui.caption(app.tr(is_king(live_.piece) ? Text::LabAboutKing : Text::LabAbout));
  ui.caption(app.tr(page() == Page::Masks ? Text::LabAboutMasks : Text::LabAboutMagic));
}

void LabScene::page_rows(Ui& ui, App& app) {
  const std::vector<HexRow> all = rows(app.language());
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 2});
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (page() == Page::Magic && i + 1 == all.size()) magic_captions(ui, app);
    const HexRowAct act = hex_row(ui, all[i], i == numbers_.chosen(), app);
    if (act.chosen) numbers_.choose(i);
    if (act.copied) copy(all[i], app);
  }
  ImGui::PopStyleVar();
  bit_rows(ui, all[numbers_.chosen()]);
}

// Explains the way from the product to the result.
void LabScene::magic_captions(Ui& ui, App& app) const {
  const sliding::MagicSearch& search = numbers_.search(live_);
  const sliding::Magic& magic = search.magic();
  if (!search.found()) return ui.caption(app.tr(Text::LabSeeking, search.tries()).c_str());
  const auto place = static_cast<int>(magic.index(live_.occupied()));
  ui.caption(app.tr(Text::LabIndex, magic.shift(), place, 1 << magic.bits).c_str());
  ui.caption(app.tr(Text::LabFoundAt, search.tries()).c_str());
}

void LabScene::situations_row(Ui& ui, App& app) {
  std::vector<std::string> names;
  int chosen = -1;
  for (const LabBoard& board : lab_situations()) {
    if (board == this->board()) chosen = static_cast<int>(names.size());
    names.push_back(situation_name(app.language(), board));
  }
  if (chosen < 0) {
    chosen = static_cast<int>(names.size());
    names.emplace_back(app.tr(Text::LabOwnBoard));
  }
  if (!ui.list(app.tr(Text::LabSituation), names, chosen)) return;
  const auto& all = lab_situations();
  if (static_cast<std::size_t>(chosen) < all.size())
    change(all[static_cast<std::size_t>(chosen)], app);
}

}  // namespace damas
