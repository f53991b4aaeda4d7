// Owns access to the endgame tables of a variant for code that is not a template.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/any_position.hpp"
#include "endgame/combinations.hpp"
#include "endgame/material.hpp"
#include "endgame/result.hpp"

namespace damas::endgame {

struct Totals {
  std::uint64_t wins = 0;  // of the side to move
  std::uint64_t losses = 0;
  std::uint64_t draws = 0;
  int longest = 0;  // plies of the longest win or loss

  Totals& operator+=(const Totals& other);
};

class Tables {
 public:
  virtual ~Tables() = default;

  // Whether this variant has tables of that material.
  virtual bool covers(const Material& material) const = 0;
  virtual bool has(const Material& material) const = 0;
  // The number of positions of a material with one side to move.
  virtual std::size_t size(const Material& material) const = 0;

  // Computes a pair. All materials that its moves lead to must be present. Returns nothing if
  // `pause`, which is called every millisecond or so, returned true. Several threads may compute
  // pairs at the same time. Throws std::length_error if an ending takes more than `most_plies`.
  virtual std::optional<PairValues> compute(const Material& material,
                                            const std::function<bool()>& pause) const = 0;
  // Adds the tables of a pair; their sizes must match.
  virtual void add(const Material& material, PairValues values) = 0;
  // The values of a material that is present.
  virtual const std::vector<Value>& values(const Material& material) const = 0;

  virtual Totals totals(const Material& material) const = 0;
  // Nothing if the material of the position is not present. The position must be of this variant.
  virtual std::optional<Result> find(const AnyPosition& position) const = 0;
  // The position with that number, White to move.
  virtual AnyPosition position(const Material& material, std::size_t number) const = 0;
};

std::unique_ptr<Tables> make_tables(Variant variant);

// The first material of each pair with that many pieces that the variant covers. Those with as many
// men do not depend on each other; those with fewer men come first.
std::vector<Material> pairs(const Tables& tables, int pieces);

// The materials that are still to be computed before positions of this one are found, itself
// included, each after those that its moves lead to. Nothing if one of them is not covered or has
// more than `most_positions` positions.
std::optional<std::vector<Material>> missing(const Tables& tables, const Material& material,
                                             std::size_t most_positions);

namespace detail {
// Defined in the generated source of the variant with this index.
template <std::size_t I>
std::unique_ptr<Tables> make_tables();
}  // namespace detail

}  // namespace damas::endgame
