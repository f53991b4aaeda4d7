// Owns the endgame tables of a variant, one for each material, and finds positions in them.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/movegen.hpp"
#include "endgame/result.hpp"
#include "endgame/table_index.hpp"

namespace damas::endgame {

template <Rules R>
class TableSet {
  using P = Position<R>;

 public:
  // Whether tables can hold all positions of this material, and of those that follow from it.
  static constexpr bool covers(const Material& material) {
    return material.pieces() <= most_pieces && has_table(R, material);
  }

  bool has(const Material& material) const { return table(material) != nullptr; }

  // Adds both tables of a pair. The material must be covered and the sizes match.
  void add(const Material& material, PairValues pair) {
    assert(pair.swapped.empty() == (material == material.swapped()));
    // Both are made before one is added, so that there is never one of a pair without the other.
    auto table = made(material, std::move(pair.values));
    if (!pair.swapped.empty())
      tables_[place(material.swapped())] = made(material.swapped(), std::move(pair.swapped));
    tables_[place(material)] = std::move(table);
  }
  // Adds the tables of the pair that `other` has, and both have them then; false if it has none.
  bool take_from(const TableSet& other, const Material& material) {
    if (!other.has(material)) return false;
    for (const Material& m : {material, material.swapped()})
      tables_[place(m)] = other.tables_[place(m)];
    return true;
  }
  // Null if the material is not present.
  const std::vector<Value>* values(const Material& material) const {
    const Table* const found = table(material);
    return found != nullptr ? &found->values : nullptr;
  }

  // Nothing if the position's material is not present.
  std::optional<Result> find(const P& p) const {
    if (bits::count(p.occupied()) > most_pieces) return std::nullopt;
    if (is_over(p) || !bits::any(p.of(p.to_move))) return Result{is_win<R>(0) ? 1 : -1, 0};
    const Table* const found = table(Material::of(p));
    if (found == nullptr) return std::nullopt;
    return result_of<R>(found->values[found->index(p)]);
  }

 private:
  struct Table {
    TableIndex<R> index;
    std::vector<Value> values;

    Table(TableIndex<R> i, std::vector<Value> v) : index(std::move(i)), values(std::move(v)) {}
  };

  static std::shared_ptr<const Table> made(const Material& material, std::vector<Value> values) {
    auto table = std::make_shared<const Table>(TableIndex<R>(material), std::move(values));
    assert(table->values.size() == table->index.size());
    return table;
  }

  static constexpr std::size_t digits = most_pieces + 1;

  static constexpr std::size_t place(const Material& material) {
    const auto& [mover, waiter] = material;
    std::size_t n = 0;
    for (const int count : {mover.men, mover.kings, waiter.men, waiter.kings})
      n = n * digits + static_cast<std::size_t>(count);
    return n;
  }
  const Table* table(const Material& material) const { return tables_[place(material)].get(); }

  std::vector<std::shared_ptr<const Table>> tables_ =
      std::vector<std::shared_ptr<const Table>>(digits * digits * digits * digits);
};

}  // namespace damas::endgame
