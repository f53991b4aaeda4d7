// The client's connection: opening it, keeping it alive, and losing it.
#include <algorithm>
#include <utility>

#include "net/client/client_impl.hpp"
#include "net/protocol/limits.hpp"
#include "net/protocol/protocol.hpp"

namespace damas::net {

namespace {
constexpr Milliseconds trusted_after{10'000};
constexpr Milliseconds second{1'000};

std::optional<std::int64_t> whole_seconds(std::optional<Milliseconds> time) {
  return time ? std::optional(*time / second) : std::nullopt;
}

// Counts down; true once, when the time is over.
bool is_over(std::optional<Milliseconds>& wait, Milliseconds elapsed) {
  if (!wait) return false;
  *wait -= elapsed;
  if (*wait > Milliseconds{0}) return false;
  wait.reset();
  return true;
}

Trouble trouble_of(Link::Found found) {
  switch (found) {
    case Link::Found::NoTls:
      return Trouble::NoTls;
    case Link::Found::NoTrust:
      return Trouble::NoTrust;
    case Link::Found::NoService:
      return Trouble::NoService;
    case Link::Found::Nobody:
      break;
  }
  return Trouble::Unreachable;
}

}  // namespace

Client::Impl::Impl(ClientSettings settings)
    : token_(std::move(settings.token)),
      name_(std::move(settings.name)),
      wire_(std::move(settings.url), std::move(settings.dial), std::move(settings.wake),
            settings.seed) {
  named_ = name_.empty() || !is_name(name_);
}

bool Client::Impl::tick(Milliseconds elapsed) {
  const Connection before = connection_;
  changed_ = false;
  heartbeat_.tick(elapsed);
  if (match_ && match_->tick(elapsed, ready())) changed_ = true;
  wire_.tick(elapsed);
  if (wire_.take_opened()) say_hello();
  while (const auto text = wire_.receive())
    handle(*text);
  if (wire_.hopeless()) {
    fail(Trouble::CannotConnect, wire_.why_lost());
  } else if (wire_.lost()) {
    lose(trouble_of_loss(), wire_.why_lost());
  }
  beat(elapsed);
  connection_.next_try = next_try();
  connection_.ping = connection_.online() ? heartbeat_.ping() : std::nullopt;
  return changed_ || before.ping != connection_.ping ||
         whole_seconds(before.next_try) != whole_seconds(connection_.next_try);
}

void Client::Impl::beat(Milliseconds elapsed) {
  if (!wire_.open()) return;
  if (is_over(hello_again_, elapsed)) say_hello();
  if (heartbeat_.dead()) return lose(Trouble::Lost, "the server has not answered for too long");
  if (!connection_.online()) return;
  online_for_ += elapsed;
  if (online_for_ > trusted_after) wire_.trust();
  if (const auto number = heartbeat_.due()) ask(request::Ping{*number});
  if (is_over(sync_again_, elapsed)) resume(plays() ? std::optional(match_->id()) : running_);
  if (is_over(queue_again_, elapsed)) go_on_in_queue();
  if (is_over(ask_again_, elapsed) && ready()) send_what_waits();
}

std::optional<Milliseconds> Client::Impl::next_try() const {
  return hello_again_ ? hello_again_ : wire_.next_try();
}

std::optional<Milliseconds> Client::Impl::next_update() const {
  std::optional<Milliseconds> next = wire_.next_update();
  const auto sooner = [&next](std::optional<Milliseconds> then) {
    if (then) next = std::min(next.value_or(*then), *then);
  };
  if (wire_.open()) sooner(heartbeat_.next_update());
  if (match_) sooner(match_->next_update());
  sooner(sync_again_);
  sooner(queue_again_);
  sooner(ask_again_);
  if (const auto wait = next_try()) sooner(*wait % second + Milliseconds{1});
  return next;
}

void Client::Impl::ask(const RequestBody& body) {
  const bool move = std::holds_alternative<request::Move>(body);
  if (move && !ready()) return;  // the match repeats it once it is up to date
  const bool at_once =
      ready() || (connection_.online() && std::holds_alternative<request::Ping>(body));
  const std::int64_t id = asked_.add(body, match_ ? match_->version() : 0, at_once);
  if (at_once) send(id, body);
}

void Client::Impl::send(std::int64_t id, const RequestBody& body) {
  wire_.send(to_text(Request{id, body}));
}

void Client::Impl::say_hello() {
  heartbeat_.start();
  heartbeat_.due();  // the answer to "hello" counts as the first sign of life
  request::Hello hello{limits::protocol_version, token_, {}};
  if (!named_) hello.name = name_;
  send(asked_.add(hello, 0, true), hello);
}

// ---- gone ---------------------------------------------------------------------------------------

void Client::Impl::end_connection(Connection::State state, Trouble trouble,
                                  const std::string& why) {
  connection_.state = state;
  connection_.trouble = trouble;
  connection_.why = why;
  online_for_ = Milliseconds{0};
  resuming_.reset();
  sync_again_.reset();
  queue_again_.reset();
  ask_again_.reset();
  hello_again_.reset();
  asked_.lose_connection();
  changed_ = true;
}

// If the server has announced its shutdown and cannot be reached now, report the shutdown.
Trouble Client::Impl::trouble_of_loss() const {
  if (wire_.opened()) return Trouble::Lost;
  const bool ended = was_online_ && connection_.trouble == Trouble::Shutdown;
  if (ended) return Trouble::Shutdown;
  return was_online_ ? Trouble::Unreachable : trouble_of(wire_.found());
}

void Client::Impl::lose(Trouble trouble, const std::string& why) {
  const auto state = was_online_ ? Connection::State::Reconnecting : Connection::State::Connecting;
  end_connection(state, trouble, why);
  wire_.dial_later();
}

void Client::Impl::fail(Trouble trouble, const std::string& why) {
  end_connection(Connection::State::Failed, trouble, why);
  wire_.hang_up();
}

void Client::Impl::reconnect(bool anew) {
  if (anew) {
    token_.reset();
    user_.reset();
    match_.reset();
    left_.reset();
    watching_.reset();
    waiting_.reset();
    asked_.clear();
    history_ = {};
    named_ = name_.empty() || !is_name(name_);
  }
  const auto state = was_online_ ? Connection::State::Reconnecting : Connection::State::Connecting;
  end_connection(state, Trouble::None, {});
  wire_.dial_now();
}

}  // namespace damas::net
