// Owns the chances to win, draw and lose that belong to a score, as games of the engine with itself
// showed them.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/draw_rules.hpp"
#include "core/variants.hpp"

namespace damas::analysis {

// Each from 0 to 1; together 1.
struct Chances {
  double win = 0;
  double draw = 1;
  double loss = 0;

  // The expected result, where a win counts 1 and a draw one half.
  double expected() const { return win + draw / 2; }
  Chances turned() const { return {loss, draw, win}; }
};

// The shape of the chances in one variant: ordered logits. All numbers depend on how many of the
// pieces at the start are still there: none, each quarter and all, with straight lines between.
struct ChanceShape {
  static constexpr std::size_t knots = 5;

  std::array<double, knots> slope{};   // logits for the first part of a man
  std::array<double, knots> margin{};  // logits that a draw lies from a win; at least 0
  // How much each further man of an advantage counts: with 1 as much as the first, below 1 less.
  std::array<double, knots> bend{1, 1, 1, 1, 1};
};

// The shape of the variant, or the common one of variants without measured games.
const ChanceShape& chance_shape(Variant variant);
// Whether the variant has a shape of its own, found from its games.
bool is_measured(Variant variant);

// `score` as in a report: in hundredths of a man, relative to the side whose chances are returned.
// A sure win or loss is certain. `pieces_left` is from 0 to 1.
Chances chances_of(const ChanceShape& shape, int score, double pieces_left);
Chances chances_of(Variant variant, int score, const Material& material);

// The share of the pieces of the variant's start that are left, from 0 to 1.
double pieces_left(Variant variant, int pieces);

}  // namespace damas::analysis
