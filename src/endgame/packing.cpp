// Packs tables; apart from reading, which a page does, too.
#include <stdexcept>

#include "endgame/packed_tables.hpp"
#include "endgame/tables.hpp"

namespace damas::endgame {

namespace {

// Whether the result of a position is not stored because it follows from other results: if a
// capture is compulsory, from the positions after it; if there is no legal move, from the rules.
bool is_left_out(const CompiledRules& rules, bool compulsory, const AnyPosition& position) {
  MoveList moves;
  rules.legal_moves(position, moves);
  return moves.empty() || (compulsory && moves.begin()->is_capture());
}

// The cells of the first order in another one.
std::vector<Cell> rearranged(const std::vector<Cell>& cells, const PackedIndex& first,
                             const PackedIndex::Order& order) {
  std::vector<Cell> result;
  result.reserve(cells.size());
  const auto add = [&](const auto& self, std::size_t depth, std::size_t cell) -> void {
    if (depth == order.size()) {
      result.push_back(cells[cell]);
      return;
    }
    for (std::size_t i = 0; i < first.sizes()[order[depth]]; ++i)
      self(self, depth + 1, cell + i * first.weights()[order[depth]]);
  };
  add(add, 0, 0);
  return result;
}

std::string packed_material(const Tables& tables, Variant variant, const Material& material) {
  const CompiledRules& rules = compiled_rules(variant);
  const Rules& axes = info(variant).rules;
  const PackedIndex index(axes.board, material, PackedIndex::order(0));
  if (index.cells() > most_cells)
    throw std::length_error(name_of(material) + " has too many positions to be packed");
  std::vector<Cell> cells(index.cells(), any_sign);
  for (std::size_t i = 0; i < tables.size(material); ++i) {
    const AnyPosition position = tables.position(material, i);
    if (is_left_out(rules, axes.capture_compulsory, position)) continue;
    cells[index(Placement::of(position))] = static_cast<Cell>(tables.find(position)->sign + 1);
  }
  std::string best;
  for (int number = 0; number < PackedIndex::orders; ++number) {
    const PackedIndex::Order order = PackedIndex::order(number);
    // Kinds of which there is one set stay where they are, since their place has no effect.
    bool moves_lone = false;
    for (std::size_t i = 0; i < order.size(); ++i)
      moves_lone |= index.sizes()[i] == 1 && order[i] != i;
    if (moves_lone) continue;
    std::string bytes(1, static_cast<char>(number));
    bytes += packed_runs(rearranged(cells, index, order));
    if (best.empty() || bytes.size() < best.size()) best = std::move(bytes);
  }
  return best;
}

}  // namespace

std::string packed(const Tables& tables, Variant variant, int pieces) {
  std::vector<Material> materials;
  for (int n = 2; n <= pieces; ++n) {
    for (const Material& pair : pairs(tables, n)) {
      materials.push_back(pair);
      if (pair != pair.swapped()) materials.push_back(pair.swapped());
    }
  }
  std::string bytes(packed_mark);
  add_text(bytes, info(variant).id);
  add_number(bytes, static_cast<std::uint8_t>(pieces));
  add_number(bytes, static_cast<std::uint8_t>(materials.size()));
  for (const Material& material : materials) {
    for (const Force& force : {material.mover, material.waiter}) {
      add_number(bytes, static_cast<std::uint8_t>(force.men));
      add_number(bytes, static_cast<std::uint8_t>(force.kings));
    }
    bytes += packed_material(tables, variant, material);
  }
  add_number(bytes, checksum(bytes));
  return bytes;
}

}  // namespace damas::endgame
