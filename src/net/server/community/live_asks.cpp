// The answer of a match to players' requests: a refusal, or the records to apply.
#include <algorithm>

#include "net/protocol/limits.hpp"
#include "net/server/community/live_match.hpp"

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

Change over() {
  return refuse(ErrorCode::Over, "the match has ended");
}

}  // namespace

std::optional<Refused> LiveMatch::refuse_move(Side by, const request::Move& ask) const {
  const int next = game().ply() + 1;
  if (ask.ply != next) {
    return Refused{
        ErrorCode::StalePly,
        "expected ply " + std::to_string(next) + ", found " + std::to_string(ask.ply) +
            (ask.ply < next ? ", which was played otherwise" : ", which cannot be played yet")};
  }
  if (by != turn()) return Refused{ErrorCode::NotTurn, "it is the opponent's turn"};
  if (next > limits::plies) return Refused{ErrorCode::Illegal, "the match is too long"};
  return std::nullopt;
}

Milliseconds LiveMatch::lag_credit(Side by, std::optional<std::int64_t> thought,
                                   Milliseconds spent) const {
  if (!thought || !start().time.timed()) return Milliseconds{0};
  const Milliseconds network = spent - Milliseconds{*thought};
  return std::clamp(network, Milliseconds{0},
                    std::min(limits::lag_per_move, Milliseconds{credit_[by]}));
}

Change LiveMatch::move(Side by, const request::Move& ask, Milliseconds now) const {
  const int earlier = ask.ply - 1 - course_.drawn_plies();
  const auto played = static_cast<std::size_t>(std::max(0, earlier));
  if (earlier >= 0 && played < moves().size() && moves()[played].by == by &&
      moves()[played].path == ask.path) {
    Change change = done_before();
    change.ply = ask.ply;
    return change;
  }
  if (over()) return net::over();
  if (const auto refused = refuse_move(by, ask)) return {{}, {}, refused};
  const auto way = course_.way_along(ask.path);
  if (!way) return refuse(ErrorCode::Illegal, "expected a legal move; \"moves\" lists them");
  const Milliseconds passed = turn_spent(now);
  const Milliseconds lag = lag_credit(by, ask.ms, passed);
  const Milliseconds spent = passed - lag;
  if (start().time.timed() && spent >= *course_.match().clock().remaining(by)) {
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

Change LiveMatch::resign(Side by, Milliseconds now) const {
  if (over()) return net::over();
  return {{end_record({opponent(by), EndReason::Resignation}, now)}};
}

Change LiveMatch::abandon(Side by, Milliseconds now) const {
  if (over()) return net::over();
  return {{end_record({opponent(by), EndReason::Abandonment}, now)}};
}

Change LiveMatch::draw(Side by, Answer answer) const {
  if (over()) return net::over();
  const auto standing = course_.match().draw_offer();
  if (answer == Answer::Offer) {
    if (standing == by) return done_before();
    if (standing) return draw(by, Answer::Accept);
    if (drawn_at_[by] >= 0 && game().ply() < drawn_at_[by] + 2)
      return refuse(ErrorCode::NotNow, "a draw was already offered at this ply; move first");
    return {{record::Draw{by, Answer::Offer}}};
  }
  if (standing != opponent(by)) return refuse(ErrorCode::NotNow, "no draw is offered");
  return {{record::Draw{by, answer}}};
}

Change LiveMatch::takeback(Side by, Answer answer) const {
  if (over()) return net::over();
  if (answer == Answer::Offer) {
    if (course_.takeback_offer() == by) return done_before();
    if (course_.takeback_offer()) return takeback(by, Answer::Accept);
    const bool has_moved = std::any_of(moves().begin(), moves().end(),
                                       [by](const record::Move& move) { return move.by == by; });
    if (!has_moved) return refuse(ErrorCode::NotNow, "there is no move to take back");
    if (taken_at_[by] >= 0 && game().ply() < taken_at_[by] + 2)
      return refuse(ErrorCode::NotNow, "a takeback was already offered at this ply; move first");
    return {{record::Takeback{by, Answer::Offer, {}, {}}}};
  }
  if (course_.takeback_offer() != opponent(by))
    return refuse(ErrorCode::NotNow, "no takeback is offered");
  record::Takeback record{by, answer, {}, {}};
  // Goes back to before the last move of the player who asked.
  if (answer == Answer::Accept) record.to = game().ply() - (turn() == by ? 1 : 2);
  return {{record}};
}

Change LiveMatch::rematch(Side by, Answer answer) const {
  if (!over()) return refuse(ErrorCode::NotNow, "the match goes on");
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

Change LiveMatch::say(Side by, Phrase phrase) const {
  if (phrases_[by] >= limits::phrases)
    return refuse(ErrorCode::NotNow, "no more phrases in this match");
  return {{record::Say{by, phrase}}};
}

std::optional<record::End> LiveMatch::due_end(Milliseconds now) const {
  if (over()) return std::nullopt;
  if (const auto outcome = course_.match().outcome()) return end_record(*outcome, now);
  const auto left = course_.match().clock().remaining(turn());
  if (!left || turn_spent(now) < *left) return std::nullopt;
  return end_record({opponent(turn()), EndReason::Time}, now);
}

record::End LiveMatch::adjudicated(std::optional<Side> winner, Milliseconds now) const {
  return end_record({winner, EndReason::Adjudication}, now);
}

record::End LiveMatch::end_record(const Outcome& outcome, Milliseconds now) const {
  record::End end{outcome.winner, outcome.reason, {}, clock(now)};
  if (end.clock) end.clock->running.reset();
  return end;
}

}  // namespace damas::net
