#include "view/window/review/review_scene.hpp"

#include <utility>

#include "core/pdn/edit.hpp"
#include "platform/canvas.hpp"
#include "view/window/app.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/preferences.hpp"
#include "view/window/shortcuts.hpp"
#include "view/window/widgets.hpp"

namespace damas {

ReviewScene::ReviewScene(PdnGame game, SaveGame save)
    : document_(std::move(game)),
      save_(std::move(save)),
      board_(document_.tree()),
      view_(board_.game().shape()) {}

void ReviewScene::layout(Size size) {
  size_ = size;
  arrange();
}

void ReviewScene::arrange() {
  layout_ = arrange_checkers(size_, 5, 0);
  view_.set_flipped(flipped_);
  view_.layout(layout_.board, scale_);
}

void ReviewScene::go_to(PdnNode node) {
  if (node == PdnNode::None) return;
  document_.go_to(node);
  board_.show(document_.tree(), node);
}

void ReviewScene::perform(Action action, App& app) {
  const PdnTree& tree = document_.tree();
  const PdnNode node = document_.node();
  if (action == Action::Previous || action == Action::CursorLeft) go_to(tree.parent(node));
  if (action == Action::Next || action == Action::CursorRight) go_to(next_node(tree, node));
  if (action == Action::First) go_to(PdnNode::Root);
  if (action == Action::Last) go_to(last_node_of_line(tree, node));
  if (action == Action::Flip) {
    flipped_ = !flipped_;
    arrange();
  }
  if (action == Action::Back) {
    if (app.scenes().size() > 1) {
      app.scenes().close(*this);
    } else {
      app.scenes().start(make_menu(app));
    }
  }
  app.redraw();
}

void ReviewScene::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  const BoardLabels labels{app.preferences().coordinates, false, board_.game().info().numbering};
  if (!(labels == view_.labels())) view_.set_labels(labels);
  if (std::exchange(scale_, app.scale()) != app.scale()) arrange();
  for (const Action action : actions_in(input, app.preferences().keys))
    perform(action, app);
  board_.animation().set_speed(app.preferences().motion_speed());
  board_.animation().advance(elapsed);
  Shown now{board_.animation().picture(), {}};
  now.marks.last_move = board_.last_move();
  if (!(now == shown_)) {
    shown_ = std::move(now);
    app.redraw();
  }
  if (board_.animation().running()) app.wake_after(std::chrono::milliseconds{0});
}

void ReviewScene::draw(Canvas& canvas, const App& app) const {
  view_.draw(canvas, shown_.picture, shown_.marks, app.theme());
}

void ReviewScene::step_button(Ui& ui, Icon icon, Text text, Action action, App& app) {
  if (ui.icon_button({icon, app.tr(text)})) perform(action, app);
  ImGui::SameLine();
}

void ReviewScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  const Panel panel("buttons", layout_.buttons, Panel::Kind::Flat, false);
  step_button(ui, Icon::First, Text::FirstMove, Action::First, app);
  step_button(ui, Icon::ChevronLeft, Text::PreviousMove, Action::Previous, app);
  step_button(ui, Icon::ChevronRight, Text::NextMove, Action::Next, app);
  step_button(ui, Icon::Last, Text::LastMove, Action::Last, app);
  step_button(ui, Icon::Flip, Text::FlipBoard, Action::Flip, app);
}

void review_saved(App& app) {
  for (Scene* scene : app.scenes().visible()) {
    if (auto* review = dynamic_cast<ReviewScene*>(scene)) review->mark_saved();
  }
}

std::unique_ptr<Scene> make_review(PdnGame game, SaveGame save) {
  return std::make_unique<ReviewScene>(std::move(game), std::move(save));
}

}  // namespace damas
