// The Dear ImGui parts of the checkers scene: header, buttons, list of moves, sheet, banner.
#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/checkers/checkers_scene.hpp"
#include "view/window/checkers/ending.hpp"
#include "view/window/frame/button_panels.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float banner_width = 376;
constexpr float gap = 8;
constexpr float widest_answers = 480;
constexpr float title_share = 0.25F;  // of the width, for the title beside the answers
// An earlier Enter was probably still meant for the last move.
constexpr std::chrono::milliseconds banner_noticed{300};

Rect centered_on(const Rect& board, Size size) {
  const Rect box = Rect::around(board.center(), size);
  return {std::round(box.x), std::round(box.y), size.w, size.h};
}

}  // namespace

void CheckersScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  if (!layout_.compact()) title_panel(ui, app);
  if (!layout_.portrait) moves_panel(ui, app);
  grid_panel(ui, app, layout_, described(shown_buttons()), performer());
  if (layout_.portrait) sheet_panel(ui, app);
  question_panel(ui, app);
  if (controller_.session().paused()) pause_panel(ui, app);
  if (shown_->banner) banner_panel(ui, app);
}

void CheckersScene::title_panel(Ui& ui, App& app) {
  const Header header{"header", layout_.header, shown_->title, described(header_buttons())};
  if (frame_.make_header(ui, app, header, performer())) arrange();
}

std::vector<Button> CheckersScene::described(std::span<const GameButton> all) {
  std::vector<Button> buttons;
  buttons.reserve(all.size());
  for (const GameButton each : all)
    buttons.push_back(button(each));
  return buttons;
}

PerformAction CheckersScene::performer() {
  return [this](Action action, App& app) { perform(action, app); };
}

// A folded panel has the buttons of portrait, and fills its last row with other ones as far as
// there is room.
std::vector<GameButton> CheckersScene::shown_buttons() const {
  const std::span<const GameButton> first = buttons(layout_.compact());
  std::vector<GameButton> shown(first.begin(), first.end());
  if (!layout_.folded) return shown;
  const int rows = button_rows(layout_.buttons.w, static_cast<int>(shown.size()));
  for (const GameButton button : buttons(false)) {
    if (static_cast<int>(shown.size()) % rows == 0) break;
    if (std::find(shown.begin(), shown.end(), button) != shown.end()) continue;
    shown.insert(shown.end() - 1, button);
  }
  return shown;
}

void CheckersScene::moves_panel(Ui& ui, App& app) {
  if (layout_.moves.h < 32) return;
  const Panel panel("moves", layout_.moves, Panel::Kind::Flat, false);
  if (const auto ply = table_.panel(ui, app.tr(Text::NoMovesYet))) {
    look_at(*ply);
    app.redraw();
  }
}

void CheckersScene::sheet_panel(Ui& ui, App& app) {
  const Rect& sheet = layout_.sheet;
  if (sheet.h < Sheet::handle_height) return;  // the answer buttons need its place
  const Panel panel("sheet", sheet, Panel::Kind::Floating, false);
  const std::string last = table_.shown_move();
  const std::string behind = last.empty() ? std::string(app.tr(Text::MovesLabel)) : last;
  if (sheet_.handle(ui, sheet, shown_->title + " · " + behind)) {
    app.wake_after(Milliseconds{0});
    app.redraw();
  }
  if (layout_.moves.h >= 32) {
    ImGui::SetCursorScreenPos(im(layout_.moves.origin()));
    ImGui::BeginChild("moves", im(layout_.moves.size()), 0,
                      ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
    if (const auto ply = table_.panel(ui, app.tr(Text::NoMovesYet))) look_at(*ply);
    ImGui::EndChild();
  }
  if (layout_.counters.h < 24) return;
  ImGui::SetCursorScreenPos(im(layout_.counters.origin()));
  if (shown_->counters.empty()) return;
  const char* const nearest = shown_->counters.front().c_str();
  const bool fits = text_width(nearest) <= layout_.counters.w;
  fits ? ui.wrapped(nearest) : ui.caption(nearest);
}

// The answer buttons are in the status line after its sentence or, if that line is short, at the
// lower edge of the window.
void CheckersScene::question_panel(Ui& ui, App& app) {
  const std::optional<Question> asked = question(app);
  const Rect& line = layout_.sentence;
  const float width = std::min(288.0F, line.w);
  const float kept = asked && !layout_.portrait ? width : 0;
  if (std::exchange(answers_, kept) != kept) app.redraw();
  if (!asked) return;
  const float before_aside =
      std::round(line.right() - room_for_aside(shown_status(), line.w) - width);
  // Limited to the line's height, because the board begins above it.
  const Rect beside = {before_aside, line.y, width, line.h};
  const Rect& place = layout_.portrait ? layout_.answers : beside;
  if (place.empty()) return;  // the question is newer than the last update
  const Panel panel("offer", place, Panel::Kind::Floating, false);
  ui.ground();
  const bool both = !asked->no.empty();
  // The variant's name is normally on the sheet's handle, whose place the answers may have taken.
  const bool titled = layout_.portrait && layout_.sheet.h < Sheet::handle_height;
  const float left = titled ? std::round(place.w * title_share) : 0;
  if (titled) {
    const float high = ui.measured([&] { ui.caption(shown_->title.c_str(), left - gap); });
    ImGui::SetCursorPos({gap, std::max(0.0F, std::round((place.h - high) / 2))});
    ui.caption(shown_->title.c_str(), left - gap);
  }
  const float room = layout_.portrait ? std::min(widest_answers, place.w - left) : width;
  const float each = both ? std::floor((room - 3 * gap) / 2) : room - 2 * gap;
  ImGui::SetCursorPos({left + std::round((place.w - left - room) / 2) + gap,
                       std::round((place.h - control_height) / 2)});
  ImGui::BeginDisabled(!asked->enabled);
  const Emphasis emphasis = asked->enabled ? Emphasis::Primary : Emphasis::Plain;
  if (ui.button(asked->yes.c_str(), emphasis, each)) asked->answer(true, app);
  ImGui::EndDisabled();
  if (!both) return;
  ImGui::SameLine();
  if (ui.button(asked->no.c_str(), Emphasis::Plain, each)) asked->answer(false, app);
}

void CheckersScene::pause_panel(Ui& ui, App& app) {
  const Rect place = centered_on(board().frame(), {224, control_height + 32});
  const Panel panel("pause", place, Panel::Kind::Floating);
  ui.ground();
  if (ui.button(app.tr(Text::Resume), Emphasis::Primary)) perform(Action::Pause, app);
}

void CheckersScene::banner_panel(Ui& ui, App& app) {
  const Session& session = controller_.session();
  const Outcome outcome = *session.match().outcome();
  const Rect board = this->board().frame();
  const float width = std::min(banner_width, board.w - 2 * gap);
  const Rect place = centered_on(board, {width, banner_height_});
  const Panel panel("banner", place, Panel::Kind::Floating);
  ui.ground();
  const EndingLook look = ending_look(outcome, session.only_person());
  const float inner = ImGui::GetContentRegionAvail().x;
  ui.icon(look.icon, Rect::at(from_im(ImGui::GetCursorScreenPos()), {32, 32}),
          look.celebrated ? ui.theme().accent : ui.theme().muted);
  ImGui::SetCursorPos({16 + 48, 16 + 4});
  ui.heading(app.tr(look.headline));
  ImGui::SetCursorPos({16, 16 + 48});
  ui.wrapped(end_sentence(app).c_str());
  ImGui::Dummy({0, 0});
  sequel_buttons(ui, app);
  const float height = ImGui::GetCursorPosY() - gap + 16;
  if (std::exchange(banner_height_, height) != height) app.redraw();
  // Created last, so that the keyboard starts at the first button.
  ImGui::SetCursorPos({16 + inner - 40 + 8, 8});
  if (icon_button(ui, {Icon::Close, Text::Close}, {40, 40}, app)) {
    banner_closed_ = true;
    app.redraw();
  }
}

void CheckersScene::sequel_buttons(Ui& ui, App& app) {
  const std::vector<Button> all = sequels(app);
  const bool noticed = app.now() - banner_since_ >= banner_noticed;
  const bool top = &app.scenes().top() == this && !app.scenes().pending();
  if (top && ui.enter_is_free() && noticed && all.front().enabled)
    press(all.front(), performer(), app);
  const float half = std::floor((ImGui::GetContentRegionAvail().x - gap) / 2);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool beside = i + 1 == all.size();
    const bool halved = i > 0 && i + 2 >= all.size();
    if (beside && halved) ImGui::SameLine();
    Button shown = all[i];
    shown.on = i == 0;
    if (label_button(ui, shown, halved ? half : 0, app)) press(shown, performer(), app);
  }
}

std::string CheckersScene::end_sentence(const App& app) const {
  return sentence(app.language(), *session().match().outcome(), session().game());
}

}  // namespace damas
