// Owns thinking about one variant: what is known of it, and searches in it. One source file is
// generated for each variant, so that no compiler run has to see them all.
#pragma once

#include <functional>
#include <memory>

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

  // Judges by these weights of this variant from now on, or by the hand-made evaluation for null.
  virtual void judge_by(const LearntWeights* weights) = 0;
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
