#include "engine/thinker.hpp"

#include <optional>
#include <utility>

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

 private:
  // What was learnt holds for one variant and one table of draw rules.
  void remember_only(const Game& game) {
    const std::pair now{game.variant(), game.draw_table()};
    if (known_for_ == now) return;
    if (!variant_ || thinks_about_ != game.variant()) {
      variant_ = make_variant_thinker(game.variant());
      thinks_about_ = game.variant();
    }
    table_.clear();
    known_for_ = now;
  }

  TranspositionTable table_;
  std::optional<std::pair<Variant, std::size_t>> known_for_;
  Variant thinks_about_ = {};
  std::unique_ptr<VariantThinker> variant_;  // of the variant thought about last
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

}  // namespace damas
