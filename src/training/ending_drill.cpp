#include "training/ending_drill.hpp"

#include <algorithm>
#include <utility>

#include "endgame/certain_result.hpp"
#include "endgame/known_results.hpp"
#include "match/played_event.hpp"
#include "training/ending_moves.hpp"

namespace damas::training {

EndingDrill::EndingDrill(Variant variant, EndingTask task,
                         std::shared_ptr<endgame::KnownResults> known, std::uint64_t seed)
    : variant_(variant), task_(task), known_(std::move(known)), random_(seed), game_(variant) {
  draw();
}

void EndingDrill::next() {
  draw();
}

void EndingDrill::choose(EndingTask task) {
  task_ = task;
  draw();
}

void EndingDrill::draw() {
  EndingSource source(task_, variant_);
  news_ = known_->news();
  auto drawn = source.draw(*known_, random_);
  if (drawn) return begin(*std::move(drawn));
  phase_ = source.waits() ? Phase::Waiting : Phase::None;
}

void EndingDrill::begin(DrawnEnding drawn) {
  game_ = std::move(drawn.game);
  best_ = drawn.best;
  person_ = game_.side_to_move();
  phase_ = Phase::Moving;
  reached_ = false;
  slips_ = 0;
  hints_ = 0;
  hinted_ = false;
  slip_.reset();
  lost_in_.reset();
  detour_ = 0;
  events_.clear();
  ++turn_;
}

std::optional<int> EndingDrill::moves_left() const {
  if (task_.goal != EndingGoal::Win || phase_ != Phase::Moving) return std::nullopt;
  const auto result = endgame::certain_result(game_, *known_);
  if (!result || result->winner != person_) return std::nullopt;
  return result->moves;
}

void EndingDrill::put(const Move& move, const std::optional<Path>& path) {
  auto played = played_event(game_, move, path);
  game_.play(move);
  events_.emplace_back(std::move(played));
  hinted_ = false;
}

bool EndingDrill::play(const command::Play& wanted) {
  if (phase_ != Phase::Moving || !game_.is_legal(wanted.move)) return false;
  const std::optional<int> before = moves_left();
  put(wanted.move, wanted.path);
  detour_ = 0;
  slip_ = slip_of_last();
  if (slip_) ++slips_;
  lost_in_.reset();
  if (game_.outcome()) {
    settle();
  } else if (slip_) {
    phase_ = Phase::Slipped;
    const auto result = endgame::certain_result(game_, *known_);
    if (slip_ == Slip::ToLoss && result) lost_in_ = result->moves;
  } else {
    const auto result = endgame::certain_result(game_, *known_);
    if (before && result && result->moves) detour_ = std::max(0, *result->moves + 1 - *before);
    phase_ = Phase::Answering;
    left_ = answer_after;
  }
  return true;
}

// Nothing also if a result is not known.
std::optional<EndingDrill::Slip> EndingDrill::slip_of_last() const {
  const bool win = task_.goal == EndingGoal::Win;
  const std::optional<int> sign = sign_of(game_, *known_);  // of the other side
  if (!sign) return std::nullopt;
  if (*sign > 0) return Slip::ToLoss;
  if (!win) return std::nullopt;
  if (*sign == 0) {
    // A draw by the count of moves is not a mistake of this move, but of earlier ones.
    const bool counted_out = game_.outcome().has_value();
    return counted_out ? Slip::TooSlow : Slip::ToDraw;
  }
  if (!game_.outcome() && !endgame::certain_result(game_, *known_)) return Slip::TooSlow;
  return std::nullopt;
}

// Ends the game if it is over, or if it was held for long enough.
void EndingDrill::settle() {
  const auto outcome = game_.outcome();
  if (outcome) {
    const bool won = outcome->winner == person_;
    reached_ = won || (task_.goal == EndingGoal::Hold && !outcome->winner);
    phase_ = Phase::Over;
    return;
  }
  phase_ = Phase::Moving;
  if (task_.goal == EndingGoal::Win || moves() < moves_to_hold) return;
  reached_ = true;
  phase_ = Phase::Over;
}

void EndingDrill::answer() {
  const bool win = task_.goal == EndingGoal::Win;
  const auto move = win ? longest_defence(game_, *known_) : hardest_test(game_, *known_, random_);
  if (move) put(*move, std::nullopt);
  settle();
}

void EndingDrill::go_to(int ply) {
  game_.go_to(ply);
  events_.emplace_back(event::Undone{ply});
  hinted_ = false;
  phase_ = Phase::Moving;
  reached_ = false;
  slip_.reset();
  lost_in_.reset();
  detour_ = 0;
}

bool EndingDrill::take_back() {
  if (!has_position() || game_.ply() == 0) return false;
  go_to((game_.ply() - 1) / 2 * 2);
  return true;
}

bool EndingDrill::again() {
  if (!has_position() || game_.ply() == 0) return false;
  go_to(0);
  slips_ = 0;
  hints_ = 0;
  return true;
}

std::optional<Move> EndingDrill::take_hint() {
  if (phase_ != Phase::Moving) return std::nullopt;
  const auto move = best_move(game_, task_.goal, *known_);
  if (move && !std::exchange(hinted_, true)) ++hints_;
  return move;
}

std::optional<EndingChoice> EndingDrill::choice(const Game& before, const Move& move) const {
  return ending_choice(before, move, *known_);
}

bool EndingDrill::hurry() {
  if (phase_ != Phase::Answering) return false;
  answer();
  return true;
}

bool EndingDrill::advance(Milliseconds elapsed) {
  if (phase_ == Phase::Waiting) {
    if (known_->news() == news_) return false;
    draw();
    return true;
  }
  if (phase_ != Phase::Answering) return false;
  left_ -= elapsed;
  return left_ <= Milliseconds{0} && hurry();
}

std::optional<EndingDrill::Milliseconds> EndingDrill::due() const {
  if (phase_ != Phase::Answering) return std::nullopt;
  return std::max(left_, Milliseconds{0});
}

std::vector<Event> EndingDrill::take_events() {
  return std::exchange(events_, {});
}

}  // namespace damas::training
