#include "net/server/worker/standstill.hpp"

#include <algorithm>
#include <memory>

#include "net/protocol/limits.hpp"
#include "net/protocol/protocol.hpp"

namespace damas::net {

namespace {
// More than any pending request can need.
constexpr std::size_t remembered = 32;
}  // namespace

std::optional<Milliseconds> Standstill::since(Milliseconds machine) const {
  if (failed_) return failed_;
  return asked_ && machine - *asked_ >= limits::answer_within ? asked_ : std::nullopt;
}

Now Standstill::at(const Now& machine) const {
  const auto standing = since(machine.steady);
  Now now = machine;
  now.steady = standing.value_or(machine.steady) - stood_;
  now.stood = machine.steady - now.steady;
  now.stands = standing.has_value();
  return now;
}

Now Standstill::begins() {
  const Now machine = machine_();
  const std::lock_guard lock(mutex_);
  asked_ = machine.steady;
  return at(machine);
}

std::optional<Milliseconds> Standstill::ends(bool serves) {
  const Milliseconds machine = machine_().steady;
  const std::lock_guard lock(mutex_);
  const auto standing = since(machine);
  const auto asked = std::exchange(asked_, std::nullopt);
  if (!serves) {
    if (!failed_) failed_ = asked;
    return std::nullopt;
  }
  if (!standing) return std::nullopt;
  const Milliseconds stood = machine - *standing;
  stood_ += stood;
  lately_.push_back({*standing, machine});
  if (lately_.size() > remembered) lately_.pop_front();
  failed_.reset();
  told_.reset();
  return stood;
}

void Standstill::note(std::map<MatchId, ClockNotice> notices) {
  const std::lock_guard lock(mutex_);
  for (auto& [match, notice] : notices) {
    if (notice.to.empty()) {
      notices_.erase(match);
    } else {
      notices_[match] = std::move(notice);
    }
  }
}

Now Standstill::now() const {
  const Now machine = machine_();
  const std::lock_guard lock(mutex_);
  return at(machine);
}

bool Standstill::tell(const std::function<void(std::vector<OutgoingMessage>)>& deliver) {
  const Milliseconds machine = machine_().steady;
  const std::lock_guard lock(mutex_);
  const auto standing = since(machine);
  if (!standing || machine - *standing < limits::answer_within) return false;
  if (told_ && machine - *told_ < limits::standstill_told_every) return false;
  const bool first = !std::exchange(told_, machine).has_value();
  deliver(messages(*standing - stood_));
  return first;
}

Milliseconds Standstill::when(Milliseconds machine) const {
  const Milliseconds now = machine_().steady;
  const std::lock_guard lock(mutex_);
  Milliseconds stood = stood_;
  for (const Period& period : lately_) {
    if (machine < period.to) stood -= period.to - std::max(machine, period.from);
  }
  if (const auto standing = since(now)) stood += std::max(Milliseconds{0}, machine - *standing);
  return machine - stood;
}

std::vector<OutgoingMessage> Standstill::messages(Milliseconds standing) const {
  std::vector<OutgoingMessage> messages;
  for (const auto& [match, notice] : notices_) {
    const Reply reply{{}, standing_at(notice, standing)};
    const auto text = std::make_shared<const std::string>(to_text(reply));
    for (const ConnectionId to : notice.to)
      messages.push_back({to, text});
  }
  return messages;
}

}  // namespace damas::net
