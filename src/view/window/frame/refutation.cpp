#include "view/window/frame/refutation.hpp"

#include <algorithm>
#include <utility>

#include "view/text/coach_sentences.hpp"

namespace damas {

namespace {

// Of each of the two searches; together they take about a quarter of a second.
constexpr std::uint64_t positions_to_refute = 50'000;
constexpr std::chrono::milliseconds longest_to_refute{1500};

}  // namespace

void Refutation::look(const Game& game, const EngineOptions& engine, coach::KnownEndings endings,
                      int least) {
  clear();
  Game before = game;
  before.undo();
  // Nobody is to blame for the only move.
  if (before.legal_moves().size() < 2) return;
  least_ = least;
  age_ = std::chrono::milliseconds{0};
  search_.start(before, before.move_from(before.ply()), engine, std::move(endings),
                positions_to_refute);
}

void Refutation::clear() {
  search_.clear();
}

bool Refutation::update(std::chrono::milliseconds elapsed) {
  if (!search_.searching()) return false;
  age_ += elapsed;
  const bool found = search_.update();
  if ((found && !is_mistake()) || (!found && age_ >= longest_to_refute)) search_.clear();
  // Until the search ends, so that its time runs out even if no engine wakes the loop.
  return found || search_.searching();
}

bool Refutation::is_mistake() const {
  return coach::is_mistake(search_.evidence(), search_.claims(), search_.before().side_to_move(),
                           least_);
}

bool Refutation::certain() const {
  return coach::is_proved(search_.claims(), search_.before().side_to_move());
}

std::string Refutation::sentence(Language language) const {
  return sentences(language, coach::without_better_move(search_.claims()), search_.before());
}

std::vector<Move> Refutation::moves(std::size_t most_of_search) const {
  coach::Line line = coach::line_of(search_.claims());
  if (line.size() < 2) {
    line = search_.evidence().played->moves;
    line.resize(std::min(line.size() - 1, most_of_search) + 1);
  }
  line.erase(line.begin());
  return line;
}

}  // namespace damas
