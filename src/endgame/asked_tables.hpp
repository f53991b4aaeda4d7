// Owns AskedTables: the endgame tables that a page has got from its worker so far.
#pragma once

#include <optional>
#include <vector>

#include "core/any_position.hpp"
#include "endgame/table_extent.hpp"
#include "endgame/table_numbers.hpp"
#include "endgame/table_wire.hpp"

namespace damas::endgame {

class AskedTables final : public TableExtent {
 public:
  explicit AskedTables(Variant variant);

  bool covers(const Material& material) const override;
  // Whether all values of the material and of its swapped one have come.
  bool has(const Material& material) const override;
  std::size_t size(const Material& material) const override;

  // The next question for this material and its swapped one; nothing if all values have come.
  std::optional<TableQuestion> next(const Material& material) const;
  // False if the answer does not fit what has come so far.
  bool add(const TableAnswer& answer);

  // As Tables::find(). Nothing if not all values of the material and of its swapped one have come.
  std::optional<Result> find(const AnyPosition& position) const;

 private:
  struct Table {
    TableNumbers numbers;
    std::vector<Value> values;  // those that have come
  };

  const Table* table(const Material& material) const;
  bool is_whole(const Material& material) const;

  Variant variant_;
  const Rules& rules_;
  std::vector<Table> tables_;
};

}  // namespace damas::endgame
