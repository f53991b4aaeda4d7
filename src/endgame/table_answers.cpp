#include "endgame/table_answers.hpp"

#include <algorithm>
#include <utility>

#include "endgame/table_wire.hpp"
#include "endgame/tables.hpp"

namespace damas::endgame {

namespace {

// The largest table that a page may ask for, with one side to move: four pieces on 50 squares.
constexpr std::size_t most_positions = 5'000'000;

bool provide(Tables& tables, const Material& material) {
  const auto list = missing(tables, material, most_positions);
  if (!list) return false;
  for (const Material& each : *list) {
    auto values = tables.compute(each, [] { return false; });
    if (!values) return false;
    tables.add(each, *std::move(values));
  }
  return tables.has(material);
}

}  // namespace

TableAnswers::TableAnswers() = default;
TableAnswers::~TableAnswers() = default;

std::optional<std::string> TableAnswers::answer(std::string_view question) {
  const auto asked = table_question_from_wire(question);
  if (!asked) return std::nullopt;
  if (!tables_ || asked->variant != variant_) {
    variant_ = asked->variant;
    tables_ = make_tables(variant_);
  }
  if (!provide(*tables_, asked->material)) return std::nullopt;
  const std::vector<Value>& values = tables_->values(asked->material);
  if (asked->from >= values.size()) return std::nullopt;
  const std::size_t count = std::min(values_in_part, values.size() - asked->from);
  const auto begin = values.begin() + static_cast<std::ptrdiff_t>(asked->from);
  return to_wire(TableAnswer{
      asked->material, asked->from, {begin, begin + static_cast<std::ptrdiff_t>(count)}});
}

}  // namespace damas::endgame
