#include "net/server/community/decisions.hpp"

#include <algorithm>
#include <utility>

#include "net/protocol/limits.hpp"

namespace damas::net {

namespace {

Change refuse(ErrorCode code, std::string msg) {
  return {{}, {}, Refused{code, std::move(msg)}};
}

Change done_before() {
  Change change;
  change.dup = true;
  return change;
}

Change ended_before() {
  return refuse(ErrorCode::Over, "the match has ended");
}

}  // namespace

Decisions::Decisions(const LiveMatch& match) : match_(match), course_(match.course()) {}

std::optional<Refused> Decisions::refuse_move(Side by, const request::Move& ask) const {
  const int next = course_.game().ply() + 1;
  if (ask.ply != next) {
    return Refused{
        ErrorCode::StalePly,
        "expected ply " + std::to_string(next) + ", found " + std::to_string(ask.ply) +
            (ask.ply < next ? ", which was played otherwise" : ", which cannot be played yet")};
  }
  if (by != course_.turn()) return Refused{ErrorCode::NotTurn, "it is the opponent's turn"};
  if (next > limits::plies) return Refused{ErrorCode::Illegal, "the match is too long"};
  return std::nullopt;
}

Change Decisions::move(Side by, const request::Move& ask, Milliseconds now) const {
  const auto& moves = course_.moves();
  const int earlier = ask.ply - 1 - course_.drawn_plies();
  const auto played = static_cast<std::size_t>(std::max(0, earlier));
  if (earlier >= 0 && played < moves.size() && moves[played].by == by &&
      moves[played].path == ask.path) {
    Change change = done_before();
    change.ply = ask.ply;
    return change;
  }
  if (course_.over()) return ended_before();
  if (const auto refused = refuse_move(by, ask)) return {{}, {}, refused};
  const auto way = course_.way_along(ask.path);
  if (!way) return refuse(ErrorCode::Illegal, "expected a legal move; \"moves\" lists them");
  const Milliseconds passed = match_.turn_clock().spent(now);
  const bool timed = course_.start().time.timed();
  const Milliseconds lag = timed ? match_.turn_clock().refund(by, ask.ms, passed) : Milliseconds{0};
  const Milliseconds spent = passed - lag;
  if (timed && spent >= *course_.match().clock().remaining(by)) {
    Change late = refuse(ErrorCode::Over, "the move came after the time was up");
    late.records.push_back(end_record({opponent(by), EndReason::Time}, now));
    return late;
  }
  Change change;
  // A move declines the opponent's offer.
  if (course_.match().draw_offer() == opponent(by))
    change.records.push_back(record::Draw{by, Answer::Decline});
  record::Move record = course_.record_of(*way);
  record.spent = spent.count();
  record.lag = lag.count();
  change.records.push_back(std::move(record));
  change.way = way;
  return change;
}

Change Decisions::resign(Side by, Milliseconds now) const {
  if (course_.over()) return ended_before();
  return {{end_record({opponent(by), EndReason::Resignation}, now)}};
}

Change Decisions::abandon(Side by, Milliseconds now) const {
  if (course_.over()) return ended_before();
  return {{end_record({opponent(by), EndReason::Abandonment}, now)}};
}

Change Decisions::draw(Side by, Answer answer) const {
  if (course_.over()) return ended_before();
  const auto standing = course_.match().draw_offer();
  if (answer == Answer::Offer) {
    if (standing == by) return done_before();
    if (standing) return draw(by, Answer::Accept);
    if (!match_.offers().may_offer_draw(by, course_.game().ply()))
      return refuse(ErrorCode::NotNow, "a draw was already offered at this ply; move first");
    return {{record::Draw{by, Answer::Offer}}};
  }
  if (standing != opponent(by)) return refuse(ErrorCode::NotNow, "no draw is offered");
  return {{record::Draw{by, answer}}};
}

Change Decisions::takeback(Side by, Answer answer) const {
  if (course_.over()) return ended_before();
  if (answer == Answer::Offer) {
    if (course_.takeback_offer() == by) return done_before();
    if (course_.takeback_offer()) return takeback(by, Answer::Accept);
    const auto& moves = course_.moves();
    const bool has_moved = std::any_of(moves.begin(), moves.end(),
                                       [by](const record::Move& move) { return move.by == by; });
    if (!has_moved) return refuse(ErrorCode::NotNow, "there is no move to take back");
    if (!match_.offers().may_offer_takeback(by, course_.game().ply()))
      return refuse(ErrorCode::NotNow, "a takeback was already offered at this ply; move first");
    return {{record::Takeback{by, Answer::Offer, {}, {}}}};
  }
  if (course_.takeback_offer() != opponent(by))
    return refuse(ErrorCode::NotNow, "no takeback is offered");
  record::Takeback record{by, answer, {}, {}};
  // Goes back to before the last move of the player who asked.
  if (answer == Answer::Accept) record.to = course_.game().ply() - (course_.turn() == by ? 1 : 2);
  return {{record}};
}

Change Decisions::rematch(Side by, Answer answer) const {
  if (!course_.over()) return refuse(ErrorCode::NotNow, "the match goes on");
  if (course_.rematched()) return done_before();
  if (answer == Answer::Offer) {
    if (course_.rematch_offer() == by) return done_before();
    if (course_.rematch_offer()) return rematch(by, Answer::Accept);
    return {{record::Rematch{by, Answer::Offer, {}}}};
  }
  if (course_.rematch_offer() != opponent(by))
    return refuse(ErrorCode::NotNow, "no rematch is offered");
  return {{record::Rematch{by, answer, {}}}};
}

Change Decisions::say(Side by, Phrase phrase) const {
  if (!match_.offers().may_say(by))
    return refuse(ErrorCode::NotNow, "no more phrases in this match");
  return {{record::Say{by, phrase}}};
}

std::optional<record::End> Decisions::due_end(Milliseconds now) const {
  if (course_.over()) return std::nullopt;
  if (const auto outcome = course_.match().outcome()) return end_record(*outcome, now);
  const auto left = course_.match().clock().remaining(course_.turn());
  if (!left || match_.turn_clock().spent(now) < *left) return std::nullopt;
  return end_record({opponent(course_.turn()), EndReason::Time}, now);
}

record::End Decisions::adjudicated(std::optional<Side> winner, Milliseconds now) const {
  return end_record({winner, EndReason::Adjudication}, now);
}

record::End Decisions::end_record(const Outcome& outcome, Milliseconds now) const {
  record::End end{outcome.winner, outcome.reason, {}, match_.clock(now)};
  if (end.clock) end.clock->running.reset();
  return end;
}

}  // namespace damas::net
