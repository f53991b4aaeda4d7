#include "view/window/checkers/game_controller.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "core/notation.hpp"
#include "view/text/sentences.hpp"
#include "view/window/checkers/session_status.hpp"

namespace damas {

GameController::GameController(std::unique_ptr<Session> session)
    : session_(std::move(session)), animation_(session_->game()) {
  start_anew();
}

// A move does not contain the order of its jumps; for a move from an earlier session one of the
// possible paths is shown.
Path GameController::last_move_of(const Game& game) const {
  if (game.ply() == 0) return {};
  Game before = game;
  before.undo();
  const Move& move = before.move_from(before.ply());
  const auto way = ways_.find(game.ply());
  if (way == ways_.end()) return before.path(move);
  const std::vector<Path> all = before.paths(move);
  const bool known = std::find(all.begin(), all.end(), way->second) != all.end();
  return known ? way->second : before.path(move);
}

// The position or the side to move has changed.
void GameController::start_anew() {
  entry_.reset(session_->game());
  hint_.clear();
  reason_.clear();
  last_move_ = last_move_of(shown_game());
}

std::optional<Action> GameController::play(const EntryInput& frame, Language language) {
  const Pointer& pointer = frame.input.pointer;
  if (pointer.just_pressed() && frame.view.cell_at(pointer.pressed_at)) {
    // A person who plays on does not wait for the animation.
    animation_.finish();
    if (viewed_) {
      view(session_->game().ply());
      return std::nullopt;
    }
  }
  if (!takes_typing()) {
    entry_.forget_typed();
    return std::nullopt;
  }
  const Game& game = session_->game();
  return may_touch() ? carry_out(entry_.take(frame, game), language)
                     : refuse_early(entry_.take_typed(frame, game), language);
}

std::optional<Action> GameController::carry_out(const Entry& entry, Language language) {
  entry_.show_refusal(entry, session_->game(), language, animation_);
  if (const auto* move = std::get_if<entry::Move>(&entry)) {
    dropped_ = move->dropped;
    session_->submit(move->play);
  }
  return action_of(entry);
}

std::optional<Action> GameController::refuse_early(const Entry& entry, Language language) {
  const auto* refusal = std::get_if<entry::Refusal>(&entry);
  const bool is_move = std::holds_alternative<entry::Move>(entry) ||
                       (refusal && refusal->why.reason != MoveRefusal::Reason::NotUnderstood);
  if (is_move) entry_.complain(sentence(language, Refusal::NotYourTurn));
  return action_of(entry);
}

void GameController::move_cursor(int right, int up, const BoardView& view) {
  entry_.move_cursor(right, up, view);
}

void GameController::touch_cursor(Language language) {
  animation_.finish();
  if (viewed_) return view(session_->game().ply());
  if (!may_touch()) return;
  carry_out(entry_.touch_cursor(), language);
}

bool GameController::takes_typing() const {
  return session_->persons() > 0 && !session_->over() && !session_->paused() && !viewed_;
}

bool GameController::cancel() {
  if (viewed_) {
    view(session_->game().ply());
    return true;
  }
  const bool told = hint_.active() || reason_.active();
  hint_.clear();
  reason_.clear();
  return entry_.cancel() || told;
}

bool GameController::command(const Command& command, Language language) {
  if (viewed_) view(session_->game().ply());
  const std::optional<Refusal> refusal = session_->submit(command);
  entry_.complain(refusal ? sentence(language, *refusal) : "");
  return !refusal;
}

void GameController::ask_hint(const EngineOptions& engine, coach::KnownEndings endings) {
  if (!may_touch()) return;
  entry_.complain("");
  reason_.clear();
  if (!hint_.further()) hint_.start(session_->game(), engine, std::move(endings));
}

bool GameController::ask_reason(const EngineOptions& engine, coach::KnownEndings endings) {
  if (reason_.active()) {
    reason_.clear();
    return true;
  }
  if (line_.active() || shown_game().ply() == 0) return false;
  hint_.clear();
  Game before = shown_game();
  before.undo();
  reason_.start(before, before.move_from(before.ply()), engine, std::move(endings));
  return true;
}

void GameController::show_line(const std::vector<Move>& moves) {
  view(session_->game().ply());
  animation_.finish();
  viewed_ = session_->game();
  line_.start(session_->game(), moves);
}

void GameController::view(int ply) {
  const Game& game = session_->game();
  const int wanted = std::clamp(ply, 0, game.last_ply());
  viewed_.reset();
  line_.stop();
  reason_.clear();
  if (wanted != game.ply()) {
    viewed_ = game;
    viewed_->go_to(wanted);
  }
  entry_.reset(game);
  entry_.forget_typed();
  last_move_ = last_move_of(shown_game());
  animation_.go_to(shown_game());
}

std::vector<Event> GameController::advance(Milliseconds elapsed, MotionSpeed speed) {
  animation_.set_speed(speed);
  animation_.advance(elapsed);
  session_->tick(elapsed, !animation_.running());
  hint_.update();
  reason_.update();
  std::vector<Event> events = session_->take_events();
  for (const Event& event : events) {
    if (const auto* played = std::get_if<event::MovePlayed>(&event)) {
      ways_[played->ply] = played->path;
    }
    // A person who looks at an earlier position stays there.
    if (!viewed_) animation_.feed(event, session_->game(), std::exchange(dropped_, std::nullopt));
  }
  if (!events.empty()) start_anew();
  if (line_.advance(elapsed, animation_)) {
    viewed_ = line_.game();
    last_move_ = last_move_of(*viewed_);
  }
  return events;
}

std::optional<Milliseconds> GameController::next_update() const {
  if (animation_.running() || line_.running() || hint_.busy() || reason_.busy())
    return Milliseconds{0};
  const std::optional<Milliseconds> due = session_->next_update();
  if (!entry_.typing().waiting()) return due;
  return std::min(MoveTyping::interval, due.value_or(MoveTyping::interval));
}

Status GameController::status(Language language) const {
  return status(status_of(*session_, entry_.input(), language), language);
}

Status GameController::status(Status of_match, Language language) const {
  Status status = std::move(of_match);
  const std::string aside = status.aside;
  const bool alarm = status.alarm;
  if (viewed_) {
    status = {tr(language, Text::LookingBack, viewed_->ply(), session_->game().last_ply()),
              Status::Tone::Notice,
              {}};
  }
  if (line_.active()) status = Status::notice(tr(language, Text::ShownLine, line_.words()));
  if (hint_.active()) status = Status::notice(hint_.sentence(language));
  if (!entry_.complaint().empty()) status = Status::refusal(entry_.complaint());
  status.typed = entry_.typing().text();
  status.aside = aside;
  status.alarm = alarm;
  return status;
}

Marks GameController::marks(const Preferences& preferences) const {
  const bool touchable = may_touch();
  Marks marks = entry_.marks(preferences.show_movable, preferences.show_targets);
  if (!touchable) marks.movable = {};
  if (!animation_.running()) marks.last_move = last_move_;
  if (touchable) hint_.mark(marks);
  if (reason_.found() && !animation_.running()) marks.arrows = arrows_after_move(reason_);
  return marks;
}

}  // namespace damas
