#include "view/window/trainers/endings_scene.hpp"

#include <algorithm>
#include <utility>

#include "endgame/known_results.hpp"
#include "endgame/packed_tables.hpp"
#include "view/text/drill_sentences.hpp"
#include "view/text/names.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/board_labels.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_point.hpp"

namespace damas {

namespace {

using training::EndingDrill;
using training::EndingTask;

Variant variant_for(const App& app, const destination::EndgameTrainer& to) {
  const Variant wanted = to.variant.value_or(app.preferences().new_game.variant);
  return to.variant || training::has_ending_tables(wanted) ? wanted : Variant::Brazilian;
}

}  // namespace

EndingsTrainer::EndingsTrainer(TaskFrame& frame, App& app, const destination::EndgameTrainer& to)
    : variant_(variant_for(app, to)), wanted_(to.task), frame_(frame) {
  load(variant_, app);
}

void EndingsTrainer::load(Variant variant, App& app) {
  variant_ = variant;
  drill_.reset();
  turn_ = 0;
  no_game_ = Game(variant);
  hint_.clear();
  frame_.show(no_game_);
  source_ = std::make_shared<Source>();
  if (!app.desktop().endings) {
    source_->arrived = true;
    return;
  }
  const auto computing =
      app.drive() == Drive::Caller ? endgame::Computing::AtOnce : endgame::Computing::Beside;
  // When the tables arrive, the scene may be closed or may need another variant.
  app.desktop().endings(variant, [to = std::weak_ptr(source_), wake = app.waker(), variant,
                                  computing](std::string_view packed) {
    const auto source = to.lock();
    if (!source) return;
    source->arrived = true;
    if (endgame::PackedTables::are_whole(packed, variant)) {
      source->known = std::make_shared<endgame::KnownResults>(variant, packed, computing, wake);
      source->tasks = training::tasks_of(variant, endgame::PackedTables(packed, variant));
    }
    if (wake) wake();
  });
}

void EndingsTrainer::take_delivery(App& app) {
  if (drill_ || source_->tasks.empty()) return;
  const std::size_t wanted = std::exchange(wanted_, {}).value_or(source_->tasks.size());
  task_ = wanted < source_->tasks.size() ? source_->tasks[wanted]
                                         : training::usual_task(source_->tasks, variant_);
  drill_.emplace(variant_, task_, source_->known, app.next_seed());
  app.redraw();
}

void EndingsTrainer::begin(const EndingTask& task, App& app) {
  task_ = task;
  hint_.clear();
  if (drill_) drill_->choose(task);
  app.redraw();
  app.wake_after(Milliseconds{0});
}

void EndingsTrainer::show_new_ending(App& app) {
  if (!drill_ || turn_ == drill_->turn()) return;
  turn_ = drill_->turn();
  hint_.clear();
  static_cast<void>(drill_->take_events());
  frame_.show(game());
  frame_.set_bottom(drill_->person());
  app.redraw();
}

// The moves that were played or taken back since the last call.
void EndingsTrainer::show_events(App& app, const std::optional<Spot>& dropped) {
  for (const Event& event : drill_->take_events()) {
    hint_.clear();
    frame_.board().show(event, game(), app, dropped);
  }
}

void EndingsTrainer::update(const Input& input, Milliseconds elapsed, App& app) {
  frame_.follow(app, board_labels(app.preferences(), game().info().numbering));
  take_delivery(app);
  show_new_ending(app);
  frame_.handle_input(input, app, [&] {
    if (drill_) handle_board(input, elapsed, app);
  });
  if (drill_ && drill_->advance(elapsed)) app.redraw();
  show_new_ending(app);
  if (drill_) show_events(app);
  hint_.update();
  frame_.advance(elapsed, app);
  present(app);
  if (hint_.busy()) app.wake_after(Milliseconds{0});
  if (const auto due = drill_ ? drill_->due() : std::nullopt) app.wake_after(*due);
}

// A person who continues to press waits neither for the animation nor for an answer.
void EndingsTrainer::handle_board(const Input& input, Milliseconds elapsed, App& app) {
  if (frame_.pressed(input) && drill_->hurry()) return show_events(app);
  if (const auto move = frame_.entered(input, elapsed, game(), moving(), app)) play(*move, app);
}

void EndingsTrainer::play(const entry::Move& move, App& app) {
  if (!drill_->play(move.play)) return;
  show_events(app, move.dropped);
  app.wake_after(Milliseconds{0});
}

void EndingsTrainer::present(App& app) {
  BoardFrame::Content board{{}, {}, status_of(app)};
  // The board stays empty while a position is looked for.
  if (has_position()) {
    board.picture = frame_.board().animation().picture();
    board.marks = frame_.board().marks(app.preferences(), moving());
    if (moving()) hint_.mark(board.marks);
  }
  frame_.present(std::move(board), game(), app);
  if (const auto before = shown_.change(content(app), app)) announce_changes(*before, app);
}

EndingsTrainer::Content EndingsTrainer::content(const App& app) const {
  const Language language = app.language();
  Content content;
  content.status = frame_.shown().status.sentence;
  content.phase = phase();
  content.title = drill_ ? heading(language, *drill_) : app.tr(Text::EndgameTitle);
  content.turn = turn_;
  if (!has_position()) return content;
  if (phase() != Phase::Over) content.task = task_sentence(language, *drill_);
  content.remark = damas::remark(language, *drill_);
  content.why = reason_of_hint(language);
  content.results = counts(language, *drill_);
  return content;
}

// The coach's reason, and how the move compares with the others.
std::string EndingsTrainer::reason_of_hint(Language language) const {
  const std::string reason = hint_.reason(language);
  if (reason.empty() || !moving() || !hint_.move()) return reason;
  const std::string compared = choice_sentence(language, *drill_, game(), *hint_.move());
  return compared.empty() ? reason : reason + " " + compared;
}

Status EndingsTrainer::status_of(const App& app) const {
  using Tone = Status::Tone;
  const std::string variant = name(app.language(), variant_);
  if (!source_->arrived) return Status::notice(app.tr(Text::Loading));
  if (!drill_) return Status::notice(app.tr(Text::EndgameNoTables, variant));
  switch (drill_->phase()) {
    case Phase::Waiting:
      return Status::notice(app.tr(Text::EndgameWaiting));
    case Phase::None:
      return Status::notice(app.tr(Text::EndgameNone, variant));
    case Phase::Over:
      return Status::notice(damas::remark(app.language(), *drill_));
    case Phase::Slipped:
      return Status::refusal(damas::remark(app.language(), *drill_));
    case Phase::Answering:
      return {turn_sentence(app.language(), game().side_to_move()), Tone::Plain, {}};
    case Phase::Moving:
      break;
  }
  return frame_.status_of_move(game(), hint_.active() ? hint_.sentence(app.language()) : "", app);
}

// Announces the task of a new ending, what comes of a move, hints, and that there is something to
// wait for.
void EndingsTrainer::announce_changes(const Content& before, const App& app) const {
  if (shown_->turn != before.turn) app.announce(shown_->title + ". " + shown_->task);
  if (shown_->remark != before.remark && !shown_->remark.empty()) app.announce(shown_->remark);
  if (shown_->why != before.why && !shown_->why.empty()) app.announce(shown_->why);
  const bool waits = drill_ && !has_position();
  if ((waits || hint_.active()) && shown_->status != before.status) app.announce(shown_->status);
}

std::optional<ReturnPoint> EndingsTrainer::return_point() const {
  destination::EndgameTrainer to{variant_, wanted_};
  const auto& tasks = source_->tasks;
  const auto found = std::find(tasks.begin(), tasks.end(), task_);
  if (drill_ && found != tasks.end()) to.task = static_cast<std::size_t>(found - tasks.begin());
  return ReturnPoint{to};
}

}  // namespace damas
