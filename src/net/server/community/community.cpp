#include "net/server/community/community.hpp"

#include <algorithm>
#include <utility>

namespace damas::net {

namespace {

template <typename Handler, typename Ask>
concept Handles = requires(Handler& handler, Exchange& exchange, const Ask& ask) {
  handler.on(exchange, ask);
};

// Passes the request to the one handler that knows its type.
template <typename Ask, typename First, typename... Others>
void dispatch(Exchange& exchange, const Ask& ask, First& first, Others&... others) {
  if constexpr (Handles<First, Ask>) {
    first.on(exchange, ask);
  } else {
    dispatch(exchange, ask, others...);
  }
}

}  // namespace

Community::Community(Store& store, RandomBits random)
    : store_(store),
      random_(std::move(random)),
      openings_(random_),
      outbox_([this](ConnectionId to) { return sessions_.understanding(to); }),
      broadcast_(time_, sessions_, outbox_),
      matches_(store_, time_, sessions_, broadcast_),
      ratings_(store_, time_),
      runner_(store_, time_, sessions_, broadcast_, matches_, ratings_),
      attendance_(store_, time_, sessions_, broadcast_, matches_),
      introductions_(store_, time_, sessions_, outbox_, matches_, unreadable_),
      matchmaker_(store_, time_, random_, sessions_, ratings_, openings_, runner_),
      presence_(store_, time_, sessions_, outbox_, matchmaker_, introductions_, attendance_),
      logins_(store_, time_, random_, sessions_, outbox_, matches_, unreadable_, runner_, openings_,
              attendance_, presence_),
      match_requests_(store_, time_, sessions_, outbox_, broadcast_, matches_, runner_, matchmaker_,
                      attendance_, presence_),
      lists_(store_, sessions_),
      note_handler_(store_, sessions_, matches_, unreadable_, introductions_, attendance_,
                    presence_),
      upkeep_(store_, time_, matches_, unreadable_, runner_, attendance_, presence_),
      clock_notices_(time_, sessions_, broadcast_, matches_, unreadable_) {}

void Community::receive(ConnectionId from, const Request& request, Now now,
                        std::optional<Milliseconds> came) {
  time_.set(now);
  sessions_.open(from);
  Exchange exchange(outbox_, from, request.id, std::min(came.value_or(now.steady), now.steady));
  handle(exchange, request.body);
  refusals_.change() += exchange.refusals();
}

void Community::handle(Exchange& exchange, const RequestBody& body) {
  const bool is_hello = std::holds_alternative<request::Hello>(body);
  if (!sessions_.at(exchange.from()).user && !is_hello)
    return exchange.refuse(ErrorCode::Auth, "expected \"hello\" first");
  if (const auto* ping = std::get_if<request::Ping>(&body))
    return exchange.answer(reply::Pong{ping->c, time_.wall()});
  try {
    std::visit(
        [&](const auto& ask) {
          if constexpr (!std::is_same_v<decltype(ask), const request::Ping&>)
            dispatch(exchange, ask, logins_, matchmaker_, match_requests_, lists_);
        },
        body);
  } catch (const Unreadable&) {  // only this request fails
    exchange.refuse(ErrorCode::Server, "the stored data of this match cannot be read");
  }
}

void Community::gone(ConnectionId connection, Now now) {
  time_.set(now);
  presence_.gone(connection);
}

void Community::noted(const Note& note, Now now) {
  time_.set(now);
  note_handler_.noted(note);
}

void Community::look_again(Now now) {
  time_.set(now);
  note_handler_.look_again();
}

void Community::tick(Now now) {
  time_.set(now);
  upkeep_.tick();
}

void Community::tell_clocks(Now now) {
  time_.set(now);
  clock_notices_.tell_clocks();
}

void Community::save_turns(Now now) {
  time_.set(now);
  matches_.store_turns();
}

std::vector<OutgoingMessage> Community::keep(std::optional<Milliseconds> durable) {
  if (durable) runner_.begin_turns(*durable);
  clock_notices_.collect();
  time_.keep();
  sessions_.keep();
  matches_.keep();
  runner_.keep();
  attendance_.keep();
  upkeep_.keep();
  refusals_.keep();
  return outbox_.take();
}

void Community::forget() {
  outbox_.clear();
  time_.undo();
  sessions_.undo();
  matches_.undo();
  runner_.undo();
  attendance_.undo();
  upkeep_.undo();
  refusals_.undo();
}

CommunityCounts Community::counts() const {
  const MatchCounts& matches = runner_.counts();
  return {.moves = matches.moves,
          .matches_begun = matches.begun,
          .matches_ended = matches.ended,
          .refusals = *refusals_,
          .users = sessions_.connected().size(),
          .matches = matches_.size(),
          .unreadable = unreadable_.size()};
}

}  // namespace damas::net
