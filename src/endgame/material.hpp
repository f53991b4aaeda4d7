// Owns materials: how many men and kings each side of a position has.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/position.hpp"

namespace damas::endgame {

// Counts of one side.
struct Force {
  int men = 0;
  int kings = 0;

  constexpr int pieces() const { return men + kings; }
  friend constexpr bool operator==(const Force&, const Force&) = default;
};

// The pieces of the side to move (the mover) and of its opponent (the waiter).
struct Material {
  Force mover;
  Force waiter;

  template <Rules R>
  static constexpr Material of(const Position<R>& p) {
    const auto force = [&](Side s) {
      return Force{bits::count(p.men(s)), bits::count(p.kings_of(s))};
    };
    return {force(p.to_move), force(opponent(p.to_move))};
  }

  constexpr int pieces() const { return mover.pieces() + waiter.pieces(); }
  constexpr int men() const { return mover.men + waiter.men; }
  constexpr Material swapped() const { return {waiter, mover}; }
  friend constexpr bool operator==(const Material&, const Material&) = default;
};

// Whether tables can hold all positions of this material, and of those that follow from it, if it
// has few enough pieces.
constexpr bool has_table(const Rules& rules, const Material& material) {
  const auto holds = [&rules](const Force& force) {
    if (force.pieces() == 0) return false;
    if (rules.goal == Goal::FirstKing) return force.kings == 0;
    // A count of king moves would be part of the position; it is kept while the side has men.
    if (rules.king_moves_in_a_row > 0) return force.men == 0 || force.pieces() == 1;
    return true;
  };
  return holds(material.mover) && holds(material.waiter);
}

// Two digits for each side, men first: "0211" is two kings to move against a man and a king.
std::string name_of(const Material& material);
std::optional<Material> material_from(std::string_view name);

// One material of each pair of swapped ones in which both sides have pieces, `pieces` in all. Those
// with fewer men come first, because men become kings.
std::vector<Material> first_of_pairs(int pieces);

}  // namespace damas::endgame
