// The Dear ImGui parts of a review: header, heading, list of moves, comment, buttons.
#include <array>
#include <cmath>
#include <utility>

#include "core/pdn/build.hpp"
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/frame/button_panels.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/review/review_scene.hpp"

namespace damas {

namespace {

constexpr float gap = 8;
constexpr int judgements = 6;

// Shows as many whole lines as fit.
void paragraph(Ui& ui, const Rect& room, const std::string& text, Color color) {
  const FontScope font(ui.gui(), GuiFont::Caption);
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float line = ImGui::GetFontSize();
  const float height = std::floor(room.h / line) * line;
  ImGui::PushClipRect(im(room.origin()), {room.right(), room.y + height}, true);
  list->AddText(ImGui::GetFont(), ImGui::GetFontSize(), im(room.origin()), im(color), text.c_str(),
                nullptr, room.w);
  ImGui::PopClipRect();
}

}  // namespace

void ReviewScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  if (!layout_.compact()) title_panel(ui, app);
  heading_panel(ui, app);
  if (!layout_.portrait) moves_panel(ui, app);
  judgement_panel(ui, app);
  comment_panel(ui, app);
  buttons_panel(ui, app);
  if (layout_.portrait) sheet_panel(ui, app);
}

PerformAction ReviewScene::presser() {
  return [this](Action action, App& app) {
    if (action != Action::Pause) autoplay_.reset();
    action == Action::Back ? go_out(app) : perform(action, app);
  };
}

void ReviewScene::title_panel(Ui& ui, App& app) {
  const Header header{"header",
                      layout_.header,
                      title(app),
                      {{Icon::ChevronLeft, Text::Back, Action::Back},
                       {Icon::Save, Text::SaveGame, Action::SaveGame, true, document().changed()},
                       {Icon::Settings, Text::Settings, Action::Settings},
                       {Icon::Help, Text::HelpMenu, Action::Help},
                       {Icon::More, Text::More, [this](App& a) { open_more(a); }}}};
  if (frame_.make_header(ui, app, header, presser())) arrange();
}

// The players and the event; a press opens the dialog to edit them.
void ReviewScene::heading_panel(Ui& ui, App& app) {
  const Panel panel("heading", layout_.top_bar, Panel::Kind::Flat, false);
  if (ImGui::InvisibleButton("heading", im(layout_.top_bar.size()))) edit_headers(app);
  const GuiPalette& palette = ui.gui().palette();
  const Rect box = item_rect();
  if (ImGui::IsItemHovered()) ui.fill(box, 8, palette.control);
  const GameHeading heading = heading_of(document().game(), app.language());
  ui.focus_ring(box, 8, palette.accent, heading.white + " – " + heading.black);
  Rect inner = {box.x + 12, box.y, box.w - 24, box.h};
  const FontScope font(ui.gui(), GuiFont::Strong);
  const float line = 24;
  const float details = heading.event.empty() ? 0 : box.h - line - gap;
  inner.y += std::round((inner.h - line - std::min(details, 20.0F)) / 2);
  if (heading.wrong) inner.y = box.y + 4;
  const bool mark = layout_.portrait && document().changed();
  const std::string result = heading.result + (mark ? " •" : "");
  const float result_width = text_width(result);
  ImDrawList* list = ImGui::GetWindowDrawList();
  list->AddText({inner.right() - result_width, inner.y}, im(palette.accent), result.c_str());
  ImGui::PushClipRect(im(inner.origin()), {inner.right() - result_width - gap, box.bottom()}, true);
  const float room = inner.w - result_width - gap;
  const std::string players = players_within(heading, room, text_width);
  list->AddText(im(inner.origin()), im(palette.text), players.c_str());
  ImGui::PopClipRect();
  paragraph(ui, {inner.x, inner.y + line, inner.w, box.bottom() - inner.y - line}, heading.event,
            heading.wrong ? palette.accent : palette.muted);
  if (heading.wrong && ImGui::IsItemHovered(ImGuiHoveredFlags_ForTooltip)) {
    ImGui::SetTooltip("%s", heading.event.c_str());
  }
}

void ReviewScene::moves_panel(Ui& ui, App& app) {
  if (layout_.moves.h < 32) return;
  const Panel panel("moves", layout_.moves, Panel::Kind::Flat, false);
  list(ui, app);
}

void ReviewScene::list(Ui& ui, App& app) {
  const TreeList::Look look{document().node(),        controller_.next(),        layout_.portrait,
                            app.tr(Text::NoMovesYet), app.tr(Text::ReviewSetup), app.language()};
  const auto clicked = list_.panel(ui, document().tree(), document().revision(), look);
  if (!clicked) return;
  autoplay_.reset();
  controller_.go_to(*clicked);
  app.redraw();
}

void ReviewScene::sheet_panel(Ui& ui, App& app) {
  const Panel panel("sheet", layout_.sheet, Panel::Kind::Floating, false);
  const MoveBook& book = list_.book(document().tree(), document().revision());
  const std::string move = book.numbered(document().node());
  const std::string variant = name(app.language(), controller_.game().variant());
  const std::string behind = move.empty() ? std::string(app.tr(Text::MovesLabel)) : move;
  if (sheet_.handle(ui, layout_.sheet, variant + " · " + behind)) {
    app.wake_after(Milliseconds{0});
    app.redraw();
  }
  const Rect room = {layout_.moves.x, layout_.moves.y, layout_.moves.w,
                     layout_.moves.h + layout_.counters.h};
  if (room.h < 32) return;
  ImGui::SetCursorScreenPos(im(room.origin()));
  ImGui::BeginChild("room", im(room.size()), 0,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  list(ui, app);
  ImGui::EndChild();
}

void ReviewScene::judgement_panel(Ui& ui, App& app) {
  if (layout_.portrait || layout_.counters.h < control_height) return;
  const Panel panel("judgement", layout_.counters, Panel::Kind::Flat, false);
  std::vector<std::string> names = {"–"};
  for (int nag = 1; nag <= judgements; ++nag)
    names.emplace_back(strength_of(nag));
  ImGui::SetCursorPosY(std::round((layout_.counters.h - control_height) / 2));
  const int now = controller_.judgement();
  int chosen = now == 0 ? -1 : now;
  if (!ui.tabs(names, chosen) || chosen == now) return;
  judge(chosen == 0 ? now : chosen, app);
}

void ReviewScene::comment_panel(Ui& ui, App& app) {
  const Panel panel("comment", layout_.bottom_bar, Panel::Kind::Flat, false);
  if (ImGui::InvisibleButton("comment", im(layout_.bottom_bar.size()))) edit_comment(app);
  const GuiPalette& palette = ui.gui().palette();
  const Rect box = item_rect();
  ui.fill(box, 8, ImGui::IsItemHovered() ? palette.hovered : palette.control);
  const PdnNotes& notes = document().tree().notes(document().node());
  const Text hint =
      document().node() == PdnNode::Root ? Text::ReviewCommentOnGame : Text::ReviewComment;
  const std::string prose = words_of(notes, app.language());
  ui.focus_ring(box.inset(2), 6, palette.accent, prose.empty() ? app.tr(hint) : prose);
  paragraph(ui, {box.x + 12, box.y + 6, box.w - 24, box.h - 8},
            prose.empty() ? app.tr(hint) : prose, prose.empty() ? palette.muted : palette.text);
}

void ReviewScene::buttons_panel(Ui& ui, App& app) {
  const bool back = document().node() != PdnNode::Root;
  const bool on = controller_.next() != PdnNode::None;
  const bool hinted = controller_.hint().searching() || controller_.hint().move();
  const Text auto_text = autoplay_ ? Text::ReviewStopAutoplay : Text::ReviewAutoplay;
  std::vector<Button> made = {{Icon::First, Text::FirstMove, Action::First, back},
                              {Icon::ChevronLeft, Text::PreviousMove, Action::Previous, back},
                              {Icon::ChevronRight, Text::NextMove, Action::Next, on},
                              {Icon::Last, Text::LastMove, Action::Last, on}};
  if (layout_.compact()) {
    made.insert(made.begin(), {Icon::Undo, Text::Back, Action::Back});
    made.push_back({Icon::More, Text::More, [this](App& a) { open_more(a); }});
  } else {
    made.push_back({autoplay_ ? Icon::Pause : Icon::Play, auto_text, Action::Pause,
                    on || autoplay_.has_value(), autoplay_.has_value()});
    made.push_back({Icon::Flip, Text::FlipBoard, Action::Flip});
    made.push_back({Icon::Hint, Text::Hint, Action::Hint, true, hinted});
  }
  grid_panel(ui, app, layout_, made, presser());
}

}  // namespace damas
