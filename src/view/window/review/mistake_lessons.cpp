#include "view/window/review/mistake_lessons.hpp"

#include <cassert>
#include <utility>

namespace damas {

std::vector<Lesson> lessons_in(const Game& game, const analysis::AnalysedGame& found, Side side) {
  std::vector<Lesson> lessons;
  Game before = game;
  for (std::size_t ply = 0; ply < found.moves.size(); ++ply) {
    const auto& move = found.moves[ply];
    const bool wrong = move && (move->judgement == analysis::Judgement::Mistake ||
                                move->judgement == analysis::Judgement::Blunder);
    if (!wrong || move->side != side || !move->best || *move->best == move->played) continue;
    before.go_to(static_cast<int>(ply));
    if (before.outcome() || !before.is_legal(*move->best)) continue;
    lessons.push_back({before, move->played, *move->best});
  }
  return lessons;
}

MistakeLessons::MistakeLessons(std::vector<Lesson> lessons) : lessons_(std::move(lessons)) {
  assert(!lessons_.empty());
  begin(0);
}

void MistakeLessons::begin(std::size_t place) {
  place_ = place;
  helped_ = false;
  again();
}

void MistakeLessons::again() {
  search_.clear();
  game_ = lesson().before;
  phase_ = Phase::Solving;
}

void MistakeLessons::next() {
  if (!is_last()) begin(place_ + 1);
}

void MistakeLessons::show() {
  again();
  helped_ = true;
  game_.play(lesson().best);
  phase_ = Phase::Shown;
}

bool MistakeLessons::try_move(const Move& move, const EngineOptions& engine) {
  if (phase_ != Phase::Solving || !game_.play(move)) return false;
  if (move == lesson().best) {
    phase_ = Phase::Right;
    if (!std::exchange(helped_, true)) ++solved_;
    return true;
  }
  phase_ = Phase::Judging;
  search_.start(lesson().before, move, engine);
  return true;
}

bool MistakeLessons::update() {
  if (phase_ != Phase::Judging || !search_.update()) return false;
  phase_ = is_good() ? Phase::Right : Phase::Wrong;
  if (!std::exchange(helped_, true) && phase_ == Phase::Right) ++solved_;
  return true;
}

// A move that costs less than an inaccuracy counts as good as the best one.
bool MistakeLessons::is_good() const {
  const Game& before = lesson().before;
  const Side side = before.side_to_move();
  if (search_.move() == lesson().played) return false;
  if (const auto outcome = game_.outcome(); outcome && outcome->winner)
    return outcome->winner == side;
  const int sign = side == Side::White ? 1 : -1;
  const int best = search_.evidence().best->score;
  const int tried = game_.outcome() ? 0 : search_.evidence().played->score;
  return analysis::loss_of_move(before, sign * best, sign * tried) < analysis::least_inaccuracy;
}

}  // namespace damas
