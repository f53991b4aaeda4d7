#include "endgame/asked_tables.hpp"

#include <algorithm>

#include "core/variant_rules.hpp"

namespace damas::endgame {

AskedTables::AskedTables(Variant variant) : variant_(variant), rules_(info(variant).rules) {}

bool AskedTables::covers(const Material& material) const {
  return material.pieces() <= most_pieces && has_table(rules_, material);
}

bool AskedTables::has(const Material& material) const {
  return is_whole(material) && is_whole(material.swapped());
}

std::size_t AskedTables::size(const Material& material) const {
  return TableNumbers(rules_.board, material).size();
}

const AskedTables::Table* AskedTables::table(const Material& material) const {
  const auto found = std::find_if(tables_.begin(), tables_.end(), [&](const Table& each) {
    return each.numbers.material() == material;
  });
  return found == tables_.end() ? nullptr : &*found;
}

bool AskedTables::is_whole(const Material& material) const {
  const Table* const found = table(material);
  return found != nullptr && found->values.size() == found->numbers.size();
}

std::optional<TableQuestion> AskedTables::next(const Material& material) const {
  for (const Material& half : {material, material.swapped()}) {
    if (is_whole(half)) continue;
    const Table* const begun = table(half);
    return TableQuestion{variant_, half, begun == nullptr ? 0 : begun->values.size()};
  }
  return std::nullopt;
}

bool AskedTables::add(const TableAnswer& answer) {
  if (!covers(answer.material)) return false;
  const Table* const begun = table(answer.material);
  const std::size_t known = begun == nullptr ? 0 : begun->values.size();
  const std::size_t left = size(answer.material) - known;
  if (answer.from != known || answer.values.empty() || answer.values.size() > left) return false;
  if (begun == nullptr) tables_.push_back({TableNumbers(rules_.board, answer.material), {}});
  Table& to =
      begun == nullptr ? tables_.back() : tables_[static_cast<std::size_t>(begun - tables_.data())];
  to.values.insert(to.values.end(), answer.values.begin(), answer.values.end());
  return true;
}

std::optional<Result> AskedTables::find(const AnyPosition& position) const {
  if (pieces_of(position) > most_pieces) return std::nullopt;
  const Placement placement = Placement::of(position);
  const Material material = placement.material();
  if (!covers(material)) {
    MoveList moves;
    compiled_rules(variant_).legal_moves(position, moves);
    if (!moves.empty()) return std::nullopt;
    return Result{is_win(rules_, 0) ? 1 : -1, 0};
  }
  if (!has(material)) return std::nullopt;
  const Table& found = *table(material);
  return result_of(rules_, found.values[found.numbers(placement)]);
}

}  // namespace damas::endgame
