// Owns Asked: an explained move with the positions before and after it and the captures just before
// it, which the finders of claims need.
#pragma once

#include "coach/exchange.hpp"
#include "coach/position.hpp"
#include "core/variant_rules.hpp"

namespace damas::coach {

struct Asked {
  // The move must be legal in the game, which must not be over.
  Asked(const Game& game, const Move& explained)
      : before(game.position()),
        move(explained),
        next(damas::after(before, move)),
        mover(game.side_to_move()),
        earlier(game) {}

  AnyPosition before;
  Move move;
  AnyPosition next;  // the position after the move
  Side mover;
  EarlierCaptures earlier;

  const Rules& rules() const { return info(variant_of(before)).rules; }
  Line with_move(const Line& rest) const {
    Line line = {move};
    line.insert(line.end(), rest.begin(), rest.end());
    return line;
  }
};

}  // namespace damas::coach
