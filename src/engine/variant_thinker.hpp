// Owns the interface to searches in one variant. One source file is generated for each variant, so
// that no compiler run has to handle them all.
#pragma once

#include <functional>
#include <memory>

#include "endgame/packed_tables.hpp"
#include "engine/budget.hpp"
#include "engine/learnt_weights.hpp"
#include "engine/transposition_table.hpp"

namespace damas {

using Publish = std::function<void(const Report&)>;

class VariantThinker {
 public:
  VariantThinker() = default;
  VariantThinker(const VariantThinker&) = delete;
  VariantThinker& operator=(const VariantThinker&) = delete;
  virtual ~VariantThinker() = default;

  // Sets the weights, which must be of this variant; null selects the hand-made evaluation.
  virtual void judge_by(const LearntWeights* weights) = 0;
  // Sets the packed endgame tables for later searches, which must be of this variant; null for
  // none.
  virtual void look_up(std::shared_ptr<const endgame::PackedTables> endings) = 0;
  // As Thinker::think, for a game of this variant.
  virtual Report think(const Game& game, const SearchRequest& request, TranspositionTable& table,
                       Budget& budget, const Publish& publish) = 0;
};

std::unique_ptr<VariantThinker> make_variant_thinker(Variant variant);

namespace detail {
// Defined in the generated source of the variant with this index.
template <std::size_t I>
std::unique_ptr<VariantThinker> make_variant_thinker();
}  // namespace detail

}  // namespace damas
