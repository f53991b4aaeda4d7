#include "engine/thinker.hpp"

#include <optional>
#include <tuple>
#include <utility>

#include "engine/shipped_weights.hpp"
#include "engine/variant_thinker.hpp"

namespace damas {

class Thinker::Impl {
 public:
  explicit Impl(std::size_t hash_megabytes) : table_(hash_megabytes) {}

  Report think(const Game& game, const SearchRequest& request, const std::atomic<bool>& stop,
               const Publish& publish) {
    Budget budget(request.limits, stop);
    remember_only(game);
    table_.new_search();
    return variant_->think(game, request, table_, budget, publish);
  }

  void forget() { known_for_.reset(); }

  void use(std::shared_ptr<const LearntWeights> weights) { chosen_ = std::move(weights); }

 private:
  using Weights = std::shared_ptr<const LearntWeights>;

  // Table entries are valid for one variant, one draw table and one evaluation only.
  void remember_only(const Game& game) {
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
  Weights weights_for(Variant variant) const {
    if (!chosen_) return shipped_weights(variant);
    return *chosen_ && (*chosen_)->variant == variant ? *chosen_ : nullptr;
  }

  TranspositionTable table_;
  std::optional<Weights> chosen_;
  std::optional<std::tuple<Variant, std::size_t, Weights>> known_for_;
  Variant thinks_about_ = {};
  std::unique_ptr<VariantThinker> variant_;  // for the variant of the last search
  Weights judged_by_;                        // the weights that variant_ uses
};

Thinker::Thinker(std::size_t hash_megabytes) : impl_(std::make_unique<Impl>(hash_megabytes)) {}
Thinker::~Thinker() = default;

Report Thinker::think(const Game& game, const SearchRequest& request, const std::atomic<bool>& stop,
                      const Publish& publish) {
  return impl_->think(game, request, stop, publish);
}

void Thinker::forget() {
  impl_->forget();
}

void Thinker::use(std::shared_ptr<const LearntWeights> weights) {
  impl_->use(std::move(weights));
}

}  // namespace damas
