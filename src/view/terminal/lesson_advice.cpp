#include "view/terminal/lesson_advice.hpp"

namespace damas::terminal {

namespace {

using lessons::Session;
using lessons::Step;

FoundMove right_move(const Session& session) {
  return FoundMove{session.step().right.front().moves.front()};
}

}  // namespace

bool move_is_asked(const Session& session) {
  const Step::Kind kind = session.step().kind;
  return session.phase() == Session::Phase::Asking &&
         (kind == Step::Kind::Move || kind == Step::Kind::Play);
}

void LessonAdvice::drop_hint() {
  hint_.restart();
  best_.reset();
}

void LessonAdvice::begin_step() {
  reason_.clear();
  tried_from_.reset();
}

std::optional<std::string> LessonAdvice::hint(const Session& session, Language language) {
  if (session.step().kind == Step::Kind::Move)
    return hint_.next(language, session.game(), right_move(session), adviser());
  if (!best_) best_ = adviser().best_move(session.game());
  if (!best_) return std::nullopt;
  return hint_.next(language, session.game(), *best_, adviser());
}

void LessonAdvice::look_for_reason(Session& session, Language language) {
  reason_.clear();
  if (!session.may_refute()) return;
  const auto found = adviser().refutation(language, session.game());
  if (found && session.refute(found->answer)) reason_ = found->reason;
}

std::optional<std::string> LessonAdvice::explain(const Session& session, Language language) {
  const bool asks_move = session.step().kind == Step::Kind::Move;
  if (move_is_asked(session) && hint_.names_piece()) {
    hint_.skip_to_reason();
    const std::optional<FoundMove> told = asks_move ? right_move(session) : best_;
    if (told) return hint_.next(language, session.game(), *told, adviser());
  }
  if (!reason_.empty()) return reason_;
  if (session.phase() != Session::Phase::Done || !asks_move || !tried_from_) return std::nullopt;
  Game before = session.game();
  before.go_to(*tried_from_);
  return adviser().reasons_for_best(language, before, FoundMove{before.move_from(*tried_from_)});
}

Adviser& LessonAdvice::adviser() {
  if (!adviser_) adviser_ = std::make_unique<Adviser>();
  return *adviser_;
}

}  // namespace damas::terminal
