#include "view/window/local/blunder_guard.hpp"

#include <utility>

#include "coach/mistake.hpp"
#include "view/text/coach_sentences.hpp"

namespace damas {

namespace {

// Of each of the two searches; together they take about a quarter of a second.
constexpr std::uint64_t positions = 50'000;
constexpr std::chrono::milliseconds longest{1500};

}  // namespace

void BlunderGuard::look(const Game& game, Guard wanted, const EngineOptions& engine,
                        coach::KnownEndings endings) {
  clear();
  Game before = game;
  before.undo();
  // Nobody is to blame for the only move.
  if (before.legal_moves().size() < 2) return;
  wanted_ = wanted;
  age_ = std::chrono::milliseconds{0};
  search_.start(before, before.move_from(before.ply()), engine, std::move(endings), positions);
}

void BlunderGuard::clear() {
  search_.clear();
}

bool BlunderGuard::update(std::chrono::milliseconds elapsed) {
  if (!search_.searching()) return false;
  age_ += elapsed;
  const bool found = search_.update();
  if ((found && !is_mistake()) || (!found && age_ >= longest)) search_.clear();
  // Until the search ends, so that its time runs out even if no engine wakes the loop.
  return found || search_.searching();
}

bool BlunderGuard::is_mistake() const {
  const int least = wanted_ == Guard::Man ? coach::loses_a_man : coach::loses_half_a_man;
  return coach::is_mistake(search_.evidence(), search_.claims(), search_.before().side_to_move(),
                           least);
}

std::string BlunderGuard::sentence(Language language) const {
  return sentences(language, coach::without_better_move(search_.claims()), search_.before());
}

// Without a line of the claims, that of the search.
std::vector<Move> BlunderGuard::refutation() const {
  coach::Line line = coach::line_of(search_.claims());
  if (line.size() < 2) line = search_.evidence().played->moves;
  line.erase(line.begin());
  return line;
}

}  // namespace damas
