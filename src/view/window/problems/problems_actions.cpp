// The shortcuts and buttons of problems.
#include <algorithm>
#include <memory>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/app/page_link.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/frame/board_cursor.hpp"
#include "view/window/frame/practice.hpp"
#include "view/window/problems/choose_problems.hpp"
#include "view/window/problems/problems_scene.hpp"
#include "view/window/share/link_choices.hpp"
#include "view/window/share/share_game.hpp"

namespace damas {

void ProblemsTrainer::perform(Action action, App& app) {
  app.redraw();
  if (const auto to = cursor_step(action)) return arrow(to->right, to->up);
  switch (action) {
    case Action::Select:
      return select(app);
    case Action::First:
      return step_to(0);
    case Action::Previous:
      return step_by(-1);
    case Action::Next:
      return step_by(1);
    case Action::Last:
      return step_by(static_cast<int>(session_ ? session_->problem().line.size() : 0));
    case Action::NewGame:
      return next(app);
    case Action::Hint:
      return hint(app);
    default:
      return frame_.perform_common(action, game(), app);
  }
}

// After the end the arrow keys step through the solution unless the board has a cursor.
void ProblemsTrainer::arrow(int right, int up) {
  const bool over = session_ && session_->attempt().over();
  MoveEntry& entry = frame_.board().entry();
  if (over && !entry.has_cursor() && right != 0) return step_by(right);
  entry.move_cursor(right, up, frame_.view());
}

void ProblemsTrainer::select(App& app) {
  if (!session_) return choose(app);
  if (!rush_.running() && (session_->attempt().over() || rush_.over())) return next(app);
  if (!solving()) {
    if (!session_->hurry()) return;
    if (why_.searching()) why_.clear();
    return show_events(app);
  }
  if (const auto move = frame_.selected(game(), app)) play(*move, app);
}

// First the theme, which tells nothing of the move; then a hint in three steps, after which the
// problem counts as not solved without help.
void ProblemsTrainer::hint(App& app) {
  if (rush_.refuses(app) || help_.show_theme() || !solving()) return;
  frame_.board().entry().complain("");
  help_.hint(session_->attempt(), app);
  session_->take_help();
  app.wake_after(Milliseconds{0});
}

void ProblemsTrainer::next(App& app) {
  if (!session_ || rush_.refuses(app)) return;
  if (!session_->next()) app.notify(app.tr(Text::ProblemNoneFit));
  show_new_problem(app);
}

// With the coach's reason for its first move.
void ProblemsTrainer::show_solution(App& app) {
  if (!session_ || rush_.over() || rush_.refuses(app)) return;
  help_.drop_hint();
  why_.clear();
  session_->show_solution();
  help_.explain(session_->problem(), app);
  static_cast<void>(session_->take_events());
  frame_.board().step(game(), true);
  app.redraw();
}

// Only after the end, because the next moves would tell the solution.
void ProblemsTrainer::step_to(int ply) {
  if (!session_ || !session_->attempt().over() || rush_.running()) return;
  const auto last = static_cast<int>(session_->problem().line.size());
  const bool jumps = session_->step_to(std::clamp(ply, 0, last));
  frame_.board().step(game(), jumps);
}

void ProblemsTrainer::step_by(int plies) {
  if (!session_ || !session_->attempt().over()) return;
  step_to(session_->attempt().ply_of_solution().value_or(0) + plies);
}

void ProblemsTrainer::choose(App& app) {
  if (rush_.refuses(app)) return;
  ChooseProblems::Count count;
  if (session_)
    count = [this](const training::Filter& filter) { return session_->fitting(filter); };
  app.scenes().push(std::make_unique<ChooseProblems>(
      variant(), filter_, std::move(count),
      [this](Variant chosen, const training::Filter& filter, App& a) {
        filter_ = filter;
        if (chosen != variant() || !session_) return load(chosen, a);
        if (!session_->choose(filter)) a.notify(a.tr(Text::ProblemNoneFit));
        a.redraw();
      }));
}

void ProblemsTrainer::start_daily(App& app) {
  const auto today = day_of_today(app);
  if (!session_ || !today || rush_.refuses(app)) return;
  session_->start_daily(puzzle::date_of_days(*today));
  app.redraw();
}

Button ProblemsTrainer::favourite_button() {
  const bool on = session_ && session_->favourite();
  return {on ? Icon::FullStar : Icon::Star, on ? Text::ProblemNoFavourite : Text::ProblemFavourite,
          [this](App& a) {
            session_->toggle_favourite();
            a.redraw();
          },
          session_.has_value(), on};
}

Button ProblemsTrainer::daily_button(const App& app) {
  const auto today = day_of_today(app);
  const bool done = session_ && today && session_->has_done_daily(puzzle::date_of_days(*today));
  return {done ? Icon::Check : Icon::Crown, done ? Text::ProblemDailyDone : Text::ProblemDaily,
          [this](App& a) { start_daily(a); }, session_.has_value() && !rush_.running()};
}

void ProblemsTrainer::open_more(App& app) {
  std::vector<Button> choices;
  choices.push_back(
      {Icon::Puzzle, Text::ProblemChoose, [this](App& a) { choose(a); }, !rush_.running()});
  const bool there = session_.has_value();
  if (app.desktop().today) choices.push_back(daily_button(app));
  choices.push_back(rush_.button());
  choices.push_back(favourite_button());
  choices.push_back(
      {Icon::Undo, own_mistakes_label(app), [](App& a) { a.open(destination::Mistakes{}); }});
  choices.push_back(
      {Icon::Analysis, Text::Statistics, [](App& a) { a.open(destination::Statistics{}); }});
  choices.push_back({Icon::Copy, Text::CopyPosition, Action::CopyPosition});
  const auto share = [this](App& a) { open_share(game().position(), frame_.view().flipped(), a); };
  choices.push_back({Icon::Globe, Text::Share, share, there});
  const auto link = [this](const std::string& page, App&) {
    return link_to_problem(page, variant(), session_->problems().id(session_->place()));
  };
  if (auto choice = link_choice(LinkTo::Problem, link, app, there))
    choices.push_back(*std::move(choice));
  if (frame_.places().compact()) TaskFrame::add_usual_choices(choices);
  app.scenes().push(std::make_unique<ChoicesScene>(
      Text::More, std::move(choices), [this](Action action, App& a) { perform(action, a); }));
}

}  // namespace damas
