#include "net/server/gateway/reading_pace.hpp"

#include <algorithm>
#include <utility>

#include "net/protocol/limits.hpp"

namespace damas::net {

namespace {

// Slows down quickly and speeds up slowly, to stay near the possible rate.
constexpr double slower = 0.7;
constexpr double faster = 1.01;

}  // namespace

void ReadingPace::come(const std::string& who, GoOn go_on) {
  // So many messages at once would soon make the thread late.
  if (++came_ >= limits::port_full && !pace_) pace_ = limits::first_pace;
  if (!pace_) return go_on();
  const auto [found, is_new] = addresses_.try_emplace(who, AddressState{limits::paced_burst, {}});
  AddressState& address = found->second;
  if (!address.waiting.empty() || address.credit < 1) {
    address.waiting.push_back(std::move(go_on));
    return;
  }
  address.credit -= 1;
  go_on();
}

void ReadingPace::hold(Time until, GoOn go_on) {
  held_.emplace(until, std::move(go_on));
}

void ReadingPace::beat(Time now, Time late) {
  // After a long delay there is enough to do, so no credit is given for the missed time.
  const Time passed = beat_ ? std::min(now - *beat_, limits::port_looked_at_every) : Time{0};
  beat_ = now;
  adjust(late);
  came_ = 0;
  let_in(passed);
  release(now);
}

// If the thread is late although few messages arrive, other programs delay it, and reading less
// would not help.
void ReadingPace::adjust(Time late) {
  if (late > limits::port_late) {
    if (came_ < limits::port_crowded) return;
    const double wish = pace_ ? *pace_ * slower : limits::first_pace;
    pace_ = std::max(wish, limits::least_pace);
  } else if (pace_) {
    *pace_ *= faster;
    if (*pace_ > limits::address_messages_per_second) open();
  }
}

void ReadingPace::open() {
  pace_.reset();
  for (auto& [who, address] : std::exchange(addresses_, {})) {
    for (GoOn& go_on : address.waiting)
      go_on();
  }
}

void ReadingPace::let_in(Time passed) {
  if (!pace_) return;
  const double more = *pace_ * std::chrono::duration<double>(passed).count();
  for (auto at = addresses_.begin(); at != addresses_.end();) {
    AddressState& address = at->second;
    address.credit += more;
    while (address.credit >= 1 && !address.waiting.empty()) {
      address.credit -= 1;
      const GoOn go_on = std::move(address.waiting.front());
      address.waiting.pop_front();
      go_on();
    }
    address.credit = std::min(address.credit, limits::paced_burst);
    const bool rests = address.waiting.empty() && address.credit >= limits::paced_burst;
    at = rests ? addresses_.erase(at) : std::next(at);
  }
}

void ReadingPace::release(Time now) {
  while (!held_.empty() && held_.begin()->first <= now) {
    const GoOn go_on = std::move(held_.begin()->second);
    held_.erase(held_.begin());
    go_on();
  }
}

void ReadingPace::clear() {
  pace_.reset();
  addresses_.clear();
  held_.clear();
}

}  // namespace damas::net
