#include "net/client/client.hpp"

#include <algorithm>
#include <utility>

#include "net/client/countdown.hpp"
#include "net/client/followed_match.hpp"
#include "net/client/game_lists.hpp"
#include "net/client/heartbeat.hpp"
#include "net/client/queue_place.hpp"
#include "net/client/reconnecting_link.hpp"
#include "net/client/refusal.hpp"
#include "net/client/requests.hpp"
#include "net/protocol/limits.hpp"
#include "net/protocol/protocol.hpp"

namespace damas::net {

namespace {

constexpr Milliseconds trusted_after{10'000};
constexpr Milliseconds second{1'000};
constexpr int later_fields = 2;  // of "hello": openings, and before them adjudication

std::optional<std::int64_t> whole_seconds(std::optional<Milliseconds> time) {
  return time ? std::optional(*time / second) : std::nullopt;
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

// The connection and the user's identity; passes the server's messages to the other parts.
class Client::Impl {
 public:
  explicit Impl(ClientSettings settings);

  bool tick(Milliseconds elapsed);
  std::optional<Milliseconds> next_update() const;
  void reconnect(bool anew);
  void tell(News news) { news_.push_back(std::move(news)); }

  const Connection& connection() const { return connection_; }
  const std::optional<UserId>& user() const { return user_; }
  const std::optional<std::string>& token() const { return token_; }
  const std::string& name() const { return name_; }
  bool has_tables(Variant variant) const {
    return std::find(tables_.begin(), tables_.end(), info(variant).id) != tables_.end();
  }
  bool draws_openings(Variant variant, OpeningLot lot) const {
    const auto& ids = lot == OpeningLot::Ballot ? openings_.ballot : openings_.eleven_man;
    return std::find(ids.begin(), ids.end(), info(variant).id) != ids.end();
  }
  std::vector<News> take_news() { return std::exchange(news_, {}); }
  Requests& requests() { return requests_; }
  QueuePlace& queue() { return queue_; }
  FollowedMatch& followed() { return followed_; }
  GameLists& lists() { return lists_; }
  // Asks for the terms of the room; the answer, or an older server, may let the user join.
  void look(const std::string& code, bool adjudication) {
    joins_with_tables_ = adjudication;
    requests_.ask(request::RoomLook{code});
  }

 private:
  PendingRequests::Standing standing() const;
  void join_after_look(const std::string& code) {
    requests_.ask(request::RoomJoin{code, joins_with_tables_});
  }

  void say_hello();
  Trouble trouble_of_loss() const;
  void lose(Trouble trouble, const std::string& why);
  void fail(Trouble trouble, const std::string& why);
  void end_connection(Connection::State state, Trouble trouble, const std::string& why);
  void beat(Milliseconds elapsed);
  // Time until the next attempt to connect; unset: now, or none.
  std::optional<Milliseconds> next_try() const;

  void handle(const std::string& text);
  void on(const Reply& reply, const reply::Welcome& said);
  void on(const Reply& reply, const reply::Ack& said);
  void on(const Reply& reply, const reply::Err& said);
  void on(const Reply& reply, const reply::Room& said);
  void on(const Reply& reply, const reply::Terms& said);
  void on(const Reply& reply, const reply::Moves& said);
  void on(const Reply& reply, const reply::Event& said);
  void on(const Reply& reply, const reply::Snap& said);
  void on(const Reply& reply, const reply::Synced& said);
  void on(const Reply& reply, const reply::SeatPresence& said);
  void on(const Reply& reply, const reply::Games& said);
  void on(const Reply& reply, const reply::GameText& said);
  void on(const Reply& reply, const reply::Pong& said);
  void on(const Reply& reply, const reply::Bye& said);
  void refused_hello(const reply::Err& said);
  void refused(const RequestBody& what, const reply::Err& said);

  Connection connection_;
  std::optional<UserId> user_;
  std::optional<std::string> token_;
  std::string name_;
  std::vector<News> news_;
  std::vector<std::string> tables_;  // of the server, by the identifiers of variants
  DrawableOpenings openings_;        // that the server draws

  ReconnectingLink link_;
  Requests requests_;
  QueuePlace queue_;
  FollowedMatch followed_;
  GameLists lists_;

  Heartbeat heartbeat_;
  Milliseconds online_for_{0};
  bool was_online_ = false;
  bool joins_with_tables_ = false;  // the user's wish in the room that they look at
  bool named_ = false;              // the settings' name has been sent
  int older_ = 0;                   // how many later fields of "hello" an older server refuses
  Countdown hello_again_;           // until a refused "hello" is repeated
  bool changed_ = false;
};

Client::Impl::Impl(ClientSettings settings)
    : token_(std::move(settings.token)),
      name_(std::move(settings.name)),
      link_(std::move(settings.url), std::move(settings.dial), std::move(settings.wake),
            settings.seed),
      requests_(link_, [this] { return standing(); }),
      queue_(requests_),
      followed_(
          requests_, queue_, [this](News news) { tell(std::move(news)); },
          [this](const std::string& why) { fail(Trouble::BadMessage, why); }),
      lists_(requests_) {
  named_ = name_.empty() || !is_name(name_);
}

PendingRequests::Standing Client::Impl::standing() const {
  PendingRequests::Standing standing;
  standing.waiting = queue_.waiting();
  const RemoteMatch* match = followed_.match();
  if (!match) return standing;
  standing.playing = followed_.plays();
  standing.match = match->id();
  standing.v = match->version();
  standing.over = match->over();
  return standing;
}

// ---- the connection -----------------------------------------------------------------------------

bool Client::Impl::tick(Milliseconds elapsed) {
  const Connection before = connection_;
  changed_ = false;
  heartbeat_.tick(elapsed);
  if (followed_.tick_match(elapsed)) changed_ = true;
  link_.tick(elapsed);
  if (link_.take_opened()) say_hello();
  while (const auto text = link_.receive())
    handle(*text);
  if (link_.hopeless()) {
    fail(Trouble::CannotConnect, link_.why_lost());
  } else if (link_.lost()) {
    lose(trouble_of_loss(), link_.why_lost());
  }
  beat(elapsed);
  connection_.next_try = next_try();
  connection_.ping = connection_.online() ? heartbeat_.ping() : std::nullopt;
  return changed_ || before.ping != connection_.ping ||
         whole_seconds(before.next_try) != whole_seconds(connection_.next_try);
}

void Client::Impl::beat(Milliseconds elapsed) {
  if (!link_.open()) return;
  if (hello_again_.tick(elapsed)) say_hello();
  if (heartbeat_.dead()) return lose(Trouble::Lost, "the server has not answered for too long");
  if (!connection_.online()) return;
  online_for_ += elapsed;
  if (online_for_ > trusted_after) link_.trust();
  if (const auto number = heartbeat_.due()) requests_.ask(request::Ping{*number});
  followed_.tick(elapsed);
  queue_.tick(elapsed);
  requests_.tick(elapsed);
}

std::optional<Milliseconds> Client::Impl::next_try() const {
  return hello_again_.left() ? hello_again_.left() : link_.next_try();
}

std::optional<Milliseconds> Client::Impl::next_update() const {
  std::optional<Milliseconds> next = link_.next_update();
  const auto sooner = [&next](std::optional<Milliseconds> then) {
    if (then) next = std::min(next.value_or(*then), *then);
  };
  if (link_.open()) sooner(heartbeat_.next_update());
  sooner(followed_.next_match_update());
  sooner(followed_.next_update());
  sooner(queue_.next_update());
  sooner(requests_.next_update());
  if (const auto wait = next_try()) sooner(*wait % second + Milliseconds{1});
  return next;
}

void Client::Impl::say_hello() {
  heartbeat_.start();
  heartbeat_.due();  // the answer to "hello" counts as the first sign of life
  request::Hello hello{limits::protocol_version, token_, {}, older_ < 2, older_ < 1};
  if (!named_) hello.name = name_;
  requests_.send_now(hello);
}

void Client::Impl::end_connection(Connection::State state, Trouble trouble,
                                  const std::string& why) {
  connection_.state = state;
  connection_.trouble = trouble;
  connection_.why = why;
  online_for_ = Milliseconds{0};
  older_ = 0;
  hello_again_.stop();
  followed_.lose_connection();
  queue_.lose_connection();
  requests_.lose_connection();
  changed_ = true;
}

// If the server has announced its shutdown and cannot be reached now, report the shutdown.
Trouble Client::Impl::trouble_of_loss() const {
  if (link_.opened()) return Trouble::Lost;
  const bool ended = was_online_ && connection_.trouble == Trouble::Shutdown;
  if (ended) return Trouble::Shutdown;
  return was_online_ ? Trouble::Unreachable : trouble_of(link_.found());
}

void Client::Impl::lose(Trouble trouble, const std::string& why) {
  const auto state = was_online_ ? Connection::State::Reconnecting : Connection::State::Connecting;
  end_connection(state, trouble, why);
  link_.dial_later();
}

void Client::Impl::fail(Trouble trouble, const std::string& why) {
  end_connection(Connection::State::Failed, trouble, why);
  link_.disconnect();
}

void Client::Impl::reconnect(bool anew) {
  if (anew) {
    token_.reset();
    user_.reset();
    followed_.forget();
    queue_.clear();
    requests_.clear();
    lists_.clear_history();
    named_ = name_.empty() || !is_name(name_);
  }
  const auto state = was_online_ ? Connection::State::Reconnecting : Connection::State::Connecting;
  end_connection(state, Trouble::None, {});
  link_.dial_now();
}

// ---- messages of the server ---------------------------------------------------------------------

void Client::Impl::handle(const std::string& text) {
  const auto read = read_reply(text);
  if (const auto* bad = std::get_if<BadText>(&read)) return fail(Trouble::BadMessage, bad->what);
  changed_ = true;
  const auto& reply = std::get<Reply>(read);
  std::visit([&](const auto& said) { on(reply, said); }, reply.body);
}

void Client::Impl::on(const Reply& reply, const reply::Welcome& said) {
  const auto asked = requests_.take(reply.id);
  if (!asked || !std::holds_alternative<request::Hello>(*asked)) return;
  heartbeat_.start();
  was_online_ = true;
  named_ = true;
  connection_.state = Connection::State::Online;
  connection_.trouble = Trouble::None;
  connection_.why.clear();
  tables_ = said.adjudication.value_or(std::vector<std::string>{});
  openings_ = said.openings.value_or(DrawableOpenings{});
  requests_.go_online(!tables_.empty(), said.openings.has_value());
  user_ = said.user;
  name_ = said.name;
  if (said.token) token_ = said.token;
  queue_.reconnected(said.waiting);
  followed_.reconnected(said.user, said.match);
}

void Client::Impl::on(const Reply&, const reply::Bye& said) {
  switch (said.reason) {
    case ByeReason::Replaced:
      end_connection(Connection::State::Replaced, Trouble::None, "came by another connection");
      return link_.disconnect();
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
  requests_.take(reply.id);
  heartbeat_.answered(said.c);
}

void Client::Impl::on(const Reply& reply, const reply::Ack&) {
  const auto asked = requests_.take(reply.id);
  if (!asked) return;
  queue_.acknowledge(*asked);
  if (const auto* name = std::get_if<request::Name>(&*asked)) {
    name_ = name->name;
    tell(news::Named{name_});
  }
}

void Client::Impl::on(const Reply& reply, const reply::Room& said) {
  const auto asked = requests_.take(reply.id);
  const auto* open = asked ? std::get_if<request::RoomOpen>(&*asked) : nullptr;
  if (!open) return;
  queue_.open_room(*open, said.code);
  tell(news::RoomOpened{said.code});
}

void Client::Impl::on(const Reply& reply, const reply::Terms& said) {
  const auto asked = requests_.take(reply.id);
  const auto* look = asked ? std::get_if<request::RoomLook>(&*asked) : nullptr;
  if (!look) return;
  const bool asks_about_tables = said.adjudication && !joins_with_tables_;
  if (!asks_about_tables && !said.opening) return join_after_look(look->code);
  tell(news::RoomHasTerms{look->code, said.adjudication, said.opening, joins_with_tables_});
}

void Client::Impl::on(const Reply& reply, const reply::Games& said) {
  const auto asked = requests_.take(reply.id);
  if (!asked) return;
  if (auto listed = lists_.arrive(*asked, said)) tell(std::move(*listed));
}

void Client::Impl::on(const Reply& reply, const reply::GameText& said) {
  if (requests_.take(reply.id)) tell(news::GameText{said.match, said.pdn});
}

void Client::Impl::on(const Reply& reply, const reply::Moves&) {
  requests_.take(reply.id);  // the rules are known here
}

void Client::Impl::on(const Reply& reply, const reply::Snap& said) {
  if (requests_.take(reply.id)) followed_.handle(said);
}

void Client::Impl::on(const Reply& reply, const reply::Synced& said) {
  if (!reply.id) {
    heartbeat_.heard();
    followed_.update_clocks(said);
  } else if (requests_.take(reply.id)) {
    followed_.handle(said);
  }
}

void Client::Impl::on(const Reply&, const reply::Event& said) {
  followed_.handle(said);
}

void Client::Impl::on(const Reply&, const reply::SeatPresence& said) {
  followed_.handle(said);
}

// ---- refusals -----------------------------------------------------------------------------------

void Client::Impl::on(const Reply& reply, const reply::Err& said) {
  if (reply.id && is_busy(said)) {
    if (const RequestBody* what = requests_.repeat_after(*reply.id, *wait_of(said))) {
      return tell(news::Postponed{*what, *wait_of(said)});
    }
  }
  const auto asked = requests_.take(reply.id);
  if (!asked) return;
  if (std::holds_alternative<request::Hello>(*asked)) return refused_hello(said);
  refused(*asked, said);
}

void Client::Impl::refused_hello(const reply::Err& said) {
  if (is_busy(said)) {
    heartbeat_.start();
    connection_.trouble = Trouble::Busy;
    connection_.why = said.msg;
    hello_again_.start(*wait_of(said));
    return;
  }
  if (is_passing(said)) return lose(Trouble::Dropped, said.msg);
  // An older server refuses fields that it does not know.
  if (said.code == ErrorCode::BadMessage && older_ < later_fields) {
    ++older_;
    return say_hello();
  }
  if (said.code != ErrorCode::Auth) return fail(Trouble::BadMessage, said.msg);
  fail(token_ ? Trouble::UnknownToken : Trouble::OtherVersion, said.msg);
}

void Client::Impl::refused(const RequestBody& what, const reply::Err& said) {
  if (followed_.put_off(what, said)) return;
  if (const auto* ping = std::get_if<request::Ping>(&what)) return heartbeat_.answered(ping->c);
  if (std::holds_alternative<request::Flag>(what)) return;
  // An older server does not know the request.
  const auto* look = std::get_if<request::RoomLook>(&what);
  if (look && said.code == ErrorCode::BadType) return join_after_look(look->code);
  if (queue_.refuse(what, said)) return;
  if (const auto* move = std::get_if<request::Move>(&what); move && !followed_.refuse(*move)) {
    return;
  }
  lists_.refuse(what);
  tell(news::Refused{what, said.code, said.msg, wait_of(said)});
  followed_.go_on_after_refusal(what);
}

// ---- the client ---------------------------------------------------------------------------------

Client::Client(ClientSettings settings) : impl_(std::make_unique<Impl>(std::move(settings))) {}

Client::~Client() = default;

bool Client::tick(Milliseconds elapsed) {
  return impl_->tick(elapsed);
}

std::optional<Milliseconds> Client::next_update() const {
  return impl_->next_update();
}

// ---- what is shown ------------------------------------------------------------------------------

const Connection& Client::connection() const {
  return impl_->connection();
}

const std::optional<UserId>& Client::user() const {
  return impl_->user();
}

const std::optional<std::string>& Client::token() const {
  return impl_->token();
}

const std::string& Client::name() const {
  return impl_->name();
}

const std::optional<Waiting>& Client::waiting() const {
  return impl_->queue().waiting();
}

bool Client::has_tables(Variant variant) const {
  return impl_->has_tables(variant);
}

bool Client::draws_openings(Variant variant, OpeningLot lot) const {
  return impl_->draws_openings(variant, lot);
}

const GameLines& Client::live() const {
  return impl_->lists().live();
}

const GameLines& Client::history() const {
  return impl_->lists().history();
}

std::vector<News> Client::take_news() {
  return impl_->take_news();
}

RemoteMatch* Client::match() {
  return impl_->followed().match();
}

const RemoteMatch* Client::match() const {
  return impl_->followed().match();
}

const std::optional<MatchId>& Client::left_match() const {
  return impl_->followed().left();
}

// ---- what is asked ------------------------------------------------------------------------------

void Client::set_name(const std::string& name) {
  const request::Name ask{name};
  if (is_name(name)) return impl_->requests().ask(ask);
  impl_->tell(news::Refused{ask, ErrorCode::BadMessage, "expected a name", {}});
}

void Client::join_queue(Variant variant, const TimeControl& time, bool adjudication,
                        OpeningWish opening) {
  impl_->requests().ask(request::QueueJoin{variant, time, adjudication, opening});
}

void Client::leave_queue() {
  impl_->queue().leave();
}

void Client::open_room(Variant variant, const TimeControl& time, SideWish wish, bool adjudication,
                       OpeningWish opening) {
  impl_->requests().ask(request::RoomOpen{variant, time, wish, adjudication, opening});
}

void Client::join_room(const std::string& code, bool adjudication) {
  const request::RoomJoin ask{code, adjudication};
  if (is_room_code(code)) return impl_->requests().ask(ask);
  impl_->tell(news::Refused{ask, ErrorCode::NoMatch, "expected the six letters of a room", {}});
}

void Client::ask_to_join(const std::string& code, bool adjudication) {
  if (!is_room_code(code)) return join_room(code);
  impl_->look(code, adjudication);
}

void Client::close_room() {
  impl_->requests().ask(request::RoomClose{});
}

void Client::watch(const MatchId& match) {
  impl_->followed().watch(match);
}

void Client::unwatch() {
  impl_->followed().unwatch();
}

void Client::ask_live(std::optional<Variant> variant) {
  impl_->lists().ask_live(variant);
}

void Client::ask_history() {
  impl_->lists().ask_history();
}

void Client::ask_more_history() {
  impl_->lists().ask_more_history();
}

void Client::ask_game(const MatchId& match) {
  impl_->requests().ask(request::GameText{match});
}

void Client::leave_match() {
  impl_->followed().leave();
}

void Client::return_to_match() {
  impl_->followed().return_to_left();
}

void Client::reconnect(bool anew) {
  impl_->reconnect(anew);
}

}  // namespace damas::net
