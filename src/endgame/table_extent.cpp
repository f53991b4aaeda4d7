#include "endgame/table_extent.hpp"

#include <algorithm>
#include <utility>

namespace damas::endgame {

namespace {

// The forces that a side can have after one capture or one promotion.
std::vector<Force> followers(const Force& force) {
  std::vector<Force> all;
  if (force.men > 0) {
    all.push_back({force.men - 1, force.kings});
    all.push_back({force.men - 1, force.kings + 1});
  }
  if (force.kings > 0) all.push_back({force.men, force.kings - 1});
  return all;
}

class Missing {
 public:
  Missing(const TableExtent& tables, std::size_t most_positions)
      : tables_(tables), most_positions_(most_positions) {}

  // False if the material cannot be provided.
  bool add(const Material& material) {
    if (material.mover.pieces() == 0 || material.waiter.pieces() == 0) return true;
    if (!tables_.covers(material)) return false;
    if (tables_.has(material) || listed(material)) return true;
    if (tables_.size(material) > most_positions_) return false;
    for (const Force& force : followers(material.mover)) {
      if (!add({force, material.waiter})) return false;
    }
    for (const Force& force : followers(material.waiter)) {
      if (!add({material.mover, force})) return false;
    }
    list_.push_back(material);
    return true;
  }
  std::vector<Material> take() { return std::move(list_); }

 private:
  bool listed(const Material& material) const {
    return std::any_of(list_.begin(), list_.end(), [&](const Material& each) {
      return each == material || each.swapped() == material;
    });
  }

  const TableExtent& tables_;
  std::size_t most_positions_;
  std::vector<Material> list_;
};

}  // namespace

std::optional<std::vector<Material>> missing(const TableExtent& tables, const Material& material,
                                             std::size_t most_positions) {
  Missing all(tables, most_positions);
  if (!all.add(material)) return std::nullopt;
  return all.take();
}

}  // namespace damas::endgame
