#include "view/window/checkers/session.hpp"

#include <utility>

#include "match/speaker.hpp"

namespace damas {

namespace {
constexpr Milliseconds delay_of_opponent{350};
constexpr Milliseconds delay_between_machines{650};
}  // namespace

Session::Session(Match match) : match_(std::move(match)) {}

int Session::persons() const {
  return damas::persons(match_.setup());
}

std::optional<Side> Session::only_person() const {
  if (persons() != 1) return std::nullopt;
  return is_human(match_.setup().player(Side::White)) ? Side::White : Side::Black;
}

std::optional<Side> Session::person() const {
  if (persons() == 2) return game().side_to_move();
  return only_person();
}

bool Session::may_move() const {
  return match_.state() == Match::State::Playing && person() == game().side_to_move();
}

std::optional<Refusal> Session::submit(const Command& command) {
  return match_.submit(speaker(match_, command), command);
}

void Session::toggle_pause() {
  if (paused()) {
    submit(command::Resume{});
  } else {
    submit(command::Pause{});
  }
}

bool Session::paused() const {
  return match_.state() == Match::State::Paused;
}

bool Session::awaiting_machine() const {
  return match_.computer_to_move();
}

Milliseconds Session::least_delay() const {
  return persons() == 0 ? delay_between_machines : delay_of_opponent;
}

void Session::tick(Milliseconds elapsed, bool is_shown) {
  if (paused()) return;
  if (!match_.computer_to_move()) {
    match_.tick(std::exchange(held_back_, Milliseconds{0}) + elapsed);
    return;
  }
  if (is_shown) turn_age_ += elapsed;
  held_back_ += elapsed;
  if (turn_age_ < least_delay()) return;
  match_.tick(std::exchange(held_back_, Milliseconds{0}));
}

std::vector<Event> Session::take_events() {
  std::vector<Event> events = match_.take_events();
  if (!events.empty()) turn_age_ = Milliseconds{0};
  return events;
}

}  // namespace damas
