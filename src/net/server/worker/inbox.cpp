#include "net/server/worker/inbox.hpp"

#include "net/server/worker/cost.hpp"

namespace damas::net {

namespace {

// The move in a request with priority; null: it is none.
const request::Move* move_in(const job::Received& received) {
  return received.play ? std::get_if<request::Move>(&received.request.body) : nullptr;
}

}  // namespace

std::optional<Milliseconds> Inbox::receive(ConnectionId from, Request request,
                                           const Arrival& coming) {
  const double cost = cost_of(request.body);
  const bool play = coming.welcome && is_play(request.body);
  const std::uint64_t ticket = ++last_ticket_;
  const auto wait = queue_.offer({ticket, coming.address, from, play, cost, coming.at});
  if (wait) return wait;
  job::Received received{from, std::move(request), coming.at, cost, play};
  if (const auto* move = move_in(received)) moves_[{from, move->match}].insert(coming.at);
  requests_.emplace(ticket, std::move(received));
  return std::nullopt;
}

void Inbox::put(Job job) {
  const auto* gone = std::get_if<job::Gone>(&job);
  if (gone && queue_.holds(gone->connection)) {
    leaving_.insert(gone->connection);
  } else {
    first_.push_back(std::move(job));
  }
}

std::optional<Job> Inbox::take(Milliseconds now) {
  if (!first_.empty()) {
    Job job = std::move(first_.front());
    first_.pop_front();
    return job;
  }
  const auto item = queue_.take(now);
  return item ? std::optional<Job>(open(*item)) : std::nullopt;
}

std::vector<job::Received> Inbox::take_late(Milliseconds now) {
  std::vector<job::Received> late;
  for (const FairQueue::Item& item : queue_.take_late(now))
    late.push_back(open(item));
  return late;
}

job::Received Inbox::open(const FairQueue::Item& item) {
  auto request = requests_.extract(item.ticket);
  if (!queue_.holds(item.connection) && leaving_.erase(item.connection) > 0)
    first_.push_back(job::Gone{item.connection});
  return std::move(request.mapped());
}

void Inbox::done(const Job& job) {
  const auto* received = std::get_if<job::Received>(&job);
  const auto* move = received ? move_in(*received) : nullptr;
  if (!move) return;
  const auto found = moves_.find({received->from, move->match});
  if (found == moves_.end()) return;
  auto& times = found->second;
  const auto time = times.find(received->came);
  if (time != times.end()) times.erase(time);
  if (times.empty()) moves_.erase(found);
}

std::optional<Milliseconds> Inbox::oldest_move(const MatchId& match, ConnectionId from) const {
  const auto found = moves_.find({from, match});
  return found == moves_.end() ? std::nullopt : std::optional(*found->second.begin());
}

}  // namespace damas::net
