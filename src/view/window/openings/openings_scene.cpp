#include "view/window/openings/openings_scene.hpp"

#include <utility>

#include "book/shipped_books.hpp"
#include "view/text/names.hpp"
#include "view/text/opening_sentences.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/board_labels.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/app/store.hpp"
#include "view/window/frame/practice.hpp"

namespace damas {

namespace {

using Verdict = training::OpeningPractice::Remark::Kind;

// The side that is to move in a given position; else White.
training::OpeningTask task_for(const destination::OpeningPractice& to, const App& app) {
  const Variant usual = app.preferences().new_game.variant;
  const Variant variant = to.variant.value_or(has_book(usual) ? usual : Variant::Brazilian);
  training::OpeningTask task;
  task.start = to.start.value_or(start_of(variant));
  if (to.start) task.side = Game(task.start).side_to_move();
  task.side = to.side.value_or(task.side);
  task.own_moves = to.own_moves.value_or(task.own_moves);
  return task;
}

}  // namespace

OpeningsTrainer::OpeningsTrainer(TaskFrame& frame, App& app, const destination::OpeningPractice& to)
    : task_(task_for(to, app)), given_(to.start), no_game_(task_.start), frame_(frame) {
  load(app);
}

void OpeningsTrainer::load(App& app) {
  practice_.reset();
  has_other_side_ = true;
  no_game_ = Game(task_.start);
  frame_.show(no_game_);
  delivery_.request(variant(), app);
}

// The practice does not wait for the names.
void OpeningsTrainer::take_delivery(App& app) {
  if (!delivery_.take()) return;
  app.redraw();
  if (!practice_ && delivery_.book()) start_practice(app);
}

// If the system tells no date, cards that are due remain due.
void OpeningsTrainer::start_practice(App& app) {
  practice_.emplace(
      delivery_.book(), task_,
      [&app](const std::function<void(training::OpeningCards&)>& change) {
        return app.store().opening_cards().change(change);
      },
      day_of_today(app).value_or(0), app.next_seed());
  has_other_side_ = training::has_task(*delivery_.book(), task_.start, opponent(task_.side));
  turn_ = 0;
}

void OpeningsTrainer::begin(const training::OpeningTask& task, App& app) {
  const bool same = variant_of(task.start) == variant();
  task_ = task;
  app.redraw();
  if (!same) given_.reset();
  if (!same || !delivery_.book()) return load(app);
  start_practice(app);
  show_new_line(app);
}

void OpeningsTrainer::show_new_line(App& app) {
  if (!practice_ || turn_ == practice_->turn()) return;
  turn_ = practice_->turn();
  static_cast<void>(practice_->take_events());
  frame_.show(game());
  frame_.set_bottom(task_.side);
  app.redraw();
}

void OpeningsTrainer::show_events(App& app, const std::optional<Spot>& dropped) {
  for (const Event& event : practice_->take_events())
    frame_.board().show(event, game(), app, dropped);
}

void OpeningsTrainer::update(const Input& input, Milliseconds elapsed, App& app) {
  frame_.follow(app, board_labels(app.preferences(), game().info().numbering));
  take_delivery(app);
  show_new_line(app);
  frame_.handle_input(input, app, [&] {
    if (practice_) handle_board(input, elapsed, app);
  });
  if (practice_) {
    if (practice_->advance(elapsed)) app.redraw();
    show_events(app);
    show_new_line(app);
  }
  frame_.advance(elapsed, app);
  frame_.present({frame_.board().animation().picture(), marks(app), status_of(app)}, game(), app);
  if (const auto before = shown_.change(content(app), app)) announce_changes(*before, app);
  if (const auto due = practice_ ? practice_->due() : std::nullopt) app.wake_after(*due);
}

// A person who continues to press waits neither for the animation nor for an answer.
void OpeningsTrainer::handle_board(const Input& input, Milliseconds elapsed, App& app) {
  if (frame_.pressed(input) && practice_->hurry()) return show_events(app);
  if (const auto move = frame_.entered(input, elapsed, game(), moving(), app)) play(*move, app);
}

void OpeningsTrainer::play(const entry::Move& move, App& app) {
  if (!practice_->play(move.play)) return;
  if (practice_->remark().kind == Verdict::Wrong) return refuse(move, app);
  show_events(app, move.dropped);
  app.wake_after(Milliseconds{0});
}

// The piece stays where it was.
void OpeningsTrainer::refuse(const entry::Move& move, App& app) {
  TaskBoard& board = frame_.board();
  const Square from = move.play.move.from;
  if (move.dropped) board.animation().put_back(from, *move.dropped);
  board.entry().reset(game());
  board.animation().refuse(from);
  app.redraw();
  app.wake_after(Milliseconds{0});
}

OpeningsTrainer::Content OpeningsTrainer::content(const App& app) const {
  Content content;
  content.status = frame_.shown().status.sentence;
  content.title = title_of(app);
  content.task = app.tr(Text::OpeningsTask, in_sentence(app.language(), task_.side));
  content.remarks = remarks_of(app);
  content.results = results_of(app);
  content.turn = turn_;
  content.mistakes = practice_ ? practice_->mistakes() : 0;
  return content;
}

// The book's best move is shown by a solid arrow, others by dashed ones.
Marks OpeningsTrainer::marks(const App& app) const {
  Marks marks = frame_.board().marks(app.preferences(), moving());
  if (!moving()) return marks;
  if (const auto piece = practice_->hinted()) {
    marks.movable = {};
    marks.movable.insert(*piece);
  }
  for (const BookMove& each : practice_->told())
    marks.arrows.push_back({game().path(each.move), each.loss > 0});
  return marks;
}

Status OpeningsTrainer::status_of(const App& app) const {
  using Tone = Status::Tone;
  const Language language = app.language();
  if (!practice_) {
    if (delivery_.pending()) return Status::notice(app.tr(Text::Loading));
    return Status::notice(app.tr(Text::OpeningsNoBook, name(language, variant())));
  }
  switch (practice_->phase()) {
    case Phase::None:
      return Status::notice(app.tr(Text::OpeningsNone, in_sentence(language, task_.side)));
    case Phase::Over:
      return Status::notice(app.tr(Text::OpeningsOver));
    case Phase::Answering:
      return {turn_sentence(language, game().side_to_move()), Tone::Plain, {}};
    case Phase::Moving:
      break;
  }
  Status status = frame_.status_of_move(game(), {}, app);
  const MoveEntry& entry = frame_.board().entry();
  if (practice_->remark().kind == Verdict::Wrong && entry.complaint().empty() &&
      !entry.input().selected()) {
    status.sentence = remark(language, practice_->remark());
    status.tone = Tone::Refusal;
  }
  return status;
}

std::string OpeningsTrainer::title_of(const App& app) const {
  return practice_title(app.language(), delivery_.names(), task_.start);
}

std::vector<std::string> OpeningsTrainer::remarks_of(const App& app) const {
  std::vector<std::string> lines;
  if (!practice_) return lines;
  const Language language = app.language();
  const std::string said = remark(language, practice_->remark());
  if (!said.empty()) lines.push_back(said);
  if (!practice_->told().empty())
    lines.push_back(moves_of_book(language, game(), practice_->told()));
  if (over()) lines.emplace_back(app.tr(Text::OpeningsOver));
  return lines;
}

std::vector<std::string> OpeningsTrainer::results_of(const App& app) const {
  if (!practice_ || practice_->phase() == Phase::None) return {};
  return progress_lines(app.language(), practice_->progress(), day_of_today(app));
}

// Announces the task and the results before a line, the remarks on its moves, and what the person
// has to wait for.
void OpeningsTrainer::announce_changes(const Content& before, const App& app) const {
  if (shown_->turn != before.turn) {
    app.announce(shown_->title + ". " + shown_->task);
    for (const std::string& line : shown_->results)
      app.announce(line);
  }
  if (shown_->remarks != before.remarks || shown_->mistakes > before.mistakes) {
    for (const std::string& line : shown_->remarks)
      app.announce(line);
  }
  if (!moving() && !over() && shown_->status != before.status) app.announce(shown_->status);
}

std::optional<ReturnPoint> OpeningsTrainer::return_point() const {
  destination::OpeningPractice to{variant(), {}, task_.side, task_.own_moves};
  if (task_.start != start_of(variant())) to.start = task_.start;
  return ReturnPoint{to};
}

}  // namespace damas
