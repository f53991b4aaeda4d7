// The shortcuts and buttons of the practice of openings.
#include <memory>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/frame/board_cursor.hpp"
#include "view/window/openings/choose_opening.hpp"
#include "view/window/openings/openings_scene.hpp"

namespace damas {

void OpeningsTrainer::perform(Action action, App& app) {
  app.redraw();
  if (const auto to = cursor_step(action)) {
    return frame_.board().entry().move_cursor(to->right, to->up, frame_.view());
  }
  switch (action) {
    case Action::Select:
      return select(app);
    case Action::NewGame:
      return next(app);
    case Action::Hint:
      return hint(app);
    case Action::OpenGame:
      return choose(app);
    default:
      return frame_.perform_common(action, game(), app);
  }
}

void OpeningsTrainer::select(App& app) {
  if (!practice_ || practice_->phase() == Phase::None) return choose(app);
  if (over()) return next(app);
  if (!moving()) {
    if (practice_->hurry()) show_events(app);
    return;
  }
  if (const auto move = frame_.selected(game(), app)) play(*move, app);
}

void OpeningsTrainer::next(App& app) {
  if (!practice_) return;
  practice_->next();
  show_new_line(app);
}

// First the piece, then the moves.
void OpeningsTrainer::hint(App& app) {
  if (!moving()) return;
  frame_.board().entry().complain("");
  practice_->hint();
  app.redraw();
}

void OpeningsTrainer::show_moves(App& app) {
  if (!moving()) return;
  frame_.board().entry().complain("");
  practice_->show();
  app.redraw();
}

Button OpeningsTrainer::other_side_button() {
  return {Icon::People, Text::OpeningsOtherSide, [this](App& a) { play_other_side(a); },
          has_other_side_};
}

void OpeningsTrainer::play_other_side(App& app) {
  training::OpeningTask other = task_;
  other.side = opponent(task_.side);
  begin(other, app);
}

void OpeningsTrainer::choose(App& app) {
  app.scenes().push(std::make_unique<ChooseOpening>(
      task_, given_, delivery_,
      [this](const training::OpeningTask& task, App& a) { begin(task, a); }, app));
}

void OpeningsTrainer::open_more(App& app) {
  std::vector<Button> choices = {
      {Icon::Hint, Text::Hint, Action::Hint, moving()},
      {Icon::Puzzle, Text::OpeningsChoose, [this](App& a) { choose(a); }},
      other_side_button(),
      {Icon::Copy, Text::CopyPosition, Action::CopyPosition}};
  if (frame_.places().compact()) TaskFrame::add_usual_choices(choices);
  app.scenes().push(std::make_unique<ChoicesScene>(
      Text::More, std::move(choices), [this](Action action, App& a) { perform(action, a); }));
}

}  // namespace damas
