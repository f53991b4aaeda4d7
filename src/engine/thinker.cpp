#include "engine/thinker.hpp"

#include <utility>

#include "engine/book_choice.hpp"
#include "engine/shipped_endings.hpp"
#include "engine/shipped_weights.hpp"

namespace damas {

Report Thinker::think(const Game& game, const SearchRequest& request, const std::atomic<bool>& stop,
                      const Publish& publish) {
  if (request.book) {
    if (auto known = report_from_book(game, request)) return std::move(*known);
  }
  Budget budget(request.limits, stop, now_);
  prepare(game, request);
  table_.new_search();
  return variant_->think(game, request, table_, budget, publish);
}

void Thinker::prepare(const Game& game, const SearchRequest& request) {
  remember_only(game);
  variant_->look_up(request.endings ? shipped_endings(game.variant()) : nullptr);
}

// Empties the table at once, so that this takes no time from the next search.
void Thinker::forget() {
  known_for_.reset();
  if (table_.allocated()) table_.clear();
}

void Thinker::use(std::shared_ptr<const LearntWeights> weights) {
  chosen_ = std::move(weights);
}

// Table entries are valid for one variant, one draw table and one evaluation only.
void Thinker::remember_only(const Game& game) {
  const std::tuple now{game.variant(), game.draw_table(), weights_for(game.variant())};
  if (known_for_ == now) return;
  if (!variant_ || thinks_about_ != game.variant()) {
    variant_ = make_variant_thinker(game.variant());
    thinks_about_ = game.variant();
    judged_by_.reset();
  }
  if (std::get<Weights>(now) != judged_by_) {
    judged_by_ = std::get<Weights>(now);
    variant_->judge_by(judged_by_.get());
  }
  table_.clear();
  known_for_ = now;
}

// Null stands for the hand-made evaluation.
Thinker::Weights Thinker::weights_for(Variant variant) const {
  if (!chosen_) return shipped_weights(variant);
  return *chosen_ && (*chosen_)->variant == variant ? *chosen_ : nullptr;
}

}  // namespace damas
