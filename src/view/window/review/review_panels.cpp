// The Dear ImGui parts of a review.
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/pdn/clock.hpp"
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
  if (!places().compact()) {
    const std::vector<Button> buttons = {
        {Icon::ChevronLeft, Text::Back, Action::Back},
        {Icon::Save, Text::SaveGame, Action::SaveGame, true, document().changed()},
        {Icon::Settings, Text::Settings, Action::Settings},
        {Icon::Help, Text::HelpMenu, Action::Help},
        {Icon::More, Text::More, [this](App& a) { open_more(a); }}};
    if (screen_.header(ui, app, title(app), buttons, presser())) arrange();
  }
  const GameHeading heading = heading_of(document().game(), app.language());
  fit(heading, gui);
  const bool mark = places().portrait && document().changed();
  if (heading_panel(ui, places().top_bar, heading, mark)) edits_.headers(app);
  if (!places().portrait) moves_panel(ui, app);
  if (!places().portrait && places().counters.h >= control_height()) {
    const auto nag = judgement_panel(ui, places().counters, edits::judgement_of(document()));
    if (nag) edits_.judge(*nag, app);
  }
  const CommentContent content = comment_content(app);
  if (!places().graph.empty()) chances_graph(ui, app);
  if (comment_panel(ui, places().bottom_bar, content)) edits_.comment(app);
  buttons_panel(ui, app);
  if (places().portrait) moves_panel(ui, app);
  const auto card = coach_card(app);
  if (card) coach_card_.panel(ui, app, room_beside_board(), *card);
}

// The analysis names its judgement in the remark; without one, the comment names the signs of the
// PDN.
CommentContent ReviewScene::comment_content(const App& app) const {
  const PdnNotes& notes = document().tree().notes(document().node());
  const Text hint =
      document().node() == PdnNode::Root ? Text::ReviewCommentOnGame : Text::ReviewComment;
  const std::string comment =
      whole_.judgement(app).empty() ? words_of(notes, app.language()) : prose_of(notes.after);
  return {comment, whole_.remark(app), app.tr(hint)};
}

// An error that needs more lines than the heading has takes them from the list of moves.
void ReviewScene::fit(const GameHeading& heading, const Gui& gui) {
  if (std::exchange(heading_wrong_, heading.wrong) != heading.wrong) arrange();
  if (!heading.wrong || places().portrait) return;
  const float missing = heading_height(gui, heading, places().top_bar.w) - places().top_bar.h;
  const float more = std::min(std::ceil(missing), places().moves.h - least_moves);
  if (more > 0) screen_.grow_heading(more);
}

PerformAction ReviewScene::presser() {
  return [this](Action action, App& app) {
    if (action != Action::Pause) autoplay_.stop();
    action == Action::Back ? go_out(app) : perform(action, app);
  };
}

void ReviewScene::moves_panel(Ui& ui, App& app) {
  std::optional<PdnNode> clicked;
  if (places().portrait) {
    clicked = moves_.sheet(ui, app, places(), controller_, shown_->opening,
                           [&] { lines_above_moves(ui, app); });
  } else {
    if (!places().lines.empty()) {
      const Panel panel("lines", places().lines, Panel::Kind::Flat, false);
      lines_above_moves(ui, app);
    }
    clicked = moves_.beside_board(ui, app, places(), controller_, shown_->opening);
  }
  if (clicked) show(*clicked, app);
}

void ReviewScene::show(PdnNode node, App& app) {
  autoplay_.stop();
  controller_.go_to(node);
  app.redraw();
}

void ReviewScene::chances_graph(Ui& ui, App& app) {
  const GraphContent content = whole_.graph();
  if (content.found == nullptr) return;
  const GraphPressed pressed = graph_panel(ui, app, places().graph, content);
  if (pressed.stop) toggle_game_analysis(app);
  if (pressed.learn) return results_.practise(app);
  const auto node = pressed.ply ? chances().node_at(*pressed.ply) : std::nullopt;
  if (node && *node != document().node()) show(*node, app);
}

void ReviewScene::lines_above_moves(Ui& ui, App& app) {
  const auto move =
      above_.panel(ui, app, places().lines, {shown_->live, shown_->comparison, shown_->explored});
  if (move) play_shown(*move, app);
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
  if (places().compact()) {
    if (places().portrait) made.push_back(engine);
    made.insert(made.begin(), {Icon::Undo, Text::Back, Action::Back});
    made.push_back({Icon::More, Text::More, [this](App& a) { open_more(a); }});
  } else {
    made.push_back(
        {playing ? Icon::Pause : Icon::Play, auto_text, Action::Pause, on || playing, playing});
    made.push_back({Icon::Flip, Text::FlipBoard, Action::Flip});
    made.push_back({Icon::Hint, Text::Hint, Action::Hint, true, hinted});
    made.push_back(engine);
  }
  grid_panel(ui, app, places(), made, presser());
}

}  // namespace damas
