#include "net/server/gateway/socket.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket/error.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <utility>

#include "net/protocol/limits.hpp"
#include "net/protocol/words.hpp"
#include "net/server/worker/cost.hpp"

namespace damas::net {

namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

// No client needs to come back sooner.
constexpr Milliseconds shortest_wait{1000};

}  // namespace

Socket::Socket(GatewayState& state, ByteStream&& line, std::string address)
    : state_(state),
      id_(state.next_id++),
      address_(std::move(address)),
      shares_(state.admission.sharing(address_)),
      stream_(std::move(line)),
      timer_(stream_.get_executor()),
      buffer_(limits::frame_bytes),
      messages_(std::make_shared<Bucket>(limits::message_burst, limits::messages_per_second)),
      frames_(limits::frames_burst, limits::frames_per_second) {}

Socket::~Socket() {
  end();
}

void Socket::accept(const Upgrade& upgrade) {
  state_.sockets[id_] = weak_from_this();
  beast::get_lowest_layer(stream_).expires_never();
  websocket::stream_base::timeout timeout{};
  timeout.handshake_timeout = limits::hello_within;
  timeout.idle_timeout = limits::silent_for;
  timeout.keep_alive_pings = true;
  stream_.set_option(timeout);
  stream_.read_message_max(limits::frame_bytes);
  stream_.text(true);
  stream_.next_layer().count_frames([this](std::size_t count) { take_frames(count); });
  stream_.auto_fragment(false);  // simple clients expect each message in one frame
  stream_.async_accept(upgrade, [self = shared_from_this()](Error error) {
    if (error) return self->end();
    self->open_ = true;
    if (!self->outbox_.empty()) self->write();
    if (!self->closing_) self->wait_for_hello();
    self->read();
  });
}

// A user's message limit is shared, so reconnecting does not allow more messages.
void Socket::was_welcomed(const UserId& user) {
  welcomed_ = true;
  messages_ = state_.budgets.try_emplace(user, messages_).first->second;
}

void Socket::wait_for_hello(Milliseconds told_to_wait) {
  timer_.expires_after(state_.settings.limits.hello_within + told_to_wait);
  timer_.async_wait([weak = weak_from_this()](Error error) {
    const auto self = weak.lock();
    if (error || !self || self->welcomed_ || self->closing_) return;
    // While the database fails nobody can be welcomed, so the deadline is extended.
    if (!self->state_.worker->counts().healthy) return self->wait_for_hello();
    ++self->state_.counts.closed_silent;
    self->send_away(ByeReason::Silent);
  });
}

void Socket::read() {
  stream_.async_read(
      buffer_, [self = shared_from_this()](Error error, std::size_t) { self->on_read(error); });
}

void Socket::read_on() {
  if (closing_ || ended_) return;
  const bool held = std::exchange(held_, false);
  const auto go_on = [self = shared_from_this()] {
    if (!self->closing_ && !self->ended_) self->read();
  };
  if (!held) return state_.reading_pace.come(shares_.empty() ? own_share() : shares_, go_on);
  ++state_.counts.held;
  state_.reading_pace.hold(GatewayState::now() + state_.settings.limits.held_for, go_on);
}

// The key of a share of the server's time that no other connection uses.
std::string Socket::own_share() const {
  return "#" + std::to_string(id_);
}

// A client that sends far too many frames is disconnected without a closing handshake, also one
// that goes on sending after the server's "bye".
void Socket::take_frames(std::size_t count) {
  if (ended_ || frames_.take(GatewayState::now(), static_cast<double>(count))) return;
  if (closing_) {
    boost::asio::post(stream_.get_executor(), [self = shared_from_this()] { self->end(); });
    return;
  }
  ++state_.counts.closed_rate;
  cut_ = true;
  // Deferred, because this runs in the middle of a read.
  boost::asio::post(stream_.get_executor(),
                    [self = shared_from_this()] { self->send_away(ByeReason::Rate); });
}

void Socket::on_read(Error error) {
  if (cut_) return;
  const Milliseconds came = GatewayState::now();
  if (error) {
    if (error == websocket::error::message_too_big) ++state_.counts.closed_bad;
    return end();
  }
  if (!closing_) {
    if (!stream_.got_text()) {
      ++state_.counts.closed_bad;
      send_away(ByeReason::Bad);
    } else {
      take(beast::buffers_to_string(buffer_.data()), came);
    }
  }
  buffer_.consume(buffer_.size());
  read_on();
}

void Socket::take(const std::string& text, Milliseconds came) {
  ++state_.counts.messages_in;
  state_.counts.bytes_in += text.size();
  auto read = read_request(text);
  if (auto* bad = std::get_if<BadText>(&read)) {
    ++state_.counts.bad_messages;
    refuse(bad->id, bad->code, bad->what);
    if (++bad_messages_ < limits::bad_messages) return;
    ++state_.counts.closed_bad;
    return send_away(ByeReason::Bad);
  }
  auto& request = std::get<Request>(read);
  if (!may_say(request)) return;
  const std::int64_t id = request.id;
  const auto* hello = std::get_if<request::Hello>(&request.body);
  const bool is_hello = hello != nullptr;
  if (hello && !may_say_hello(id, *hello)) return;
  known_to_worker_ = true;
  const auto wait = state_.worker->receive(id_, std::move(request), {came, shares_, welcomed_});
  if (!wait) return;
  if (is_hello && !welcomed_ && !closing_) wait_for_hello(*wait);
  refuse(id, ErrorCode::Busy, "the server has too much to do", wait->count());
}

bool Socket::may_say(const Request& request) {
  const auto now = GatewayState::now();
  const double cost = cost_of(request.body);
  if (messages_->has(now, cost) && state_.admission.may_say(address_, cost, now))
    return messages_->take(now, cost);
  ++state_.counts.refused_rate;
  const auto wait =
      std::max(messages_->wait(now, cost), state_.admission.wait_to_say(address_, cost, now));
  refuse(request.id, ErrorCode::Rate, "too many messages", std::max(wait, shortest_wait).count());
  const FloodControl::Reaction reaction = flood_control_.refused(now);
  held_ = reaction == FloodControl::Reaction::Hold;
  if (reaction != FloodControl::Reaction::Disconnect) return false;
  ++state_.counts.closed_rate;
  send_away(ByeReason::Rate);
  return false;
}

bool Socket::may_say_hello(std::int64_t id, const request::Hello& hello) {
  const auto now = GatewayState::now();
  if (hello.token && state_.admission.guesses(address_, now)) {
    refuse(id, ErrorCode::Rate, "too many unknown tokens came from this address", 1000);
    return false;
  }
  if (hello.token || state_.admission.may_join(address_, now)) return true;
  refuse(id, ErrorCode::Rate, "too many new players came from this address", 20'000);
  return false;
}

void Socket::refuse(std::optional<std::int64_t> id, ErrorCode code, std::string why,
                    std::optional<std::int64_t> wait) {
  const Reply reply{id, reply::Err{code, std::move(why), wait}};
  send(std::make_shared<const std::string>(to_text(reply)), false);
}

void Socket::send(std::shared_ptr<const std::string> text, bool close_after) {
  if (closing_ || ended_) return;
  if (outbox_.size() >= limits::outbox_messages ||
      outbox_bytes_ + text->size() > limits::outbox_bytes)
    return give_up();
  if (close_after) begin_closing();
  outbox_bytes_ += text->size();
  outbox_.push_back(std::move(text));
  if (open_ && outbox_.size() == 1) write();
}

// The message that is being written cannot be cancelled; the others are dropped, except for a last
// "bye".
void Socket::give_up() {
  ++state_.counts.closed_slow;
  while (outbox_.size() > 1) {
    outbox_bytes_ -= outbox_.back()->size();
    outbox_.pop_back();
  }
  send_away(ByeReason::Slow);
}

// Stops reading and handling messages, and closes the connection soon, whether or not the client
// has read the last message.
void Socket::begin_closing() {
  closing_ = true;
  leave_worker();
  timer_.expires_after(state_.settings.limits.bye_within);
  timer_.async_wait([weak = weak_from_this()](Error error) {
    const auto self = weak.lock();
    if (!error && self) self->end();
  });
}

void Socket::send_away(ByeReason reason) {
  if (closing_ || ended_) return;
  state_.log.info("disconnected a client",
                  {{"why", std::string(word_of(reason))}, {"address", address_}});
  say_bye(reason);
}

void Socket::say_bye(ByeReason reason) {
  send(std::make_shared<const std::string>(to_text(Reply{{}, reply::Bye{reason}})), true);
}

void Socket::write() {
  stream_.async_write(boost::asio::buffer(*outbox_.front()),
                      [self = shared_from_this()](Error error, std::size_t bytes) {
                        self->on_written(error, bytes);
                      });
}

void Socket::on_written(Error error, std::size_t bytes) {
  if (error) return end();
  ++state_.counts.messages_out;
  state_.counts.bytes_out += bytes;
  outbox_bytes_ -= outbox_.front()->size();
  outbox_.pop_front();
  if (!outbox_.empty()) return write();
  if (cut_) return end();
  if (closing_) close();
}

void Socket::close() {
  stream_.async_close(websocket::close_code::policy_error,
                      [self = shared_from_this()](Error) { self->end(); });
}

void Socket::end() {
  if (ended_) return;
  ended_ = true;
  timer_.cancel();
  beast::get_lowest_layer(stream_).close();
  state_.sockets.erase(id_);
  state_.admission.leave(address_);
  leave_worker();
}

// Tells the worker that the connection is gone.
void Socket::leave_worker() {
  if (std::exchange(known_to_worker_, false) && state_.worker) state_.worker->gone(id_);
}

}  // namespace damas::net
