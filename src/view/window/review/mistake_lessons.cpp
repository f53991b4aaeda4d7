#include "view/window/review/mistake_lessons.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace damas {

namespace {

bool is_lesson(const std::optional<analysis::AnalysedMove>& move) {
  return move && move->teaches();
}

}  // namespace

int count_of_lessons(const analysis::AnalysedGame& found) {
  return static_cast<int>(std::count_if(found.moves.begin(), found.moves.end(), is_lesson));
}

std::vector<Mistake> mistakes_in(const Game& game, const analysis::AnalysedGame& found, Side side) {
  std::vector<Mistake> mistakes;
  Game before = game;
  for (std::size_t ply = 0; ply < found.moves.size(); ++ply) {
    const auto& move = found.moves[ply];
    if (!is_lesson(move) || move->side != side) continue;
    before.go_to(static_cast<int>(ply));
    if (before.outcome() || !before.is_legal(*move->best)) continue;
    mistakes.push_back({before, move->played, *move->best, {}, found.positions[ply]->score});
  }
  return mistakes;
}

MistakeLessons::MistakeLessons(std::vector<Mistake> mistakes) : lessons_(std::move(mistakes)) {
  assert(!lessons_.empty());
  begin(0);
}

void MistakeLessons::begin(std::size_t place) {
  place_ = place;
  helped_ = false;
  decided_ = false;
  grade_.reset();
  again();
}

void MistakeLessons::again() {
  search_.clear();
  game_ = mistake().before;
  phase_ = Phase::Solving;
}

void MistakeLessons::next() {
  if (!is_last()) begin(place_ + 1);
}

// Only the first result counts; later tries are practice.
void MistakeLessons::decide(bool right) {
  if (std::exchange(decided_, true)) return;
  if (!right) {
    grade_ = training::Grade::Again;
  } else if (helped_) {
    grade_ = training::Grade::Hard;
  } else {
    grade_ = training::Grade::Good;
    ++solved_;
  }
}

void MistakeLessons::show() {
  again();
  decide(false);
  game_.play(mistake().best);
  phase_ = Phase::Shown;
}

bool MistakeLessons::try_move(const Move& move, const EngineOptions& engine,
                              coach::KnownEndings endings) {
  if (phase_ != Phase::Solving || !game_.play(move)) return false;
  if (move == mistake().best) {
    phase_ = Phase::Right;
    decide(true);
    return true;
  }
  phase_ = Phase::Judging;
  search_.start(mistake().before, move, engine, std::move(endings));
  return true;
}

bool MistakeLessons::update() {
  if (phase_ != Phase::Judging || !search_.update()) return false;
  phase_ = is_good() ? Phase::Right : Phase::Wrong;
  decide(phase_ == Phase::Right);
  return true;
}

int MistakeLessons::score_of_try() const {
  if (game_.outcome()) return 0;
  const coach::Evidence& found = search_.evidence();
  return found.sign_after ? *found.sign_after * score::known_win : found.played->score;
}

// If tables know both results, only they count: a search may not see that a win is gone. Else a
// move that costs less than an inaccuracy is as good as the best one, whose score by the analysis
// is more certain than that of the short search beside the try.
bool MistakeLessons::is_good() const {
  const Game& before = mistake().before;
  const Side side = before.side_to_move();
  if (search_.move() == mistake().played) return false;
  if (const auto outcome = game_.outcome(); outcome && outcome->winner)
    return outcome->winner == side;
  const coach::Evidence& found = search_.evidence();
  const std::optional<int> after = game_.outcome() ? 0 : found.sign_after;
  if (found.sign_before && after) return *after >= *found.sign_before;
  const int sign = side == Side::White ? 1 : -1;
  const int best = mistake().score.value_or(sign * found.best->score);
  return analysis::loss_of_move(before, best, sign * score_of_try()) < analysis::least_inaccuracy;
}

}  // namespace damas
