// Owns access to the endgame tables of a variant for code that is not a template.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/any_position.hpp"
#include "endgame/result.hpp"
#include "endgame/table_extent.hpp"

namespace damas::endgame {

struct Totals {
  std::uint64_t wins = 0;  // of the side to move
  std::uint64_t losses = 0;
  std::uint64_t draws = 0;
  int longest = 0;  // plies of the longest win or loss

  Totals& operator+=(const Totals& other);
};

class Tables : public TableExtent {
 public:
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

namespace detail {
// Defined in the generated source of the variant with this index.
template <std::size_t I>
std::unique_ptr<Tables> make_tables();
}  // namespace detail

}  // namespace damas::endgame
