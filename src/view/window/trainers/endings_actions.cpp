// The shortcuts and buttons of the endgame trainer.
#include <cstddef>
#include <memory>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/frame/board_cursor.hpp"
#include "view/window/frame/coach_endings.hpp"
#include "view/window/trainers/choose_ending.hpp"
#include "view/window/trainers/endings_scene.hpp"

namespace damas {

void EndingsTrainer::perform(Action action, App& app) {
  app.redraw();
  if (const auto to = cursor_step(action)) {
    if (has_position()) frame_.board().entry().move_cursor(to->right, to->up, frame_.view());
    return;
  }
  switch (action) {
    case Action::Select:
      return select(app);
    case Action::NewGame:
      return next(app);
    case Action::Undo:
    case Action::Previous:
      return take_back(app);
    case Action::First:
      return again(app);
    case Action::Hint:
      return hint(app);
    case Action::OpenGame:
      return choose(app);
    case Action::CopyPosition:
      if (!has_position()) return;
      break;
    default:
      break;
  }
  frame_.perform_common(action, game(), app);
}

void EndingsTrainer::select(App& app) {
  if (!drill_ || phase() == Phase::None) return choose(app);
  if (phase() == Phase::Over) return next(app);
  if (phase() == Phase::Slipped) return take_back(app);
  if (!moving()) {
    if (drill_->hurry()) show_events(app);
    return;
  }
  if (const auto move = frame_.selected(game(), app)) play(*move, app);
}

// The best move of the tables, in three steps; each position with a hint is counted.
void EndingsTrainer::hint(App& app) {
  if (!moving()) return;
  frame_.board().entry().complain("");
  const auto move = drill_->take_hint();
  if (!move) return;
  if (!hint_.further())
    hint_.start(game(), *move, app.engine_options(), coach_endings(game(), app));
  app.wake_after(Milliseconds{0});
}

void EndingsTrainer::next(App& app) {
  if (!drill_) return;
  hint_.clear();
  drill_->next();
  show_new_ending(app);
}

void EndingsTrainer::take_back(App& app) {
  if (drill_ && drill_->take_back()) show_events(app);
}

void EndingsTrainer::again(App& app) {
  if (drill_ && drill_->again()) show_events(app);
}

void EndingsTrainer::choose(App& app) {
  app.scenes().push(std::make_unique<ChooseEnding>(
      variant_, source_->tasks, task_,
      [this](Variant variant, std::size_t task, App& a) {
        if (drill_ && variant == variant_) return begin(tasks()[task], a);
        wanted_ = task;
        load(variant, a);
        a.redraw();
      },
      app));
}

void EndingsTrainer::open_more(App& app) {
  const bool played = has_position() && game().ply() > 0;
  std::vector<Button> choices = {
      {Icon::Restart, Text::EndgameAgain, Action::First, played},
      {Icon::Copy, Text::CopyPosition, Action::CopyPosition, has_position()}};
  TaskFrame::add_usual_choices(choices);
  app.scenes().push(std::make_unique<ChoicesScene>(
      Text::More, std::move(choices), [this](Action action, App& a) { perform(action, a); }));
}

}  // namespace damas
