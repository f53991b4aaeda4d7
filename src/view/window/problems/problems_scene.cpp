#include "view/window/problems/problems_scene.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "platform/canvas.hpp"
#include "problems/packed_problems.hpp"
#include "view/text/names.hpp"
#include "view/text/problem_sentences.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/frame/cue_sounds.hpp"
#include "view/window/kit/shortcuts.hpp"

namespace damas {

namespace {

constexpr int buttons_in_landscape = 7;
constexpr int buttons_in_portrait = 7;
// The interval at which typing checks for more characters.
constexpr std::chrono::milliseconds soon{30};

// "2:59"
std::string clock(std::chrono::milliseconds left) {
  const auto seconds = static_cast<int>((left.count() + 999) / 1000);
  const std::string rest = std::to_string(seconds % 60);
  return std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

}  // namespace

ProblemsScene::ProblemsScene(App& app, const destination::Problems& to)
    : variant_(to.variant.value_or(app.preferences().new_game.variant)),
      daily_(to.daily),
      no_game_(variant_),
      frame_(no_game_.shape()) {
  load(variant_, app);
}

void ProblemsScene::load(Variant variant, App& app) {
  variant_ = variant;
  session_.reset();
  unreadable_ = false;
  no_game_ = Game(variant);
  frame_.set_shape(no_game_.shape());
  board_.begin(no_game_);
  delivery_ = std::make_shared<Delivery>();
  if (!app.desktop().problems) {
    delivery_->bytes = "";
    return;
  }
  // When the problems arrive, the scene may be closed or may need another variant.
  app.desktop().problems(
      variant, [to = std::weak_ptr(delivery_), wake = app.waker()](std::string_view bytes) {
        const auto delivery = to.lock();
        if (!delivery) return;
        delivery->bytes = std::string(bytes);
        if (wake) wake();
      });
}

void ProblemsScene::take_delivery(App& app) {
  if (!delivery_ || !delivery_->bytes) return;
  const std::string bytes = *std::exchange(delivery_, nullptr)->bytes;
  app.redraw();
  if (bytes.empty()) return;
  auto read = problems::problems_from(bytes, variant_);
  auto* const all = std::get_if<std::vector<problems::Problem>>(&read);
  unreadable_ = all == nullptr || all->empty();
  if (unreadable_) return;
  session_.emplace(
      std::make_shared<training::Collection>(std::move(*all)), app.engine_options(),
      app.next_seed(),
      [&app](const std::function<void(training::Progress&)>& change) {
        return app.store().change_progress(change);
      },
      filter_);
  turn_ = 0;
  if (std::exchange(daily_, false)) start_daily(app);
}

void ProblemsScene::show_new_problem(App& app) {
  if (!session_ || turn_ == session_->turn()) return;
  turn_ = session_->turn();
  theme_shown_ = false;
  hint_.clear();
  static_cast<void>(session_->take_events());
  board_.begin(game());
  frame_.set_shape(game().shape());
  if ((session_->problem().solver() == Side::Black) != frame_.view().flipped()) frame_.flip();
  arrange();
  app.redraw();
}

void ProblemsScene::layout(Size size) {
  size_ = size;
  arrange();
}

void ProblemsScene::arrange() {
  CheckersParts parts;
  parts.buttons = buttons_in_landscape;
  parts.folded = buttons_in_portrait;
  parts.title_row = frame_.title_row();
  layout_ = arrange_checkers(size_, parts);
  frame_.place({layout_.board, layout_.status, layout_.sentence});
}

bool ProblemsScene::solving() const {
  return session_ && !session_->rush_over() &&
         session_->attempt().phase() == training::Attempt::Phase::Solving;
}

void ProblemsScene::update(const Input& input, Milliseconds elapsed, App& app) {
  frame_.follow_preferences(app, game().info().numbering);
  if (frame_.follow_scale(app)) arrange();
  take_delivery(app);
  show_new_problem(app);
  handle_input(input, elapsed, app);
  if (session_ && session_->advance(elapsed)) app.redraw();
  if (session_) board_.follow(*session_, app);
  show_new_problem(app);
  hint_.update();
  board_.animation().set_speed(app.preferences().motion_speed());
  board_.animation().advance(elapsed);
  play_cues(board_.animation(), app.sounds());
  if (const auto before = shown_.change(content(app), app)) announce_changes(*before, app);
  if (board_.animation().running() || hint_.busy()) app.wake_after(Milliseconds{0});
  if (board_.entry().typing().waiting()) app.wake_after(soon);
  if (const auto due = session_ ? session_->due() : std::nullopt) app.wake_after(*due);
}

void ProblemsScene::handle_input(const Input& input, Milliseconds elapsed, App& app) {
  const auto claimed = [this](const KeyPress& press) {
    return board_.entry().typing().claims(press, board().shape());
  };
  const std::vector<Action> actions = actions_in(input, app.preferences().keys, claimed);
  if (session_) handle_board(input, elapsed, app);
  for (const Action action : actions) {
    if (!app.scenes().pending()) perform(action, app);
  }
}

// A person who continues to press waits neither for the animation nor for an answer.
void ProblemsScene::handle_board(const Input& input, Milliseconds elapsed, App& app) {
  const Pointer& pointer = input.pointer;
  if (pointer.just_pressed() && board().cell_at(pointer.pressed_at)) {
    board_.animation().finish();
    if (!solving() && session_->hurry()) {
      board_.follow(*session_, app);
      return;
    }
  }
  const EntryInput frame{input, elapsed, board(), app.preferences().keys};
  carry_out(
      solving() ? board_.entry().take(frame, game()) : board_.entry().take_typed(frame, game()),
      app);
}

void ProblemsScene::carry_out(const Entry& entry, App& app) {
  if (const auto action = action_of(entry)) return perform(*action, app);
  if (!solving()) return;
  board_.entry().show_refusal(entry, game(), app.language(), board_.animation());
  const auto* move = std::get_if<entry::Move>(&entry);
  if (move == nullptr || !session_->play(move->play)) return;
  hint_.clear();
  board_.follow(*session_, app, move->dropped);
  app.wake_after(Milliseconds{0});
}

ProblemsScene::Content ProblemsScene::content(const App& app) const {
  Marks marks = board_.marks(app.preferences(), solving());
  if (solving()) hint_.mark(marks);
  return {{board_.animation().picture(), marks, status_of(app)},
          remarks(app),
          results(app),
          task(app),
          turn_};
}

std::string ProblemsScene::task(const App& app) const {
  return session_ ? task_sentence(app.language(), session_->problem())
                  : app.tr(Text::ProblemsTitle);
}

std::string ProblemsScene::about(const App& app) const {
  if (!session_) return name(app.language(), variant_);
  const std::string difficulty =
      app.tr(Text::ProblemDifficulty, session_->problem().difficulty, problems::hardest);
  if (const auto day = session_->day()) {
    return app.tr(Text::ProblemOfDay, puzzle::date_text(*day)) + " · " + difficulty;
  }
  return difficulty;
}

Status ProblemsScene::status_of(const App& app) const {
  using Tone = Status::Tone;
  const Language language = app.language();
  const auto notice = [](std::string sentence) {
    return Status{std::move(sentence), Tone::Notice, {}};
  };
  if (!session_) {
    if (delivery_) return notice(app.tr(Text::Loading));
    const std::string variant = name(language, variant_);
    return notice(app.tr(unreadable_ ? Text::ProblemsUnreadable : Text::ProblemsNone, variant));
  }
  const training::Attempt& attempt = session_->attempt();
  if (session_->rush_over()) {
    return notice(
        app.tr(Text::ProblemRushOver, session_->rush_solved(), session_->rush_mistakes()));
  }
  Status status;
  if (attempt.phase() == training::Attempt::Phase::Judging) {
    status = notice(app.tr(Text::ProblemJudging, attempt.remark().tried));
  } else if (attempt.over() || attempt.phase() == training::Attempt::Phase::Refuting) {
    status = notice(sentence(language, attempt.remark(), attempt.problem()));
  } else {
    status = turn_status(board_.entry().input(), game(),
                         turn_sentence(language, game().side_to_move()), language);
    if (hint_.active()) status = notice(hint_.sentence(language));
    if (!board_.entry().complaint().empty()) {
      status = {board_.entry().complaint(), Tone::Refusal, {}};
    }
  }
  status.typed = board_.entry().typing().text();
  if (session_->rushing()) {
    status.aside = clock(session_->rush_left());
    status.alarm = session_->rush_left() < std::chrono::seconds(20);
  }
  return status;
}

std::vector<std::string> ProblemsScene::remarks(const App& app) const {
  std::vector<std::string> lines;
  if (!session_) return lines;
  const training::Attempt& attempt = session_->attempt();
  const std::string said = sentence(app.language(), attempt.remark(), attempt.problem());
  if (!said.empty()) lines.push_back(said);
  if (theme_shown_ || attempt.over()) {
    lines.push_back(sentence(app.language(), problems::themes_of(attempt.problem())));
  }
  if (const std::string why = hint_.reason(app.language()); !why.empty()) lines.push_back(why);
  if (attempt.over() && !session_->rushing()) lines.emplace_back(app.tr(Text::ProblemStepHint));
  return lines;
}

std::vector<std::string> ProblemsScene::results(const App& app) const {
  if (!session_) return {};
  const training::VariantProgress& progress = session_->progress();
  if (session_->mode() == training::Session::Mode::Rush) {
    return {app.tr(Text::ProblemRushState, clock(session_->rush_left()), session_->rush_solved(),
                   session_->rush_mistakes()),
            app.tr(Text::ProblemRushBest, progress.best_rush)};
  }
  const int shown = rating::shown(progress.rating);
  const bool guess = rating::is_provisional(progress.rating);
  std::string rating = app.tr(guess ? Text::ProblemRatingGuess : Text::ProblemRating, shown);
  if (const auto change = session_->rating_change()) {
    const std::string sign = *change < 0 ? "−" : "+";
    rating = app.tr(Text::ProblemRatingChanged, shown, sign + std::to_string(std::abs(*change)));
  }
  const std::string solved =
      app.tr(Text::ProblemsSolvedOf, progress.solved(), static_cast<int>(progress.tried.size()));
  return {rating,
          app.tr(Text::ProblemStreak, progress.streak, progress.best_streak) + " · " + solved};
}

// Announces the task of a new problem, and the verdict on a move.
void ProblemsScene::announce_changes(const Content& before, const App& app) const {
  announce_cursor(before.board.marks, shown_->board.marks, game(), app);
  if (shown_->turn != before.turn) app.announce(shown_->task);
  if (shown_->remarks != before.remarks && !shown_->remarks.empty()) {
    const std::string why = hint_.reason(app.language());
    app.announce(why.empty() ? shown_->remarks.front() : why);
  }
}

void ProblemsScene::draw(Canvas& canvas, const App& app) const {
  const Theme& theme = app.theme();
  frame_.draw_board(canvas, shown_->board, theme);
  frame_.draw_status(canvas, shown_->board, theme);
  draw_title(canvas, layout_.title, name(app.language(), variant_), theme);
}

Rect ProblemsScene::notice_room(Size window) const {
  const CheckersLayout& l = layout_;
  if (!l.portrait) return {l.panel.x, l.moves.y, l.panel.w, l.moves.h};
  return {0, l.status.bottom(), window.w, window.h - l.status.bottom()};
}

std::string ProblemsScene::spoken_title(const App& app) const {
  return app.tr(Text::ProblemsTitle);
}

void ProblemsScene::leave(App& app) {
  if (session_ && session_->rushing()) session_->end_rush();
  app.sounds().hush();
}

}  // namespace damas
