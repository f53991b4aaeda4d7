#include "view/window/checkers/session.hpp"

#include <utility>

namespace damas {

namespace {
constexpr Milliseconds delay_of_opponent{350};
constexpr Milliseconds delay_between_machines{650};
}  // namespace

Session::Session(Match match) : match_(std::move(match)) {}

int Session::persons() const {
  int count = 0;
  for (const Player& player : match_.setup().players)
    count += is_human(player) ? 1 : 0;
  return count;
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
  const std::optional<Side> by = person();
  if (!by) return Refusal::OpponentIsComputer;
  const bool back_or_forth = std::holds_alternative<command::Undo>(command) ||
                             std::holds_alternative<command::Redo>(command);
  const bool answers = std::holds_alternative<command::AnswerDraw>(command);
  // Of two persons at one board it is the one who has just moved who takes it back, and the other
  // than the offering one who answers.
  if (persons() == 2 && back_or_forth) return match_.submit(opponent(*by), command);
  if (answers && match_.draw_offer()) return match_.submit(opponent(*match_.draw_offer()), command);
  return match_.submit(*by, command);
}

void Session::toggle_pause() {
  if (persons() == 0) {
    machines_paused_ = !machines_paused_ && !over();
  } else if (paused()) {
    submit(command::Resume{});
  } else {
    submit(command::Pause{});
  }
}

bool Session::paused() const {
  return machines_paused_ || match_.state() == Match::State::Paused;
}

bool Session::awaiting_machine() const {
  return !machines_paused_ && match_.computer_to_move();
}

Milliseconds Session::least_delay() const {
  return persons() == 0 ? delay_between_machines : delay_of_opponent;
}

void Session::tick(Milliseconds elapsed, bool is_shown) {
  if (machines_paused_) return;
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
