#include "view/window/frame/refutation.hpp"

#include <utility>

#include "view/text/coach_sentences.hpp"

namespace damas {

namespace {

constexpr std::chrono::milliseconds unnoticed{500};

}  // namespace

void Refutation::look(const Game& game, const EngineOptions& engine, coach::KnownEndings endings,
                      int least, Milliseconds patience) {
  clear();
  Game before = game;
  before.undo();
  // Nobody is to blame for the only move.
  if (before.legal_moves().size() < 2) return;
  least_ = least;
  patience_ = patience;
  age_ = Milliseconds{0};
  search_.start(before, before.move_from(before.ply()), engine, std::move(endings),
                coach::positions_to_refute);
}

void Refutation::clear() {
  search_.clear();
  found_.reset();
}

bool Refutation::is_slow() const {
  return search_.searching() && age_ >= unnoticed;
}

bool Refutation::update(Milliseconds elapsed) {
  if (!search_.searching()) return false;
  age_ += elapsed;
  const bool ready = search_.update();
  if (ready) {
    found_ = coach::refuted_move(search_.evidence(), search_.claims(),
                                 search_.before().side_to_move(), least_);
  }
  if (ready ? !found_ : age_ >= patience_ && !search_.busy()) search_.clear();
  // Until the search ends, so that its time runs out even if no engine wakes the loop.
  return ready || search_.searching();
}

std::string Refutation::sentence(Language language) const {
  return sentences(language, found_->claims, search_.before());
}

std::string Refutation::cost_sentence(Language language) const {
  return damas::cost_sentence(language, *found_, search_.before());
}

}  // namespace damas
