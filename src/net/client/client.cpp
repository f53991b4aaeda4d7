#include "net/client/client.hpp"

#include <utility>

#include "net/client/client_impl.hpp"

namespace damas::net {

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
  return impl_->connection_;
}

const std::optional<UserId>& Client::user() const {
  return impl_->user_;
}

const std::optional<std::string>& Client::token() const {
  return impl_->token_;
}

const std::string& Client::name() const {
  return impl_->name_;
}

const std::optional<Waiting>& Client::waiting() const {
  return impl_->waiting_;
}

const GameLines& Client::live() const {
  return impl_->live_;
}

const GameLines& Client::history() const {
  return impl_->history_;
}

std::vector<News> Client::take_news() {
  return std::exchange(impl_->news_, {});
}

RemoteMatch* Client::match() {
  return impl_->match_ ? &*impl_->match_ : nullptr;
}

const RemoteMatch* Client::match() const {
  return impl_->match_ ? &*impl_->match_ : nullptr;
}

const std::optional<MatchId>& Client::left_match() const {
  return impl_->left_;
}

// ---- what is asked ------------------------------------------------------------------------------

void Client::set_name(const std::string& name) {
  const request::Name ask{name};
  if (is_name(name)) return impl_->ask(ask);
  impl_->tell(news::Refused{ask, ErrorCode::BadMessage, "expected a name", {}});
}

void Client::join_queue(Variant variant, const TimeControl& time) {
  impl_->ask(request::QueueJoin{variant, time});
}

void Client::leave_queue() {
  impl_->leave_queue();
}

void Client::open_room(Variant variant, const TimeControl& time, SideWish wish) {
  impl_->ask(request::RoomOpen{variant, time, wish});
}

void Client::join_room(const std::string& code) {
  const request::RoomJoin ask{code};
  if (is_room_code(code)) return impl_->ask(ask);
  impl_->tell(news::Refused{ask, ErrorCode::NoMatch, "expected the six letters of a room", {}});
}

void Client::close_room() {
  impl_->ask(request::RoomClose{});
}

void Client::watch(const MatchId& match) {
  impl_->watch(match);
}

void Client::unwatch() {
  impl_->unwatch();
}

void Client::ask_live(std::optional<Variant> variant) {
  impl_->live_.asked = true;
  impl_->ask(request::Live{variant});
}

void Client::ask_history() {
  impl_->history_.asked = true;
  impl_->ask(request::History{});
}

void Client::ask_more_history() {
  if (impl_->history_.asked) return;  // the same page would come twice
  const auto& games = impl_->history_.games;
  if (games.empty() || !games.back().ended) return ask_history();
  impl_->history_.asked = true;
  impl_->ask(request::History{games.back().ended});
}

void Client::ask_game(const MatchId& match) {
  impl_->ask(request::GameText{match});
}

void Client::leave_match() {
  impl_->leave_match();
}

void Client::return_to_match() {
  impl_->return_to_match();
}

void Client::reconnect(bool anew) {
  impl_->reconnect(anew);
}

}  // namespace damas::net
