#include "analysis/chances.hpp"

#include <algorithm>
#include <cmath>

#include "engine/engine.hpp"

namespace damas::analysis {

namespace {

struct Row {
  std::string_view variant;  // empty for variants without a row
  ChanceShape shape;
};

// Written by calibration_bench, with the measurements in tests/bench/calibration.md.
constexpr Row rows[] = {
#include "analysis/chance_table.inc"
};

const Row& row_of(Variant variant) {
  const auto named = [](std::string_view id) {
    return std::find_if(std::begin(rows), std::end(rows),
                        [id](const Row& row) { return row.variant == id; });
  };
  const auto* own = named(info(variant).id);
  return own != std::end(rows) ? *own : *named("");
}

double at(const std::array<double, ChanceShape::knots>& values, double place) {
  const double scaled = std::clamp(place, 0.0, 1.0) * (ChanceShape::knots - 1);
  const auto before = std::min(static_cast<std::size_t>(scaled), ChanceShape::knots - 2);
  const double part = scaled - static_cast<double>(before);
  return values[before] * (1 - part) + values[before + 1] * part;
}

// Men, or parts of them, with less and less weight if `bend` is below 1: the slope at 0 is 1, and
// at m men (1 + m) to the power of bend - 1.
double bent(double men, double bend) {
  constexpr double least = 1e-3;
  const double size = std::abs(men);
  const double weight =
      std::abs(bend) < least ? std::log1p(size) : (std::pow(1 + size, bend) - 1) / bend;
  return std::copysign(weight, men);
}

double logistic(double x) {
  return 1 / (1 + std::exp(-x));
}

}  // namespace

const ChanceShape& chance_shape(Variant variant) {
  return row_of(variant).shape;
}

bool is_measured(Variant variant) {
  return !row_of(variant).variant.empty();
}

Chances chances_of(const ChanceShape& shape, int score, double pieces_left) {
  if (score >= score::known_win) return {1, 0, 0};
  if (score <= -score::known_win) return {0, 0, 1};
  const double men = bent(static_cast<double>(score) / 100, at(shape.bend, pieces_left));
  const double advantage = at(shape.slope, pieces_left) * men;
  const double margin = at(shape.margin, pieces_left);
  const double win = logistic(advantage - margin);
  const double loss = logistic(-advantage - margin);
  return {win, std::max(0.0, 1 - win - loss), loss};
}

Chances chances_of(Variant variant, int score, const Material& material) {
  return chances_of(chance_shape(variant), score, pieces_left(variant, material.total()));
}

double pieces_left(Variant variant, int pieces) {
  const Rules& rules = info(variant).rules;
  const int all = 2 * rules.rows_of_men * rules.board.per_rank();
  return std::min(1.0, static_cast<double>(pieces) / all);
}

}  // namespace damas::analysis
