#include "net/client/pending_requests.hpp"

#include <algorithm>
#include <utility>

namespace damas::net {

namespace {

// Whether a request must be sent again after a reconnection, one overload per kind; most must.
class Again {
 public:
  Again(const PendingRequests::Standing& standing, int v) : now_(standing), v_(v) {}

  template <typename T>
  bool operator()(const T&) const {
    return true;
  }
  bool operator()(const request::QueueJoin&) const { return !now_.playing; }
  bool operator()(const request::RoomOpen& ask) const {
    const bool open = now_.waiting && now_.waiting->code && now_.waiting->variant == ask.variant &&
                      now_.waiting->time == ask.time && now_.waiting->opening == ask.opening;
    return !now_.playing && !open;
  }
  bool operator()(const request::RoomLook&) const { return !now_.playing; }
  bool operator()(const request::RoomJoin&) const { return !now_.playing; }
  bool operator()(const request::Resign& ask) const {
    return now_.match == ask.match && !now_.over;
  }
  // If the player has since returned to the match, the old request would make them leave it.
  bool operator()(const request::Leave& ask) const { return now_.match != ask.match; }
  bool operator()(const request::Draw& ask) const { return unchanged(ask.match); }
  bool operator()(const request::Takeback& ask) const { return unchanged(ask.match); }
  bool operator()(const request::Rematch& ask) const { return unchanged(ask.match); }

 private:
  // An offer or an answer to one keeps its meaning only if nothing has happened since.
  bool unchanged(const MatchId& match) const { return now_.match == match && now_.v == v_; }

  const PendingRequests::Standing& now_;
  int v_;
};

template <typename... Ts>
bool is_any(const RequestBody& body) {
  return (std::holds_alternative<Ts>(body) || ...);
}

bool is_about_queue(const RequestBody& body) {
  return is_any<request::QueueJoin, request::QueueLeave>(body);
}

}  // namespace

RequestBody without_adjudication(RequestBody body) {
  if (auto* join = std::get_if<request::QueueJoin>(&body)) join->adjudication = false;
  if (auto* open = std::get_if<request::RoomOpen>(&body)) open->adjudication = false;
  if (auto* join = std::get_if<request::RoomJoin>(&body)) join->adjudication = false;
  return body;
}

RequestBody without_opening(RequestBody body) {
  if (auto* join = std::get_if<request::QueueJoin>(&body)) join->opening.reset();
  if (auto* open = std::get_if<request::RoomOpen>(&body)) open->opening.reset();
  return body;
}

RequestBody without_look(RequestBody body) {
  if (auto* look = std::get_if<request::RoomLook>(&body))
    return request::RoomJoin{std::move(look->code)};
  return body;
}

void PendingRequests::leave_out_looks() {
  for (auto& [id, open] : asked_)
    open.body = without_look(std::move(open.body));
}

void PendingRequests::leave_out_openings() {
  for (auto& [id, open] : asked_)
    open.body = without_opening(std::move(open.body));
}

void PendingRequests::leave_out_adjudication() {
  for (auto& [id, open] : asked_)
    open.body = without_adjudication(std::move(open.body));
}

std::int64_t PendingRequests::add(RequestBody body, int v, bool sent) {
  if (!sent && !std::holds_alternative<request::GameText>(body)) {
    std::erase_if(asked_, [&](const auto& asked) {
      return !asked.second.sent && asked.second.body.index() == body.index();
    });
  }
  asked_.emplace(++last_, Open{std::move(body), v, sent});
  keep_last_about_queue();
  return last_;
}

std::optional<RequestBody> PendingRequests::take(std::int64_t id) {
  const auto found = asked_.find(id);
  if (found == asked_.end()) return std::nullopt;
  RequestBody body = std::move(found->second.body);
  asked_.erase(found);
  return body;
}

const RequestBody* PendingRequests::find(std::int64_t id) const {
  const auto found = asked_.find(id);
  return found == asked_.end() ? nullptr : &found->second.body;
}

void PendingRequests::put_off(std::int64_t id) {
  const auto found = asked_.find(id);
  if (found == asked_.end()) return;
  found->second.sent = false;
  keep_last_about_queue();
}

std::map<std::int64_t, PendingRequests::Open>::const_iterator PendingRequests::last_about_queue()
    const {
  auto last = asked_.end();
  for (auto it = asked_.begin(); it != asked_.end(); ++it) {
    if (is_about_queue(it->second.body)) last = it;
  }
  return last;
}

std::optional<RequestBody> PendingRequests::about_queue() const {
  const auto last = last_about_queue();
  return last == asked_.end() ? std::nullopt : std::optional(last->second.body);
}

bool PendingRequests::about_room() const {
  return std::any_of(asked_.begin(), asked_.end(), [](const auto& asked) {
    return is_any<request::RoomOpen, request::RoomLook, request::RoomJoin>(asked.second.body);
  });
}

// Otherwise a cancelled search could briefly be paired, or a later search be ended.
void PendingRequests::keep_last_about_queue() {
  const auto last = last_about_queue();
  if (last == asked_.end()) return;
  std::erase_if(asked_, [id = last->first](const auto& asked) {
    return asked.first != id && !asked.second.sent && is_about_queue(asked.second.body);
  });
}

void PendingRequests::lose_connection() {
  std::erase_if(asked_, [](const auto& asked) {
    // RemoteMatch itself repeats a move that waits for the server.
    return is_any<request::Hello, request::Ping, request::Sync, request::Watch, request::Unwatch,
                  request::Move, request::Flag, request::Claim, request::Leave, request::Say>(
        asked.second.body);
  });
  for (auto& [id, open] : asked_)
    open.sent = false;
  keep_last_about_queue();
}

std::map<std::int64_t, RequestBody> PendingRequests::again(const Standing& standing) {
  std::erase_if(asked_, [&](const auto& asked) {
    return !asked.second.sent && !std::visit(Again(standing, asked.second.v), asked.second.body);
  });
  std::map<std::int64_t, RequestBody> again;
  for (auto& [id, open] : asked_) {
    if (!std::exchange(open.sent, true)) again.emplace(id, open.body);
  }
  return again;
}

}  // namespace damas::net
