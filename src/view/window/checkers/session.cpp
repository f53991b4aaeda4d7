#include "view/window/checkers/session.hpp"

#include <utility>
#include <variant>

#include "match/speaker.hpp"

namespace damas {

namespace {
constexpr Milliseconds delay_of_opponent{350};
constexpr Milliseconds delay_between_machines{650};
}  // namespace

bool Session::may_move() const {
  return match().state() == Match::State::Playing && person() == game().side_to_move();
}

bool Session::paused() const {
  return match().state() == Match::State::Paused;
}

void Session::toggle_pause() {
  if (paused()) {
    submit(command::Resume{});
  } else {
    submit(command::Pause{});
  }
}

LocalSession::LocalSession(Match match) : match_(std::move(match)) {}

int LocalSession::persons() const {
  return damas::persons(match_.setup());
}

std::optional<Side> LocalSession::only_person() const {
  if (persons() != 1) return std::nullopt;
  return is_human(match_.setup().player(Side::White)) ? Side::White : Side::Black;
}

std::optional<Side> LocalSession::person() const {
  if (persons() == 2) return game().side_to_move();
  return only_person();
}

bool LocalSession::runs_clock() const {
  return match_.setup().time.timed() && !over() && !paused();
}

std::optional<Refusal> LocalSession::submit(const Command& command) {
  const std::optional<Refusal> refusal = match_.submit(speaker(match_, command), command);
  const bool played = std::holds_alternative<command::Play>(command) && !refusal;
  if (played && waits_after_moves_) waits_ = true;
  return refusal;
}

std::optional<Milliseconds> LocalSession::next_update() const {
  if (waits_) return std::nullopt;
  const bool delayed = match_.computer_to_move() && turn_age_ < least_delay();
  return delayed ? least_delay() - turn_age_ : match_.next_update();
}

Milliseconds LocalSession::least_delay() const {
  return persons() == 0 ? delay_between_machines : delay_of_opponent;
}

void LocalSession::tick(Milliseconds elapsed, bool is_shown) {
  if (paused() || waits_) return;
  if (!match_.computer_to_move()) {
    match_.tick(std::exchange(held_back_, Milliseconds{0}) + elapsed);
    return;
  }
  if (is_shown) turn_age_ += elapsed;
  held_back_ += elapsed;
  if (turn_age_ < least_delay()) return;
  match_.tick(std::exchange(held_back_, Milliseconds{0}));
}

std::vector<Event> LocalSession::take_events() {
  std::vector<Event> events = match_.take_events();
  if (!events.empty()) turn_age_ = Milliseconds{0};
  return events;
}

}  // namespace damas
