#include "training/attempt.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/notation.hpp"

namespace damas::training {

namespace {

// Enough to tell a win from a mistake, in a fraction of a second.
constexpr std::uint64_t judging_nodes = 100'000;
// In hundredths of a man, halfway between what is won or drawn in a problem and what is not.
constexpr int wins_from = 200;
constexpr int holds_from = -150;

}  // namespace

Attempt::Attempt(const problems::Problem& problem, std::shared_ptr<Engine> engine)
    : problem_(problem), engine_(std::move(engine)), game_(problem.start) {}

void Attempt::play_on_board(const Move& move, const std::optional<Path>& path) {
  const Path way = path ? *path : game_.path(move);
  event::MovePlayed played{game_.ply() + 1,
                           game_.side_to_move(),
                           *game_.piece_at(move.from),
                           move,
                           way,
                           game_.captures_along(move, way)};
  game_.play(move);
  events_.emplace_back(std::move(played));
}

bool Attempt::play(const command::Play& wanted) {
  if (phase_ != Phase::Solving || !game_.is_legal(wanted.move)) return false;
  remark_ = {Remark::Kind::None, to_text(game_, wanted.move), {}};
  const auto ply = static_cast<std::size_t>(game_.ply());
  const bool right = wanted.move == problem_.line[ply];
  play_on_board(wanted.move, wanted.path);
  if (!right) {
    on_line_ = false;
    judge();
    return true;
  }
  right_ply_ = game_.ply();
  if (ply + 1 == problem_.line.size()) {
    finish(Remark::Kind::Solved, true);
    return true;
  }
  remark_.kind = Remark::Kind::Right;
  remark_.reply = to_text(game_, problem_.line[ply + 1]);
  phase_ = Phase::Answering;
  left_ = answer_after;
  return true;
}

void Attempt::judge() {
  const Side solver = opponent(game_.side_to_move());
  if (const auto outcome = game_.outcome()) {
    const bool good =
        outcome->winner == solver || (problem_.task == problems::Task::Draw && !outcome->winner);
    return good ? accept_other() : refute(std::nullopt);
  }
  phase_ = Phase::Judging;
  engine_->forget();
  engine_->start(game_, {{std::nullopt, judging_nodes, std::nullopt}, strongest_level, 0});
}

bool Attempt::look_at_judgement() {
  const std::optional<Report> report = engine_->poll();
  if (!report || !report->finished) return false;
  const bool win = problem_.task == problems::Task::Win;
  const bool good = -report->score >= (win ? wins_from : holds_from);
  good ? accept_other() : refute(report->best);
  return true;
}

void Attempt::accept_other() {
  finish(Remark::Kind::AlsoGood, true);
}

void Attempt::refute(const std::optional<Move>& reply) {
  ++mistakes_;
  fail();
  remark_.kind = reply ? Remark::Kind::Refuted : Remark::Kind::EndsBadly;
  if (reply) remark_.reply = to_text(game_, *reply);
  refutation_.clear();
  if (reply) refutation_.push_back(*reply);
  phase_ = Phase::Refuting;
  left_ = reply ? refute_after : take_back_after;
}

bool Attempt::refute_by(const std::vector<Move>& line) {
  if (!may_refute()) return false;
  std::vector<Move> legal;
  Game game = game_;
  for (const Move& move : line) {
    if (game.outcome() || !game.play(move)) break;
    legal.push_back(move);
  }
  if (legal.empty()) return false;
  remark_.reply = to_text(game_, legal.front());
  refutation_.assign(legal.rbegin(), legal.rend());
  return true;
}

void Attempt::fail() {
  if (!first_try_) first_try_ = false;
}

void Attempt::finish(Remark::Kind how, bool solved) {
  phase_ = Phase::Over;
  remark_.kind = how;
  solved_ = solved_ || solved;
  if (!first_try_) first_try_ = solved;
}

void Attempt::take_back() {
  events_.emplace_back(event::Undone{right_ply_});
  game_.go_to(right_ply_);
  on_line_ = true;
  phase_ = Phase::Solving;
}

// Carries out the action that the wait has delayed.
bool Attempt::act() {
  if (phase_ == Phase::Answering) {
    play_on_board(problem_.line[static_cast<std::size_t>(game_.ply())]);
    right_ply_ = game_.ply();
    phase_ = Phase::Solving;
    return true;
  }
  if (phase_ != Phase::Refuting) return false;
  if (refutation_.empty()) {
    take_back();
    return true;
  }
  const Move next = refutation_.back();
  refutation_.pop_back();
  play_on_board(next);
  left_ = refutation_.empty() ? take_back_after : refute_further_after;
  return true;
}

bool Attempt::hurry() {
  return act();
}

bool Attempt::advance(Milliseconds elapsed) {
  if (phase_ == Phase::Judging) return look_at_judgement();
  if (phase_ != Phase::Answering && phase_ != Phase::Refuting) return false;
  left_ -= elapsed;
  return left_ <= Milliseconds{0} && act();
}

std::optional<Attempt::Milliseconds> Attempt::due() const {
  if (phase_ != Phase::Answering && phase_ != Phase::Refuting) return std::nullopt;
  return std::max(left_, Milliseconds{0});
}

std::vector<Event> Attempt::take_events() {
  return std::exchange(events_, {});
}

void Attempt::show_solution() {
  if (phase_ == Phase::Judging) engine_->stop();
  refutation_.clear();
  if (!over()) {
    fail();
    remark_ = {};
    finish(Remark::Kind::Shown, false);
  }
  on_line_ = false;  // the line's later moves are not in the game yet
  step_to(0);
}

bool Attempt::step_to(int ply) {
  assert(over() && ply >= 0 && ply <= static_cast<int>(problem_.line.size()));
  const bool other = !on_line_;
  if (other) {
    game_ = problems::game_after(problem_, static_cast<int>(problem_.line.size()));
    on_line_ = true;
    events_.clear();
  }
  game_.go_to(ply);
  return other;
}

std::optional<int> Attempt::ply_of_solution() const {
  if (!on_line_) return std::nullopt;
  return game_.ply();
}

}  // namespace damas::training
