#include "endgame/tables.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace damas::endgame {

namespace {

template <std::size_t... I>
std::unique_ptr<Tables> make(Variant variant, std::index_sequence<I...>) {
  using Make = std::unique_ptr<Tables> (*)();
  constexpr std::array<Make, sizeof...(I)> makers = {&detail::make_tables<I>...};
  return makers[static_cast<std::size_t>(variant)]();
}

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
  Missing(const Tables& tables, std::size_t most_positions)
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

  const Tables& tables_;
  std::size_t most_positions_;
  std::vector<Material> list_;
};

}  // namespace

Totals& Totals::operator+=(const Totals& other) {
  wins += other.wins;
  losses += other.losses;
  draws += other.draws;
  longest = std::max(longest, other.longest);
  return *this;
}

std::unique_ptr<Tables> make_tables(Variant variant) {
  return make(variant, std::make_index_sequence<variants.size()>{});
}

std::vector<Material> pairs(const Tables& tables, int pieces) {
  std::vector<Material> covered;
  for (const Material& material : first_of_pairs(pieces)) {
    if (tables.covers(material)) covered.push_back(material);
  }
  return covered;
}

std::optional<std::vector<Material>> missing(const Tables& tables, const Material& material,
                                             std::size_t most_positions) {
  Missing all(tables, most_positions);
  if (!all.add(material)) return std::nullopt;
  return all.take();
}

}  // namespace damas::endgame
