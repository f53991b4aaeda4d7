#include "match/match.hpp"

#include <algorithm>
#include <utility>

#include "match/played_event.hpp"
#include "match/speaker.hpp"

namespace damas {

namespace {

std::size_t slot(Side side) {
  return static_cast<std::size_t>(index(side));
}

}  // namespace

Match::Match(const MatchSetup& setup, const EngineOptions& engine)
    : Match(setup,
            MatchProgress{Game(setup.start.value_or(start_of(setup.variant)), setup.draw_table)},
            engine) {}

Match::Match(const MatchSetup& setup, const MatchProgress& progress, const EngineOptions& engine)
    : setup_(setup),
      machine_(engine),
      timed_(progress.game, Clock(setup.time, progress.remaining)),
      takebacks_used_(progress.takebacks_used) {
  if (const auto ended = progress.ended ? progress.ended : game().outcome()) end(*ended);
}

std::optional<Refusal> Match::submit(Side side, const Command& command) {
  if (!may_speak(setup_, side, command)) return Refusal::OpponentIsComputer;
  return std::visit([&](const auto& c) { return carry_out(side, c); }, command);
}

void Match::tick(Milliseconds elapsed) {
  if (state_ != State::Playing) return;
  const Side mover = game().side_to_move();
  // The clock of a program that has failed stands until somebody decides about its side.
  if (machine_.lacks(setup_.player(mover))) return;
  timed_.clock().spend(mover, elapsed);
  if (timed_.clock().flagged(mover)) return end({opponent(mover), EndReason::Time});
  if (computer_to_move()) think(elapsed);
  if (ponders_ && state_ == State::Playing) ponder();
}

std::optional<Milliseconds> Match::next_update() const {
  const Side mover = game().side_to_move();
  if (state_ != State::Playing || machine_.lacks(setup_.player(mover))) return std::nullopt;
  const std::optional<Milliseconds> left = clock().remaining(mover);
  const std::optional<Milliseconds> due =
      computer_to_move() ? machine_.next_update() : std::nullopt;
  return left && due ? std::min(left, due) : (left ? left : due);
}

void Match::end(const Outcome& outcome) {
  if (outcome_ == outcome) return;
  machine_.stop();
  state_ = State::Over;
  outcome_ = outcome;
  offers_.clear();
  events_.push_back(event::Ended{outcome});
}

void Match::take_back(int ply) {
  timed_.take_back(ply);
  reopen();
  events_.push_back(event::Undone{ply});
  if (game().outcome()) end(*game().outcome());
}

void Match::set_pondering(bool on) {
  if (!on && machine_.pondering()) machine_.stop();
  ponders_ = on;
}

void Match::set_player(Side side, const Player& player) {
  Player& before = setup_.players[slot(side)];
  const bool same = same_player(before, player);
  before = player;
  if (same) return;
  machine_.stop();
  offers_.clear();
}

bool Match::computer_to_move() const {
  return state_ == State::Playing && !is_human(setup_.player(game().side_to_move()));
}

std::optional<int> Match::takebacks_left(Side side) const {
  if (!setup_.takebacks) return std::nullopt;
  return std::max(0, *setup_.takebacks - takebacks_used_[slot(side)]);
}

std::optional<Refusal> Match::carry_out(Side side, const command::Play& play) {
  if (state_ == State::Over) return Refusal::GameOver;
  if (state_ == State::Paused) return Refusal::Paused;
  if (side != game().side_to_move()) return Refusal::NotYourTurn;
  if (!game().is_legal(play.move)) return Refusal::IllegalMove;
  play_move(play.move, play.path);
  machine_.notice_move(game());
  return std::nullopt;
}

std::optional<Refusal> Match::carry_out(Side side, const command::Resign&) {
  if (state_ == State::Over) return Refusal::GameOver;
  end({opponent(side), EndReason::Resignation});
  return std::nullopt;
}

std::optional<Refusal> Match::carry_out(Side side, const command::OfferDraw&) {
  if (state_ == State::Over) return Refusal::GameOver;
  if (state_ == State::Paused) return Refusal::Paused;
  const bool to_machine = !is_human(setup_.player(opponent(side)));
  const int ply = game().ply();
  if (const auto refusal = offers_.refusal(side, ply, to_machine)) return refusal;
  events_.push_back(event::DrawOffered{side});
  offers_.make(side, ply, to_machine);
  const bool own_turn = side == game().side_to_move();
  if (to_machine && own_turn) answer_as_machine(opponent(side), ply - 1);
  return std::nullopt;
}

std::optional<Refusal> Match::carry_out(Side side, const command::AnswerDraw& answer_given) {
  if (state_ == State::Over) return Refusal::GameOver;
  if (offers_.standing() != opponent(side)) return Refusal::NoDrawOffer;
  answer(side, answer_given.accept);
  return std::nullopt;
}

std::optional<Refusal> Match::carry_out(Side side, const command::Undo&) {
  if (outcome_ && outcome_->reason == EndReason::Time) return Refusal::GameOver;
  if (state_ == State::Paused) return Refusal::Paused;
  if (setup_.takebacks == 0) return Refusal::TakebacksOff;
  if (takebacks_left(side) == 0) return Refusal::NoTakebacksLeft;
  // A resignation or an agreement is undone without taking back moves; otherwise the game goes
  // back to the person's own turn.
  const bool outside_rules = ended_outside_rules();
  const std::optional<int> target = outside_rules ? game().ply() : timed_.turn_of(side, -1);
  if (!target || *target < setup_.drawn_plies) return Refusal::NothingToUndo;
  ++takebacks_used_[slot(side)];
  if (!outside_rules) timed_.go_to(*target);
  reopen();
  events_.push_back(event::Undone{*target});
  return std::nullopt;
}

std::optional<Refusal> Match::carry_out(Side side, const command::Redo&) {
  if (state_ == State::Paused) return Refusal::Paused;
  if (ended_outside_rules()) return Refusal::GameOver;
  if (game().ply() == game().last_ply()) return Refusal::NothingToRedo;
  const int target = timed_.turn_of(side, +1).value_or(game().last_ply());
  timed_.go_to(target);
  reopen();
  events_.push_back(event::Redone{target});
  if (game().outcome()) end(*game().outcome());
  return std::nullopt;
}

std::optional<Refusal> Match::carry_out(Side /*side*/, const command::Pause&) {
  if (state_ == State::Over) return Refusal::GameOver;
  if (state_ == State::Paused) return Refusal::Paused;
  machine_.stop();
  state_ = State::Paused;
  events_.push_back(event::Paused{});
  return std::nullopt;
}

std::optional<Refusal> Match::carry_out(Side /*side*/, const command::Resume&) {
  if (state_ == State::Over) return Refusal::GameOver;
  if (state_ != State::Paused) return Refusal::NotPaused;
  state_ = State::Playing;
  events_.push_back(event::Resumed{});
  return std::nullopt;
}

// By resignation, agreement or time, not by the rules.
bool Match::ended_outside_rules() const {
  return outcome_ && !game().outcome();
}

void Match::reopen() {
  machine_.stop();
  offers_.go_to(game().ply());
  outcome_.reset();
  state_ = State::Playing;
}

void Match::play_move(const Move& move, const std::optional<Path>& chosen) {
  const Side mover = game().side_to_move();
  event::MovePlayed played = played_event(game(), move, chosen);
  timed_.play(move);
  // A move declines the opponent's offer; the mover's own offer stands while the opponent thinks.
  if (offers_.standing() == opponent(mover)) answer(mover, false);
  events_.push_back(std::move(played));
  if (game().outcome()) end(*game().outcome());
}

void Match::answer(Side by, bool accept, std::optional<DrawDecline> why) {
  offers_.clear();
  if (accept) return end({std::nullopt, EndReason::Agreement});
  events_.push_back(event::DrawDeclined{by, why});
}

// Answers by the score of the move that the machine played from `judged_ply`.
void Match::answer_as_machine(Side machine, int judged_ply) {
  const auto said = answer_at_once(game(), machine_.score(machine, judged_ply));
  if (said) answer(machine, !said->why, said->why);
}

void Match::think(Milliseconds elapsed) {
  const Side mover = game().side_to_move();
  const Pace pace{elapsed, is_human(setup_.player(opponent(mover)))};
  const auto move = machine_.think(game(), setup_.player(mover), timed_.clock(), setup_.seed, pace);
  if (!move) return;
  if (offers_.standing() == opponent(mover)) answer_as_machine(mover, game().ply());
  if (state_ == State::Playing) play_move(*move, std::nullopt);
}

void Match::ponder() {
  if (computer_to_move()) return;
  const Player& player = setup_.player(opponent(game().side_to_move()));
  if (const auto* const computer = std::get_if<Computer>(&player)) {
    machine_.ponder(game(), *computer, setup_.seed);
  }
}

std::vector<Event> Match::take_events() {
  return std::exchange(events_, {});
}

void Match::set_remaining(Side side, Milliseconds left) {
  timed_.clock().set_remaining(side, left);
}

MatchProgress Match::progress() const {
  return {game(),
          {clock().remaining(Side::White), clock().remaining(Side::Black)},
          takebacks_used_,
          game().outcome() ? std::nullopt : outcome()};
}

}  // namespace damas
