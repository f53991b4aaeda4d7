#include "coach/endings.hpp"

#include <utility>
#include <vector>

namespace damas::coach {

namespace {

constexpr int most_pieces = 4;
constexpr std::size_t most_positions = 160'000;

using endgame::Force;

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

}  // namespace

Endings::Endings(Variant variant) : variant_(variant) {}

bool Endings::provide(const endgame::Material& material) {
  if (material.mover.pieces() == 0 || material.waiter.pieces() == 0) return true;
  if (!tables_->covers(material)) return false;
  if (tables_->has(material)) return true;
  if (tables_->size(material) > most_positions) return false;
  for (const Force& force : followers(material.mover)) {
    if (!provide({force, material.waiter})) return false;
  }
  for (const Force& force : followers(material.waiter)) {
    if (!provide({material.mover, force})) return false;
  }
  auto values = tables_->compute(material, [] { return false; });
  if (!values) return false;
  tables_->add(material, std::move(*values));
  return true;
}

std::optional<endgame::Result> Endings::find(const AnyPosition& position) {
  const auto material =
      std::visit([](const auto& p) { return endgame::Material::of(p); }, position);
  if (variant_of(position) != variant_ || material.pieces() > most_pieces) return std::nullopt;
  if (!tables_) tables_ = endgame::make_tables(variant_);
  if (!provide(material)) return std::nullopt;
  return tables_->find(position);
}

}  // namespace damas::coach
