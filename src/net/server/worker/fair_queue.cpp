#include "net/server/worker/fair_queue.hpp"

#include <algorithm>

#include "net/protocol/limits.hpp"

namespace damas::net {

namespace {

// Values until something has been measured.
constexpr double cost_guessed = 100;
constexpr FairQueue::Seconds work_guessed{0.02};
constexpr double remembered = 0.95;  // weight of older measurements at each transaction
// A database that stood still for seconds must not count as slow.
constexpr FairQueue::Seconds longest_work{0.025};  // per unit of cost
constexpr FairQueue::Seconds longest_commit{0.25};

// Other requests get this much for each unit of running matches.
constexpr double rest_share = 0.25;

std::string key_of(const FairQueue::Item& item) {
  return item.address.empty() ? "#" + std::to_string(item.connection) : item.address;
}

}  // namespace

FairQueue::FairQueue() : cost_done_(cost_guessed), work_(work_guessed), commit_(0) {}

FairQueue::Waiting FairQueue::ConnectionQueue::pop() {
  Waiting first = std::move(items.front());
  items.pop_front();
  cost -= first.item.cost;
  return first;
}

FairQueue::Waiting FairQueue::AddressQueue::pop() {
  Waiting first = connections.pop();
  cost -= first.item.cost;
  return first;
}

// ---- coming ------------------------------------------------------------------------------------

std::optional<Milliseconds> FairQueue::offer(Item item) {
  const auto known = counts_.find(item.connection);
  const bool first_play = item.play && (known == counts_.end() || known->second.play == 0);
  const Milliseconds wait = time_for(cost_until(item));
  // A long wait of requests about running matches does not mean that the others are stuck.
  const bool stands_still = !item.play && !rest_times_.empty() &&
                            item.came - rest_times_.begin()->first > limits::longest_wait;
  Lane& lane = item.play ? play_ : rest_;
  const std::string key = key_of(item);
  const bool alone = !lane.addresses.find(key);
  const bool full = size() >= limits::waiting_requests;
  const bool would_wait = !empty() && !first_play && (wait > limits::longest_wait || stands_still);
  if (full || would_wait) {
    if (alone) waited_at_ = item.came;
    return std::clamp(wait, limits::longest_wait, limits::longest_come_back);
  }
  times_.emplace(item.came, item.ticket);
  if (!item.play) rest_times_.emplace(item.came, item.ticket);
  if (alone) alone_.emplace(item.came, item.ticket);
  Count& count = counts_[item.connection];
  ++count.all;
  if (item.play) ++count.play;
  AddressQueue& address = lane.addresses.share_of(key);
  ConnectionQueue& connection = address.connections.share_of(item.connection);
  lane.cost += item.cost;
  address.cost += item.cost;
  connection.cost += item.cost;
  connection.items.push_back({std::move(item), alone});
  return std::nullopt;
}

// In each round every connection is served as much as this one needs until its turn, or all that it
// has.
double FairQueue::cost_until(const Item& item) const {
  const Lane& lane = item.play ? play_ : rest_;
  const AddressQueue* address = lane.addresses.find(key_of(item));
  const ConnectionQueue* connection =
      address ? address->connections.find(item.connection) : nullptr;
  const double own = item.cost + (connection ? connection->cost : 0);
  const auto fair = [](double mine, std::size_t others, double all) {
    return std::min(mine * static_cast<double>(others + 1), all);
  };
  const double of_address = address ? fair(own, address->connections.size() - (connection ? 1 : 0),
                                           address->cost + item.cost)
                                    : own;
  const double of_lane =
      fair(of_address, lane.addresses.size() - (address ? 1 : 0), lane.cost + item.cost);
  if (item.play) return of_lane + std::min(rest_.cost, of_lane * rest_share);
  return of_lane + std::min(play_.cost, of_lane / rest_share);
}

Milliseconds FairQueue::time_for(double cost) const {
  const Seconds work = work_ / cost_done_ * cost;
  const double transactions = 1 + work / Seconds(limits::transaction_work);
  return std::chrono::ceil<Milliseconds>(work + transactions * commit_);
}

void FairQueue::served(double cost, Seconds work, Seconds commit) {
  cost_done_ = cost_done_ * remembered + cost;
  work_ = work_ * remembered + std::min(work, longest_work * cost);
  commit_ = commit_ * remembered + std::min(commit, longest_commit) * (1 - remembered);
}

// ---- going -------------------------------------------------------------------------------------

std::optional<FairQueue::Item> FairQueue::take(Milliseconds now) {
  if (empty()) return std::nullopt;
  const bool both = !play_.addresses.empty() && !rest_.addresses.empty();
  if (!both) rest_credit_ = 0;
  const bool rest =
      play_.addresses.empty() || (both && rest_credit_ >= rest_.addresses.front_cost());
  Waiting next = pop(rest ? rest_ : play_);
  if (both) rest_credit_ += rest ? -next.item.cost : next.item.cost * rest_share;
  note_wait(next, now);
  return std::move(next.item);
}

FairQueue::Waiting FairQueue::pop(Lane& lane) {
  Waiting next = lane.addresses.pop();
  lane.cost -= next.item.cost;
  forget(next);
  return next;
}

std::vector<FairQueue::Item> FairQueue::take_late(Milliseconds now) {
  std::vector<Item> late;
  if (oldest_wait(now) <= limits::longest_wait) return late;
  const auto is_late = [now](const ConnectionQueue& connection) {
    return !connection.empty() && now - connection.items.front().item.came > limits::longest_wait;
  };
  rest_.addresses.each([&](AddressQueue& address) {
    address.connections.each([&](ConnectionQueue& connection) {
      while (is_late(connection)) {
        Waiting first = connection.pop();
        address.cost -= first.item.cost;
        rest_.cost -= first.item.cost;
        forget(first);
        note_wait(first, now);
        late.push_back(std::move(first.item));
      }
    });
  });
  return late;
}

Milliseconds FairQueue::come_back() const {
  return std::clamp(time_for(play_.cost + rest_.cost), limits::longest_wait,
                    limits::longest_come_back);
}

void FairQueue::forget(const Waiting& waiting) {
  const Item& item = waiting.item;
  times_.erase({item.came, item.ticket});
  if (!item.play) rest_times_.erase({item.came, item.ticket});
  if (waiting.alone) alone_.erase({item.came, item.ticket});
  const auto count = counts_.find(item.connection);
  if (item.play) --count->second.play;
  if (--count->second.all == 0) counts_.erase(count);
}

// ---- waiting -----------------------------------------------------------------------------------

void FairQueue::note_wait(const Waiting& waiting, Milliseconds now) {
  if (waiting.alone && now - waiting.item.came > limits::long_wait) waited_at_ = now;
}

Milliseconds FairQueue::oldest_wait(Milliseconds now) const {
  if (times_.empty()) return Milliseconds{0};
  return std::max(Milliseconds{0}, now - times_.begin()->first);
}

bool FairQueue::players_wait(Milliseconds now) const {
  if (!alone_.empty() && now - alone_.begin()->first > limits::long_wait) return true;
  return waited_at_ && now - *waited_at_ < limits::wait_remembered;
}

}  // namespace damas::net
