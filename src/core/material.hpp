// Owns the count of the pieces in a position.
#pragma once

#include "core/draw_rules.hpp"
#include "core/position.hpp"

namespace damas {

template <Rules R>
constexpr Material material_of(const Position<R>& p) {
  Material m;
  for (const Side side : {Side::White, Side::Black}) {
    m.men[index(side)] = bits::count(p.men(side));
    m.kings[index(side)] = bits::count(p.kings_of(side));
    const bool lone_king = m.men[index(side)] == 0 && m.kings[index(side)] == 1;
    m.lone_king_on_main_road |=
        lone_king && bits::any(p.of(side) & Position<R>::Board::main_road());
  }
  return m;
}

}  // namespace damas
