// What the checkers scene builds with Dear ImGui: header, buttons, list of moves, sheet, banner.
#include <algorithm>
#include <cmath>
#include <string>

#include "view/text/sentences.hpp"
#include "view/window/app.hpp"
#include "view/window/checkers/buttons.hpp"
#include "view/window/checkers/checkers_scene.hpp"
#include "view/window/checkers/ending.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/widgets.hpp"

namespace damas {

namespace {

constexpr float banner_width = 376;
constexpr float gap = 8;

Rect centered_on(const Rect& board, Size size) {
  const Rect box = Rect::around(board.center(), size);
  return {std::round(box.x), std::round(box.y), size.w, size.h};
}

}  // namespace

void CheckersScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  if (layout_.portrait) {
    buttons_panel(ui, app);
    sheet_panel(ui, app);
  } else {
    header_panel(ui, app);
    moves_panel(ui, app);
    buttons_panel(ui, app);
  }
  offer_panel(ui, app);
  if (controller_.session().paused()) pause_panel(ui, app);
  if (shown_.banner) banner_panel(ui, app);
}

void CheckersScene::header_panel(Ui& ui, App& app) {
  const Panel panel("header", layout_.header, Panel::Kind::Flat, false);
  const auto place = [&](float right, GameButton button) {
    ImGui::SetCursorPos({right, 0});
    game_button(ui, button, app);
  };
  const float width = layout_.header.w;
  place(0, GameButton::Menu);
  place(width - 4 * touch_target, GameButton::NewGame);
  place(width - 3 * touch_target, GameButton::Settings);
  place(width - 2 * touch_target, GameButton::Help);
  place(width - touch_target, GameButton::More);
  const float room = width - 5 * touch_target - 2 * gap;
  const FontScope font(ui.gui(), GuiFont::Strong);
  if (ImGui::CalcTextSize(shown_.title.c_str()).x > room) return;
  ImGui::SetCursorPos({touch_target + gap, std::round((touch_target - ImGui::GetFontSize()) / 2)});
  ImGui::TextUnformatted(shown_.title.c_str());
}

bool CheckersScene::game_button(Ui& ui, GameButton button, App& app) {
  const ButtonLook look = look_of(button, controller_.session(), controller_.hint());
  const std::string key =
      look.action ? app.preferences().keys.text(app.language(), *look.action) : std::string{};
  const std::string tip = app.tr(look.text) + (key.empty() ? "" : "  (" + key + ")");
  if (!ui.icon_button(
          {look.icon, tip.c_str(), look.enabled, look.on, {touch_target, touch_target}}))
    return false;
  if (look.action) {
    perform(*look.action, app);
  } else if (button == GameButton::Menu) {
    app.scenes().start(make_menu(app));
  } else if (button == GameButton::Resign) {
    resign(app);
  } else if (button == GameButton::OfferDraw) {
    offer_draw(app);
  } else if (button == GameButton::More) {
    open_more(app);
  }
  app.redraw();
  return true;
}

void CheckersScene::buttons_panel(Ui& ui, App& app) {
  const Panel panel("buttons", layout_.buttons, Panel::Kind::Flat, false);
  const auto row = [&](const auto& buttons, float step, int in_row) {
    int i = 0;
    for (const GameButton button : buttons) {
      const float x = std::round(static_cast<float>(i % in_row) * step);
      const int line = i / in_row;
      const float y = static_cast<float>(line) * (touch_target + gap);
      ImGui::SetCursorPos({x, y});
      game_button(ui, button, app);
      ++i;
    }
  };
  const float width = layout_.buttons.w;
  if (layout_.portrait) {
    const auto count = static_cast<float>(portrait_buttons.size());
    ImGui::SetCursorPos({0, 0});
    row(portrait_buttons, (width - touch_target) / (count - 1), static_cast<int>(count));
  } else {
    const auto count = static_cast<int>(landscape_buttons.size());
    const int rows = button_rows(width, count);
    const int in_row = (count + rows - 1) / rows;
    const float step = in_row > 1 ? (width - touch_target) / static_cast<float>(in_row - 1) : 0;
    row(landscape_buttons, std::min(step, touch_target + 2 * gap), in_row);
  }
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
  const Panel panel("sheet", sheet, Panel::Kind::Floating, false);
  const std::string last = table_.shown_move();
  if (sheet_.handle(ui, sheet,
                    std::string(app.tr(Text::MovesLabel)) + (last.empty() ? "" : " · " + last))) {
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
  if (!shown_.counters.empty()) ui.caption(shown_.counters.front().c_str());
}

// Of two persons at one board either may answer; the answers lie over the status line.
void CheckersScene::offer_panel(Ui& ui, App& app) {
  const Session& session = controller_.session();
  if (!session.match().draw_offer() || session.persons() != 2) return;
  const float width = std::min(288.0F, layout_.status.w);
  const float left =
      layout_.portrait ? layout_.status.right() - width : layout_.status.center().x - width / 2;
  const Rect place = {std::round(left), layout_.status.bottom() - 56, width, 56};
  const Panel panel("offer", place, Panel::Kind::Floating, false);
  ui.ground();
  const float each = std::floor((width - 3 * gap) / 2);
  ImGui::SetCursorPos({gap, gap});
  if (ui.button(app.tr(Text::AcceptDraw), Emphasis::Primary, each)) answer_draw(true, app);
  ImGui::SameLine();
  if (ui.button(app.tr(Text::DeclineDraw), Emphasis::Plain, each)) answer_draw(false, app);
}

void CheckersScene::pause_panel(Ui& ui, App& app) {
  const Rect place = centered_on(view_.frame(), {224, control_height + 32});
  const Panel panel("pause", place, Panel::Kind::Floating);
  ui.ground();
  if (ui.button(app.tr(Text::Resume), Emphasis::Primary)) perform(Action::Pause, app);
}

void CheckersScene::banner_panel(Ui& ui, App& app) {
  const Session& session = controller_.session();
  const Outcome outcome = *session.match().outcome();
  const Rect board = view_.frame();
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
  ImGui::SetCursorPos({16 + inner - 40 + 8, 8});
  if (ui.icon_button({Icon::Close, app.tr(Text::Close), true, false, {40, 40}})) {
    banner_closed_ = true;
    app.redraw();
  }
  ImGui::SetCursorPos({16, 16 + 48});
  ui.wrapped(sentence(app.language(), outcome, session.game()).c_str());
  ImGui::Dummy({0, 0});
  if (ui.button(app.tr(Text::Rematch), Emphasis::Primary)) rematch(app);
  if (ui.button(app.tr(Text::Review), Emphasis::Plain)) review(app);
  const float half = std::floor((inner - gap) / 2);
  if (ui.button(app.tr(Text::NewGame), Emphasis::Plain, half)) perform(Action::NewGame, app);
  ImGui::SameLine();
  if (ui.button(app.tr(Text::MainMenu), Emphasis::Plain, half)) app.scenes().start(make_menu(app));
  const float height = ImGui::GetCursorPosY() - gap + 16;
  if (height != banner_height_) {
    banner_height_ = height;
    app.redraw();
  }
}

void CheckersScene::answer_draw(bool accept, App& app) {
  controller_.command(command::AnswerDraw{accept}, app.language());
  app.redraw();
}

}  // namespace damas
