// The Dear ImGui parts of the position editor: header, palette, form, and the button for a game.
#include <string>
#include <vector>

#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/page_link.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/editor/editor_scene.hpp"
#include "view/window/frame/button_panels.hpp"
#include "view/window/frame/edit_panels.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/share/link_choices.hpp"

namespace damas {

namespace {

constexpr float gap = 8;

}  // namespace

void EditorScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  palette_panel(ui, app);
  form_panel(ui, app);
  play_panel(ui, app);
  header_panel(ui, app);
}

void EditorScene::header_panel(Ui& ui, App& app) {
  damas::header_panel(
      ui, app,
      {"editor header", layout_.header, app.tr(Text::EditorTitle),
       edit_buttons(position_.can_undo() || !fen_.error().empty(), position_.can_redo()), true},
      [this](Action action, App& a) { action == Action::Back ? go_out(a) : perform(action, a); });
}

void EditorScene::palette_panel(Ui& ui, App& app) {
  const Panel panel("palette", layout_.palette, Panel::Kind::Flat, false);
  EditTool chosen = tool();
  if (!palette_rows(ui, app, chosen, layout_.palette.size(), layout_.tools_in_row)) return;
  position_.choose(chosen);
  app.redraw();
}

void EditorScene::form_panel(Ui& ui, App& app) {
  const auto rows = [&] {
    side_row(ui, app);
    fen_row(ui, app);
    board_row(ui, app);
    variant_row(ui, app);
    find_row(ui, app);
    share_row(ui, app);
    link_row(ui, app);
  };
  edit_form(ui, app, "form", layout_.form, rows,
            {Text::EditorHowToMouse, Text::EditorHowToKeys, Text::EditorHowToTouch});
}

void EditorScene::side_row(Ui& ui, App& app) {
  const std::vector<std::string> sides = {name(app.language(), Side::White),
                                          name(app.language(), Side::Black)};
  int side = index(board().side_to_move());
  if (ui.short_segments(app.tr(Text::EditorSideToMove), sides, side))
    change([&] { position_.swap_side(); }, app);
}

void EditorScene::variant_row(Ui& ui, App& app) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < variants.size(); ++i)
    names.push_back(name(app.language(), static_cast<Variant>(i)));
  int chosen = static_cast<int>(board().variant());
  if (ui.list(app.tr(Text::VariantLabel), names, chosen)) {
    set_variant(static_cast<Variant>(chosen), app);
  }
}

void EditorScene::board_row(Ui& ui, App& app) {
  const auto pressed = whole_board_row(ui, app);
  if (pressed == WholeBoard::Start) change([&] { position_.set_start(); }, app);
  if (pressed == WholeBoard::Clear) change([&] { position_.clear(); }, app);
}

void EditorScene::find_row(Ui& ui, App& app) {
  if (ui.button(app.tr(Text::FindPosition))) find_games(app);
}

void EditorScene::share_row(Ui& ui, App& app) {
  if (ui.button(app.tr(Text::Share))) share(app);
}

void EditorScene::link_row(Ui& ui, App& app) {
  const auto link = [this](const std::string& page, App& a) {
    return readable(a) ? link_to_position(page, board().position()) : std::string{};
  };
  const auto choice = link_choice(LinkTo::Position, link, app);
  if (choice && ui.button(label(*choice, app).c_str())) press(*choice, {}, app);
}

void EditorScene::fen_row(Ui& ui, App& app) {
  if (layout_.portrait) {
    // Beside the field, because the low form has no room for another line.
    const Point start = from_im(ImGui::GetCursorPos());
    ImGui::SetCursorPosY(start.y + (control_height() - ImGui::GetFontSize()) / 2);
    ImGui::TextUnformatted("FEN");
    ImGui::SetCursorPos({start.x + text_width("FEN") + gap, start.y});
  } else {
    ui.caption(app.tr(Text::EditorFen));
  }
  const float width = ImGui::GetContentRegionAvail().x - 2 * (touch_target + gap / 2);
  const std::string before = fen_.error();
  if (const auto typed = fen_.panel(ui, board(), app.language(), width)) {
    position_.set(*typed);
    refresh(app);
  }
  if (fen_.error() != before) app.redraw();
  const Size size{touch_target, control_height()};
  ImGui::SameLine(0, gap / 2);
  if (icon_button(ui, {Icon::Copy, Text::CopyPosition, Action::CopyPosition}, size, app)) copy(app);
  ImGui::SameLine(0, gap / 2);
  if (icon_button(ui, {Icon::Open, Text::PastePosition, Action::PastePosition}, size, app))
    paste(app);
}

void EditorScene::play_panel(Ui& ui, App& app) {
  const Panel panel("play", layout_.play, Panel::Kind::Flat, false);
  // The status line has the reason.
  const Button button{Icon::Play, Text::EditorPlay, {}, can_play(), can_play()};
  if (row_button(ui, button, {0, layout_.play.h}, app)) play(app);
}

}  // namespace damas
