#include "view/window/review/mistakes_scene.hpp"

#include <utility>

#include "coach/mistake.hpp"
#include "core/notation.hpp"
#include "view/text/coach_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/board_labels.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/app/store.hpp"
#include "view/window/frame/board_cursor.hpp"
#include "view/window/frame/coach_endings.hpp"
#include "view/window/frame/practice.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/review/mistake_collection.hpp"

namespace damas {

MistakesScene::MistakesScene(std::vector<Mistake> mistakes, bool flipped, Source source)
    : lessons_(std::move(mistakes)),
      source_(source),
      frame_(
          *this, [this](Action action, App& app) { perform(action, app); }, {5}, flipped) {
  stand();
}

void MistakesScene::stand() {
  line_.stop();
  frame_.show(lessons_.game());
}

bool MistakesScene::enters_move() const {
  const MoveEntry& entry = frame_.board().entry();
  return entry.input().selected() || !entry.typing().empty();
}

// A person who tries another move meanwhile sees that one, and a person who is about to make one
// keeps the piece and the typed text; the panel tells the line all the same.
void MistakesScene::play_game_move() {
  const coach::Line line = coach::told_line_of(told_why());
  if (line.empty() || lessons_.phase() == Phase::Judging || hint_.busy() || enters_move()) return;
  const Game& before = lessons_.mistake().before;
  frame_.show(before);
  line_.show_game_move(before, line);
}

void MistakesScene::play_refutation() {
  animation().finish();
  line_.refute(lessons_.game(), lessons_.reasons().claims());
}

void MistakesScene::layout(Size size) {
  frame_.layout(size);
}

void MistakesScene::update(const Input& input, Milliseconds elapsed, App& app) {
  frame_.follow(app, board_labels(app.preferences(), lessons_.game().info().numbering));
  frame_.handle_input(input, app, [&] { handle_board(input, elapsed, app); });
  const bool judged = lessons_.update();
  settle(app);
  if (judged && lessons_.phase() == Phase::Wrong) play_refutation();
  hint_.update();
  if (why_.update()) play_game_move();
  frame_.advance(elapsed, app);
  line_.advance(elapsed, animation());
  frame_.present({frame_.board().animation().picture(), marks(app), status_of(app)},
                 lessons_.game(), app);
  if (const auto before = shown_.change({task(app), remarks(app), lessons_.phase()}, app))
    announce_changes(*before, app);
  const bool moving = animation().running() || line_.running();
  if (moving || lessons_.busy() || hint_.busy() || why_.busy()) app.wake_after(Milliseconds{0});
}

void MistakesScene::handle_board(const Input& input, Milliseconds elapsed, App& app) {
  if (line_.is_of_game() && frame_.pressed(input)) stand();
  if (frame_.pressed(input) && lessons_.phase() == Phase::Wrong) return go_on(app);
  const auto move = frame_.entered(input, elapsed, lessons_.game(), solving(), app);
  if (line_.is_of_game() && (move || !frame_.board().entry().typing().empty())) stand();
  if (move) try_move(*move, app);
}

void MistakesScene::try_move(const entry::Move& move, App& app) {
  if (!lessons_.try_move(move.play.move, app.engine_options(),
                         coach_endings(lessons_.mistake().before, app)))
    return;
  hint_.clear();
  why_.clear();
  animation().go_to(lessons_.game());
  frame_.board().entry().reset(lessons_.game());
  app.wake_after(Milliseconds{0});
}

void MistakesScene::perform(Action action, App& app) {
  app.redraw();
  const auto to = cursor_step(action);
  if (line_.is_of_game() && (to || action == Action::Hint)) stand();
  if (to) return frame_.board().entry().move_cursor(to->right, to->up, board());
  switch (action) {
    case Action::Select:
      return select(app);
    case Action::Hint:
      return hint(app);
    case Action::Explain:
      return why(app);
    case Action::Help:
      return app.open(destination::Help{lessons_.game().variant(), lessons_.game().draw_table(),
                                        HelpPage::Keys});
    case Action::Back:
      if (line_.is_of_game()) return stand();
      [[fallthrough]];
    default:
      return frame_.perform_common(action, lessons_.game(), app);
  }
}

void MistakesScene::select(App& app) {
  if (lessons_.phase() == Phase::Judging) return;
  if (line_.is_of_game() && solving()) return stand();
  if (!solving()) return go_on(app);
  if (const auto move = frame_.selected(lessons_.game(), app)) try_move(*move, app);
}

void MistakesScene::hint(App& app) {
  if (!solving()) return;
  frame_.board().entry().complain("");
  lessons_.take_help();
  if (!hint_.further())
    hint_.start(lessons_.game(), lessons_.mistake().best, app.engine_options(),
                coach_endings(lessons_.game(), app));
  app.wake_after(Milliseconds{0});
}

void MistakesScene::why(App& app) {
  if (line_.is_of_game()) stand();
  if (why_.active()) return why_.clear();
  const Mistake& mistake = lessons_.mistake();
  why_.start(mistake.before, mistake.played, app.engine_options(),
             coach_endings(mistake.before, app));
  app.wake_after(Milliseconds{0});
}

void MistakesScene::show(App& app) {
  hint_.clear();
  lessons_.show();
  line_.stop();
  animation().reset(lessons_.mistake().before);
  animation().go_to(lessons_.game());
  frame_.board().entry().reset(lessons_.game());
  app.wake_after(Milliseconds{0});
  app.redraw();
}

void MistakesScene::go_on(App& app) {
  settle(app);
  hint_.clear();
  app.redraw();
  if (lessons_.phase() == Phase::Wrong) {
    lessons_.again();
    return stand();
  }
  why_.clear();
  if (lessons_.is_last()) return frame_.close(app);
  next_lesson();
}

// The next mistake may be one of another variant or colour. The person's side is below, unless the
// person has turned the board.
void MistakesScene::next_lesson() {
  const bool black = lessons_.mistake().before.side_to_move() == Side::Black;
  const bool turned = board().flipped() != black;
  lessons_.next();
  stand();
  const Side own = lessons_.game().side_to_move();
  frame_.set_bottom(turned ? opponent(own) : own);
}

void MistakesScene::settle(App& app) {
  const auto grade = lessons_.take_grade();
  if (!grade) return;
  if (const auto today = day_of_today(app)) {
    app.store().mistakes().change(
        [&](training::OwnMistakes& all) { all.grade(lessons_.mistake().before, *grade, *today); });
  }
  if (source_ == Source::Collection && lessons_.is_last()) next_ = next_own_mistake(app);
}

// The move of the game is shown as long as the person looks for a better one.
Marks MistakesScene::marks(const App& app) const {
  const bool asked = solving() && !line_.is_of_game();
  Marks marks = frame_.board().marks(app.preferences(), asked);
  if (!asked) return marks;
  const Mistake& mistake = lessons_.mistake();
  marks.arrows = {{mistake.before.path(mistake.played), true}};
  hint_.mark(marks);
  return marks;
}

std::string MistakesScene::title(const App& app) const {
  return app.tr(source_ == Source::Collection ? Text::OwnMistakesTitle : Text::LearnTitle);
}

std::string MistakesScene::task(const App& app) const {
  return app.tr(Text::LearnTask, static_cast<int>(lessons_.place()) + 1,
                static_cast<int>(lessons_.count()),
                to_text(lessons_.mistake().before, lessons_.mistake().played));
}

Status MistakesScene::status_of(const App& app) const {
  const Language language = app.language();
  const Mistake& mistake = lessons_.mistake();
  const auto tried = [&] {
    const Game& game = lessons_.game();
    return to_text(mistake.before, game.move_from(mistake.before.ply()));
  };
  Status status;
  if (line_.is_of_game()) return Status::notice(app.tr(Text::ShownLine, line_.words()));
  switch (lessons_.phase()) {
    case Phase::Solving:
      return frame_.status_of_move(lessons_.game(), hint_.active() ? hint_.sentence(language) : "",
                                   app);
    case Phase::Judging:
      status = Status::notice(app.tr(Text::ProblemJudging, tried()));
      break;
    case Phase::Wrong:
      status = Status::notice(app.tr(Text::LearnWrong, tried()));
      if (const std::string moves = line_.untold_words(); !moves.empty())
        status.sentence += " " + app.tr(Text::ShownLine, moves);
      break;
    case Phase::Right:
      status = Status::notice(app.tr(Text::LearnRight, tried()));
      break;
    case Phase::Shown:
      status = Status::notice(app.tr(Text::LearnBest, tried()));
      break;
  }
  status.typed = frame_.board().entry().typing().text();
  return status;
}

bool MistakesScene::is_over() const {
  return lessons_.phase() == Phase::Right || lessons_.phase() == Phase::Shown;
}

// While the person looks for the better move, it is not named.
std::vector<coach::Claim> MistakesScene::told_why() const {
  return is_over() ? why_.claims() : coach::without_better_move(why_.claims());
}

std::string MistakesScene::why_wrong(Language language) const {
  const CoachSearch& reasons = lessons_.reasons();
  return sentences(language, coach::without_better_move(reasons.claims()), reasons.before());
}

std::vector<std::string> MistakesScene::remarks(const App& app) const {
  const Language language = app.language();
  std::vector<std::string> lines;
  if (lessons_.mistake().game) lines.push_back(about_game(language, lessons_.mistake()));
  if (lessons_.phase() == Phase::Wrong) lines.push_back(why_wrong(language));
  if (lessons_.phase() == Phase::Right &&
      lessons_.game().move_from(lessons_.mistake().before.ply()) != lessons_.mistake().best)
    lines.push_back(
        app.tr(Text::LearnBest, to_text(lessons_.mistake().before, lessons_.mistake().best)));
  if (is_over() && lessons_.is_last())
    lines.push_back(app.tr(Text::LearnDone, lessons_.solved(), static_cast<int>(lessons_.count())));
  if (is_over() && !next_.empty()) lines.push_back(next_);
  if (const std::string reason = hint_.reason(language); !reason.empty()) lines.push_back(reason);
  if (why_.found()) {
    lines.push_back(why_.words_of_move() + ": " + sentences(language, told_why(), why_.before()));
  } else if (why_.searching()) {
    lines.push_back(why_.sentence(language));
  }
  return lines;
}

void MistakesScene::announce_changes(const Content& before, const App& app) const {
  if (shown_->task != before.task) app.announce(shown_->task);
  if (shown_->phase != before.phase) app.announce(status());
  if (shown_->remarks != before.remarks && !shown_->remarks.empty())
    app.announce(shown_->remarks.back());
}

void MistakesScene::draw(Canvas& canvas, const App& app) const {
  frame_.draw(canvas, title(app), app);
}

void MistakesScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  frame_.header_panel(ui, app, title(app), {}, {});
  task_panel(ui);
  frame_.remarks_panel(ui, app, shown_->remarks, ways_on());
  buttons_panel(ui, app);
}

void MistakesScene::task_panel(Ui& ui) const {
  const Panel panel("task", frame_.inside(frame_.places().top_bar), Panel::Kind::Flat, false);
  const FontScope font(ui.gui(), GuiFont::Strong);
  ui.wrapped(shown_->task.c_str());
}

std::vector<Button> MistakesScene::ways_on() {
  std::vector<Button> all;
  const auto on = [this](App& a) { go_on(a); };
  if (lessons_.phase() == Phase::Wrong)
    all.push_back({Icon::Undo, Text::LearnAgain, on, true, true});
  if (is_over())
    all.push_back({Icon::Play, lessons_.is_last() ? Text::Ok : Text::LearnNext, on, true, true});
  all.push_back({Icon::Hint, Text::LearnWhy, Action::Explain});
  return all;
}

void MistakesScene::buttons_panel(Ui& ui, App& app) {
  const bool open = lessons_.phase() == Phase::Solving || lessons_.phase() == Phase::Wrong;
  frame_.buttons_panel(ui, app,
                       {{Icon::Undo, Text::Back, Action::Back},
                        {Icon::Hint, Text::Hint, Action::Hint, solving(), hint_.active()},
                        {Icon::Eye, Text::LearnShow, [this](App& a) { show(a); }, open},
                        {Icon::Flip, Text::FlipBoard, Action::Flip},
                        {Icon::Play, Text::LearnNext, [this](App& a) { go_on(a); },
                         lessons_.phase() == Phase::Right || lessons_.phase() == Phase::Shown}});
}

Rect MistakesScene::notice_room(Size window) const {
  return frame_.notice_room(window);
}

std::string MistakesScene::spoken_title(const App& app) const {
  return title(app);
}

void MistakesScene::leave(App& app) {
  app.sounds().cancel();
}

std::optional<ReturnPoint> MistakesScene::return_point(const App&) const {
  if (source_ == Source::Game) return std::nullopt;
  return ReturnPoint{destination::Mistakes{}};
}

std::unique_ptr<Scene> practice_of_mistakes(App& app) {
  std::vector<Mistake> mistakes = due_mistakes(app);
  if (mistakes.empty()) {
    app.notify(next_own_mistake(app));
    return nullptr;
  }
  const bool flipped = mistakes.front().before.side_to_move() == Side::Black;
  return std::make_unique<MistakesScene>(std::move(mistakes), flipped,
                                         MistakesScene::Source::Collection);
}

}  // namespace damas
