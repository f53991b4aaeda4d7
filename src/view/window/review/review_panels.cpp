// The Dear ImGui parts of a review.
#include <algorithm>
#include <cmath>
#include <utility>

#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/frame/button_panels.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/review/game_heading.hpp"
#include "view/window/review/game_panels.hpp"
#include "view/window/review/review_scene.hpp"

namespace damas {

namespace {

constexpr float least_moves = 64;  // of the height of their list

}  // namespace

void ReviewScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  if (!layout_.compact()) title_panel(ui, app);
  const GameHeading heading = heading_of(document().game(), app.language());
  fit(heading, gui);
  const bool mark = layout_.portrait && document().changed();
  if (heading_panel(ui, layout_.top_bar, heading, mark)) edits_.headers(app);
  if (!layout_.portrait) moves_panel(ui, app);
  if (!layout_.portrait && layout_.counters.h >= control_height) {
    const auto nag = judgement_panel(ui, layout_.counters, edits::judgement_of(document()));
    if (nag) edits_.judge(*nag, app);
  }
  const Text hint =
      document().node() == PdnNode::Root ? Text::ReviewCommentOnGame : Text::ReviewComment;
  std::string comment = words_of(document().tree().notes(document().node()), app.language());
  if (comment.empty()) comment = whole_.judgement(app);
  if (!layout_.graph.empty()) chances_graph(ui, app);
  if (comment_panel(ui, layout_.bottom_bar, comment, app.tr(hint))) edits_.comment(app);
  buttons_panel(ui, app);
  if (layout_.portrait) sheet_panel(ui, app);
  const auto card = coach_card(app);
  if (card) coach_card_.panel(ui, app, room_beside_board(), *card);
}

// An error that needs more lines than the heading has takes them from the list of moves.
void ReviewScene::fit(const GameHeading& heading, const Gui& gui) {
  if (std::exchange(heading_wrong_, heading.wrong) != heading.wrong) arrange();
  if (!heading.wrong || layout_.portrait) return;
  const float missing = heading_height(gui, heading, layout_.top_bar.w) - layout_.top_bar.h;
  const float more = std::min(std::ceil(missing), layout_.moves.h - least_moves);
  if (more <= 0) return;
  layout_.top_bar.h += more;
  if (!layout_.lines.empty()) layout_.lines.y += more;
  layout_.moves.y += more;
  layout_.moves.h -= more;
}

PerformAction ReviewScene::presser() {
  return [this](Action action, App& app) {
    if (action != Action::Pause) autoplay_.stop();
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

void ReviewScene::moves_panel(Ui& ui, App& app) {
  if (!layout_.lines.empty()) {
    const Panel panel("lines", layout_.lines, Panel::Kind::Flat, false);
    lines_above_moves(ui, app);
  }
  if (layout_.moves.h < 32) return;
  const Panel panel("moves", layout_.moves, Panel::Kind::Flat, false);
  list(ui, app);
}

void ReviewScene::list(Ui& ui, App& app) {
  const float below = opening_line_height(ImGui::GetContentRegionAvail().y, shown_->opening);
  const TreeList::Look look{document().node(),
                            controller_.next(),
                            layout_.portrait,
                            app.tr(Text::NoMovesYet),
                            app.tr(Text::ReviewSetup),
                            app.language(),
                            below};
  const auto clicked = list_.panel(ui, document().tree(), document().revision(), look);
  if (below > 0) opening_row(ui, shown_->opening);
  if (!clicked) return;
  autoplay_.stop();
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
  if (!layout_.lines.empty()) lines_above_moves(ui, app);
  const Rect room = {layout_.moves.x, layout_.moves.y, layout_.moves.w,
                     layout_.moves.h + layout_.counters.h};
  if (room.h < 32) return;
  ImGui::SetCursorScreenPos(im(room.origin()));
  ImGui::BeginChild("room", im(room.size()), 0,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  list(ui, app);
  ImGui::EndChild();
}

void ReviewScene::buttons_panel(Ui& ui, App& app) {
  const bool back = document().node() != PdnNode::Root;
  const bool on = controller_.next() != PdnNode::None;
  const bool hinted = controller_.hints().active();
  const bool playing = autoplay_.running();
  const Text auto_text = playing ? Text::ReviewStopAutoplay : Text::ReviewAutoplay;
  std::vector<Button> made = {{Icon::First, Text::FirstMove, Action::First, back},
                              {Icon::ChevronLeft, Text::PreviousMove, Action::Previous, back},
                              {Icon::ChevronRight, Text::NextMove, Action::Next, on},
                              {Icon::Last, Text::LastMove, Action::Last, on}};
  const Button engine{Icon::Analysis, Text::Analyse, Action::Analyse, true, live().on()};
  if (layout_.compact()) {
    if (layout_.portrait) made.push_back(engine);
    made.insert(made.begin(), {Icon::Undo, Text::Back, Action::Back});
    made.push_back({Icon::More, Text::More, [this](App& a) { open_more(a); }});
  } else {
    made.push_back(
        {playing ? Icon::Pause : Icon::Play, auto_text, Action::Pause, on || playing, playing});
    made.push_back({Icon::Flip, Text::FlipBoard, Action::Flip});
    made.push_back({Icon::Hint, Text::Hint, Action::Hint, true, hinted});
    made.push_back(engine);
  }
  grid_panel(ui, app, layout_, made, presser());
}

}  // namespace damas
