#include "core/pdn/reading.hpp"

#include <algorithm>
#include <utility>

#include "core/pdn/conventions.hpp"

namespace damas {

PdnReading::PdnReading(std::string_view text, const PdnOptions& options)
    : text_(text), options_(options), splitter_(text) {}

bool PdnReading::step() {
  if (phase_ == Phase::Done) return false;
  if (phase_ == Phase::Reading) {
    read_next();
  } else {
    guess_next();
  }
  return true;
}

float PdnReading::progress() const {
  if (phase_ == Phase::Done || text_.empty()) return 1;
  const std::size_t end = games_.empty() ? 0 : games_.back().end;
  return static_cast<float>(end) / static_cast<float>(text_.size());
}

void PdnReading::read_next() {
  if (!splitter_.next(next_)) return begin_guessing();
  games_.push_back(read_game(text_, next_, options_));
  if (!games_.back().variant_guessed) return;
  // Only games without a stated variant are read again and need their words.
  untold_.push_back(games_.size() - 1);
  words_.push_back(next_);
}

void PdnReading::begin_guessing() {
  for (const std::size_t i : untold_) {
    const Variant v = games_[i].variant();
    const auto& known = guess_.variants;
    if (std::find(known.begin(), known.end(), v) == known.end()) guess_.variants.push_back(v);
  }
  if (guess_.variants.size() < 2) return finish();
  phase_ = Phase::Guessing;
}

void PdnReading::guess_next() {
  Guess& g = guess_;
  if (g.next < untold_.size()) {
    const Variant v = g.variants[g.variant];
    PdnGame game = read_game(text_, words_[g.next], {v});
    if (game.variant() == v && game.is_whole()) {
      g.read.emplace_back(untold_[g.next], std::move(game));
    }
    ++g.next;
    return;
  }
  if (g.read.size() > g.best.size()) g.best = std::move(g.read);
  g.read.clear();
  g.next = 0;
  if (++g.variant < g.variants.size()) return;
  for (auto& [i, game] : g.best)
    games_[i] = std::move(game);
  finish();
}

void PdnReading::finish() {
  apply_file_order(games_);
  PdnPlaces places(text_);
  for (std::size_t i = 0; i < games_.size(); ++i) {
    std::sort(games_[i].errors.begin(), games_[i].errors.end(),
              [](const PdnError& a, const PdnError& b) { return a.at < b.at; });
    for (PdnError& error : games_[i].errors) {
      error.game = static_cast<int>(i) + 1;
      places.place(error);
    }
  }
  phase_ = Phase::Done;
}

}  // namespace damas
