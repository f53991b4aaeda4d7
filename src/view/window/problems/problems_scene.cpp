#include "view/window/problems/problems_scene.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "problems/shipped_problems.hpp"
#include "view/text/names.hpp"
#include "view/text/problem_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/board_labels.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/app/store.hpp"
#include "view/window/frame/coach_endings.hpp"

namespace damas {

ProblemsTrainer::ProblemsTrainer(TaskFrame& frame, App& app, const destination::Problems& to)
    : daily_(to.daily), wanted_(to.problem), frame_(frame) {
  const Language language = app.language();
  const Variant asked = to.variant.value_or(app.preferences().new_game.variant);
  const Variant nearest = problems::nearest_with_problems(asked);
  if (nearest != asked)
    app.notify(app.tr(Text::ProblemsStandIn, name(language, asked), name(language, nearest)));
  load(nearest, app);
}

void ProblemsTrainer::load(Variant variant, App& app) {
  session_.reset();
  why_.clear();
  no_game_ = Game(variant);
  frame_.show(no_game_);
  shelf_.request(variant, app);
}

void ProblemsTrainer::take_delivery(App& app) {
  auto all = shelf_.take(app);
  if (!all) return;
  session_.emplace(
      std::make_shared<training::Collection>(std::move(*all)), app.engine_options(),
      app.next_seed(),
      [&app](const std::function<void(training::Progress&)>& change) {
        return app.store().progress().change(change);
      },
      filter_);
  turn_ = 0;
  // The filter was chosen before these problems were known.
  if (session_->filter() != filter_) {
    filter_ = session_->filter();
    app.notify(app.tr(Text::ProblemNoneFit));
  }
  if (wanted_ && !session_->show(*wanted_)) app.notify(app.tr(Text::ProblemMissing));
  wanted_.reset();
  if (std::exchange(daily_, false)) start_daily(app);
}

void ProblemsTrainer::show_new_problem(App& app) {
  if (!session_ || turn_ == session_->turn()) return;
  turn_ = session_->turn();
  help_.clear();
  why_.clear();
  static_cast<void>(session_->take_events());
  frame_.show(game());
  frame_.set_bottom(session_->problem().solver());
  app.redraw();
}

// The moves that were played or taken back since the last call.
void ProblemsTrainer::show_events(App& app, const std::optional<Spot>& dropped) {
  for (const Event& event : session_->take_events())
    frame_.board().show(event, game(), app, dropped);
}

bool ProblemsTrainer::solving() const {
  return session_ && !rush_.over() &&
         session_->attempt().phase() == training::Attempt::Phase::Solving;
}

bool ProblemsTrainer::judging() const {
  return session_->attempt().phase() == training::Attempt::Phase::Judging || why_.searching();
}

void ProblemsTrainer::update(const Input& input, Milliseconds elapsed, App& app) {
  frame_.follow(app, board_labels(app.preferences(), game().info().numbering));
  take_delivery(app);
  show_new_problem(app);
  frame_.handle_input(input, app, [&] {
    if (session_) handle_board(input, elapsed, app);
  });
  if (session_) {
    follow_coach(elapsed, app);
    advance(elapsed, app);
    show_events(app);
  }
  show_new_problem(app);
  help_.update();
  frame_.advance(elapsed, app);
  frame_.present({frame_.board().animation().picture(), marks(app), status_of(app)}, game(), app);
  if (const auto before = shown_.change(
          {remarks(app), results(app), why_.found() ? why_.sentence(app.language()) : std::string(),
           task(app), turn_},
          app))
    announce_changes(*before, app);
  if (help_.busy()) app.wake_after(Milliseconds{0});
  if (const auto due = session_ ? session_->due() : std::nullopt) app.wake_after(*due);
}

// A person who continues to press waits neither for the animation nor for an answer.
void ProblemsTrainer::handle_board(const Input& input, Milliseconds elapsed, App& app) {
  if (frame_.pressed(input) && !solving() && session_->hurry()) {
    if (why_.searching()) why_.clear();
    return show_events(app);
  }
  if (const auto move = frame_.entered(input, elapsed, game(), solving(), app)) play(*move, app);
}

void ProblemsTrainer::play(const entry::Move& move, App& app) {
  if (!session_->play(move.play)) return;
  help_.drop_hint();
  why_.clear();
  show_events(app, move.dropped);
  app.wake_after(Milliseconds{0});
}

// A wrong move stands until the coach has looked for a reason. In a rush there is no time for it.
void ProblemsTrainer::advance(Milliseconds elapsed, App& app) {
  if (why_.searching()) return;
  const bool judged = session_->attempt().phase() == training::Attempt::Phase::Judging;
  if (!session_->advance(elapsed)) return;
  app.redraw();
  if (!judged || rush_.running() || !session_->attempt().may_refute()) return;
  why_.look(game(), app.engine_options(), coach_endings(game(), app));
  app.wake_after(Milliseconds{0});
}

// Only what is certain is said, because the line of a search may lead to the solution. The board
// then shows what the coach says.
void ProblemsTrainer::follow_coach(Milliseconds elapsed, App& app) {
  const bool searched = why_.searching();
  if (why_.update(elapsed)) app.wake_after(Milliseconds{0});
  if (!searched || why_.searching()) return;
  if (why_.found() && !why_.certain()) why_.clear();
  if (why_.found()) static_cast<void>(session_->refute_by(why_.moves(Refutation::unproved_moves)));
  app.redraw();
}

Marks ProblemsTrainer::marks(const App& app) const {
  Marks marks = frame_.board().marks(app.preferences(), solving());
  if (solving()) help_.mark(marks);
  return marks;
}

std::string ProblemsTrainer::task(const App& app) const {
  return session_ ? task_sentence(app.language(), session_->problem())
                  : app.tr(Text::ProblemsTitle);
}

std::string ProblemsTrainer::about(const App& app) const {
  if (!session_) return name(app.language(), variant());
  const std::string difficulty =
      app.tr(Text::ProblemDifficulty, session_->problem().difficulty, problems::hardest);
  if (const auto day = session_->day()) {
    return app.tr(Text::ProblemOfDay, puzzle::date_text(*day)) + " · " + difficulty;
  }
  return difficulty;
}

Status ProblemsTrainer::status_of(const App& app) const {
  const Language language = app.language();
  if (!session_) return shelf_.status(app);
  const training::Attempt& attempt = session_->attempt();
  if (rush_.over()) return Status::notice(rush_.ending(app));
  Status status;
  if (judging()) {
    status = Status::notice(app.tr(Text::ProblemJudging, attempt.remark().tried));
  } else if (attempt.over() || attempt.phase() == training::Attempt::Phase::Refuting) {
    status = Status::notice(verdict(app));
  } else {
    status = frame_.status_of_move(game(), help_.sentence(language), app);
  }
  status.typed = frame_.board().entry().typing().text();
  rush_.show_time(status);
  return status;
}

// The coach's reason beside it usually names the answer. In a rush there is no other try.
std::string ProblemsTrainer::verdict(const App& app) const {
  using Result = training::Remark::Kind;
  const training::Attempt& attempt = session_->attempt();
  const training::Remark& remark = attempt.remark();
  const bool wrong = remark.kind == Result::Refuted || remark.kind == Result::EndsBadly;
  if (wrong && rush_.over()) return {};
  if (wrong && rush_.running()) return app.tr(Text::ProblemRushWrong, remark.tried);
  return sentence(app.language(), remark, attempt.problem(), why_.found() && why_.tells_answer());
}

std::vector<std::string> ProblemsTrainer::remarks(const App& app) const {
  std::vector<std::string> lines;
  if (!session_) return lines;
  const training::Attempt& attempt = session_->attempt();
  std::string said = verdict(app);
  if (const std::string late = uncounted_sentence(app.language(), *session_); !late.empty())
    said += " " + late;
  if (!said.empty() && !judging()) lines.push_back(said);
  if (why_.found()) lines.push_back(why_.sentence(app.language()));
  if (help_.shows_theme() || attempt.over()) {
    lines.push_back(sentence(app.language(), problems::themes_of(attempt.problem())));
  }
  if (const std::string why = help_.why_right(attempt, app.language()); !why.empty())
    lines.push_back(why);
  if (attempt.over() && !rush_.running())
    lines.emplace_back(
        app.tr(app.uses_fingers() ? Text::ProblemStepHintTouch : Text::ProblemStepHint));
  return lines;
}

std::vector<std::string> ProblemsTrainer::results(const App& app) const {
  if (!session_) return {};
  if (auto of_rush = rush_.results(app); !of_rush.empty()) return of_rush;
  std::vector<std::string> lines = damas::results(app.language(), *session_);
  // There is room for two lines.
  if (std::string done = daily_sentence(app.language(), *session_); !done.empty())
    lines.back() = std::move(done);
  return lines;
}

// Announces the task of a new problem, and the verdict on a move.
void ProblemsTrainer::announce_changes(const Content& before, const App& app) const {
  if (shown_->turn != before.turn) app.announce(shown_->task);
  if (shown_->remarks != before.remarks && !shown_->remarks.empty()) {
    const std::string why = help_.why_right(session_->attempt(), app.language());
    app.announce(why.empty() ? shown_->remarks.front() : why);
  }
  if (shown_->reason != before.reason && !shown_->reason.empty()) app.announce(shown_->reason);
}

// A rush does not come back, since its clock ran on.
std::optional<ReturnPoint> ProblemsTrainer::return_point() const {
  destination::Problems to{variant(), daily_, wanted_};
  if (session_) {
    to.daily = session_->mode() == training::Session::Mode::Daily;
    if (session_->mode() == training::Session::Mode::Training)
      to.problem = session_->problems().id(session_->place());
  }
  return ReturnPoint{std::move(to)};
}

void ProblemsTrainer::leave(App& app) {
  rush_.leave(app);
}

}  // namespace damas
