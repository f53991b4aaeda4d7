// The client's reaction to each message of the server.
#include <algorithm>
#include <utility>

#include "net/client/client_impl.hpp"
#include "net/protocol/protocol.hpp"

namespace damas::net {

namespace {

// Requests that are repeated in other ways, or not at all.
bool has_own_ways(const RequestBody& body) {
  return std::holds_alternative<request::Hello>(body) ||
         std::holds_alternative<request::Move>(body) ||
         std::holds_alternative<request::Sync>(body) ||
         std::holds_alternative<request::Watch>(body) ||
         std::holds_alternative<request::Flag>(body) || std::holds_alternative<request::Ping>(body);
}

}  // namespace

// "Busy" without a wait means that the user already plays.
bool is_busy(const reply::Err& said) {
  return said.code == ErrorCode::Busy && said.wait;
}

bool is_passing(const reply::Err& said) {
  return said.code == ErrorCode::Rate || said.code == ErrorCode::Server ||
         said.code == ErrorCode::QueueFull || is_busy(said);
}

std::optional<Milliseconds> wait_of(const reply::Err& said) {
  return said.wait ? std::optional(Milliseconds{*said.wait}) : std::nullopt;
}

void Client::Impl::handle(const std::string& text) {
  const auto read = read_reply(text);
  if (const auto* bad = std::get_if<BadText>(&read)) return fail(Trouble::BadMessage, bad->what);
  changed_ = true;
  const auto& reply = std::get<Reply>(read);
  std::visit([&](const auto& said) { on(reply, said); }, reply.body);
}

std::optional<RequestBody> Client::Impl::answered(const Reply& reply) {
  return reply.id ? asked_.take(*reply.id) : std::nullopt;
}

// ---- coming and going ---------------------------------------------------------------------------

void Client::Impl::on(const Reply& reply, const reply::Welcome& said) {
  const auto asked = answered(reply);
  if (!asked || !std::holds_alternative<request::Hello>(*asked)) return;
  heartbeat_.start();
  was_online_ = true;
  named_ = true;
  connection_.state = Connection::State::Online;
  connection_.trouble = Trouble::None;
  connection_.why.clear();
  user_ = said.user;
  name_ = said.name;
  if (said.token) token_ = said.token;
  const auto waited = std::exchange(waiting_, said.waiting);
  if (in_queue()) take_up_queue(waited);
  running_ = said.match;
  if (!running_ && std::exchange(left_, std::nullopt)) tell(news::LeftEnded{});
  resume(running_);
}

void Client::Impl::on(const Reply&, const reply::Bye& said) {
  switch (said.reason) {
    case ByeReason::Replaced:
      end_connection(Connection::State::Replaced, Trouble::None, "came by another connection");
      return wire_.hang_up();
    case ByeReason::Shutdown:
      return lose(Trouble::Shutdown, "the server ends");
    case ByeReason::Closed:
      return fail(Trouble::Closed, "the server ends for good");
    case ByeReason::Slow:
    case ByeReason::Rate:
    case ByeReason::Silent:
    case ByeReason::Bad:
      return lose(Trouble::Dropped, "the server closed the connection");
  }
}

void Client::Impl::on(const Reply& reply, const reply::Pong& said) {
  answered(reply);
  heartbeat_.answered(said.c);
}

// ---- answers ------------------------------------------------------------------------------------

void Client::Impl::on(const Reply& reply, const reply::Ack&) {
  const auto asked = answered(reply);
  if (!asked) return;
  if (const auto* join = std::get_if<request::QueueJoin>(&*asked)) {
    waiting_ = Waiting{join->variant, join->time, {}};
  } else if (std::holds_alternative<request::QueueLeave>(*asked)) {
    if (in_queue()) waiting_.reset();
  } else if (std::holds_alternative<request::RoomClose>(*asked)) {
    if (waiting_ && waiting_->code) waiting_.reset();
  } else if (const auto* name = std::get_if<request::Name>(&*asked)) {
    name_ = name->name;
    tell(news::Named{name_});
  }
}

void Client::Impl::on(const Reply& reply, const reply::Room& said) {
  const auto asked = answered(reply);
  const auto* open = asked ? std::get_if<request::RoomOpen>(&*asked) : nullptr;
  if (!open) return;
  waiting_ = Waiting{open->variant, open->time, said.code};
  tell(news::RoomOpened{said.code});
}

void Client::Impl::on(const Reply& reply, const reply::Games& said) {
  const auto asked = answered(reply);
  if (!asked) return;
  if (std::holds_alternative<request::Live>(*asked)) {
    live_ = {said.games, said.more, false};
    return tell(news::LiveListed{});
  }
  const auto* history = std::get_if<request::History>(&*asked);
  if (!history) return;
  if (!history->before) history_.games.clear();
  history_.games.insert(history_.games.end(), said.games.begin(), said.games.end());
  history_.more = said.more;
  history_.asked = false;
  tell(news::HistoryListed{});
}

void Client::Impl::on(const Reply& reply, const reply::GameText& said) {
  if (answered(reply)) tell(news::GameText{said.match, said.pdn});
}

void Client::Impl::on(const Reply& reply, const reply::Moves&) {
  answered(reply);  // the rules are known here
}

// ---- refusals -----------------------------------------------------------------------------------

void Client::Impl::on(const Reply& reply, const reply::Err& said) {
  if (reply.id && is_busy(said) && put_off(*reply.id, said)) return;
  const auto asked = answered(reply);
  if (!asked) return;
  if (std::holds_alternative<request::Hello>(*asked)) return refused_hello(said);
  refused(*asked, said);
}

// Requests that would have another meaning later are not repeated: see Asked.
bool Client::Impl::put_off(std::int64_t id, const reply::Err& said) {
  const RequestBody* what = asked_.find(id);
  if (!what || has_own_ways(*what)) return false;
  const Milliseconds wait = *wait_of(said);
  tell(news::PutOff{*what, wait});
  asked_.put_off(id);
  ask_again_ = std::max(ask_again_.value_or(wait), wait);
  return true;
}

void Client::Impl::refused_hello(const reply::Err& said) {
  if (is_busy(said)) {
    heartbeat_.start();
    connection_.trouble = Trouble::Busy;
    connection_.why = said.msg;
    hello_again_ = wait_of(said);
    return;
  }
  if (is_passing(said)) return lose(Trouble::Dropped, said.msg);
  if (said.code != ErrorCode::Auth) return fail(Trouble::BadMessage, said.msg);
  fail(token_ ? Trouble::UnknownToken : Trouble::OtherVersion, said.msg);
}

void Client::Impl::refused(const RequestBody& what, const reply::Err& said) {
  const auto* move = std::get_if<request::Move>(&what);
  const bool synced = std::holds_alternative<request::Sync>(what) ||
                      (std::holds_alternative<request::Watch>(what) && resuming_);
  if (is_passing(said) && (move || synced)) {
    resuming_.reset();
    sync_again_ = wait_of(said).value_or(try_again);
    return;
  }
  if (const auto* ping = std::get_if<request::Ping>(&what)) return heartbeat_.answered(ping->c);
  if (std::holds_alternative<request::Flag>(what)) return;
  if (refused_in_queue(what, said)) return;
  if (move && !(match_ && match_->refuse(*move))) return;
  if (std::holds_alternative<request::Live>(what)) live_.asked = false;
  if (std::holds_alternative<request::History>(what)) history_.asked = false;
  tell(news::Refused{what, said.code, said.msg, wait_of(said)});
  if (move && ready()) sync(match_->id(), match_->version());
  if (!synced) return;
  match_.reset();  // the server has no such match
  left_.reset();
  running_.reset();
  watching_.reset();
  resumed();
}

}  // namespace damas::net
