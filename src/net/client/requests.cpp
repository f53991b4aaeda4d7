#include "net/client/requests.hpp"

#include <algorithm>
#include <utility>

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

void Requests::go_online(bool adjudication, bool openings) {
  online_ = true;
  adjudication_ = adjudication;
  openings_ = openings;
  if (!adjudication) pending_.leave_out_adjudication();
  if (!openings) pending_.leave_out_openings();
  if (!adjudication && !openings) pending_.leave_out_looks();
}

// Returns the request without the parts that this version of the server does not know.
RequestBody Requests::understood(RequestBody body) const {
  if (!adjudication_ && !openings_) body = without_look(std::move(body));
  if (!adjudication_) body = without_adjudication(std::move(body));
  return openings_ ? body : without_opening(std::move(body));
}

void Requests::ask(const RequestBody& wished) {
  const RequestBody body = online_ ? understood(wished) : wished;
  const bool move = std::holds_alternative<request::Move>(body);
  if (move && !ready()) return;  // the match repeats it once it is up to date
  const bool at_once = ready() || (online_ && std::holds_alternative<request::Ping>(body));
  const std::int64_t id = pending_.add(body, standing_().v, at_once);
  if (at_once) send(id, body);
}

void Requests::send_now(const RequestBody& body, int v) {
  send(pending_.add(body, v, true), body);
}

void Requests::send_waiting() {
  for (const auto& [id, body] : pending_.again(standing_()))
    send(id, body);
}

void Requests::send(std::int64_t id, const RequestBody& body) {
  link_.send(to_text(Request{id, body}));
}

std::optional<RequestBody> Requests::take(std::optional<std::int64_t> id) {
  return id ? pending_.take(*id) : std::nullopt;
}

const RequestBody* Requests::repeat_after(std::int64_t id, Milliseconds wait) {
  const RequestBody* what = pending_.find(id);
  if (!what || has_own_ways(*what)) return nullptr;
  pending_.put_off(id);
  again_.start(std::max(again_.left().value_or(wait), wait));
  return pending_.find(id);
}

void Requests::lose_connection() {
  online_ = held_ = false;
  again_.stop();
  pending_.lose_connection();
}

void Requests::tick(Milliseconds elapsed) {
  if (again_.tick(elapsed) && ready()) send_waiting();
}

}  // namespace damas::net
