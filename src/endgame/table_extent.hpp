// Owns the list of the tables that a variant can have, of those that are present, and the order in
// which missing ones are made.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "endgame/material.hpp"

namespace damas::endgame {

class TableExtent {
 public:
  virtual ~TableExtent() = default;

  // Whether this variant has tables of that material.
  virtual bool covers(const Material& material) const = 0;
  virtual bool has(const Material& material) const = 0;
  // The number of positions of a material with one side to move.
  virtual std::size_t size(const Material& material) const = 0;
};

// The materials that are still to be computed before positions of this one are found, itself
// included, each after those that its moves lead to. Nothing if one of them is not covered or has
// more than `most_positions` positions.
std::optional<std::vector<Material>> missing(const TableExtent& tables, const Material& material,
                                             std::size_t most_positions);

}  // namespace damas::endgame
