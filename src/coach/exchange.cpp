#include "coach/exchange.hpp"

#include "coach/position.hpp"

namespace damas::coach {

void count_captured(Count& counted, const AnyPosition& position, const Move& m) {
  for (const Square s : m.captured)
    ++(piece_at(position, s)->kind == Kind::King ? counted.kings : counted.men);
}

EarlierCaptures::EarlierCaptures(Game game) {
  const Side side = game.side_to_move();
  const int now = balance(game.position(), side);
  while (game.ply() > 0 && game.move_from(game.ply() - 1).is_capture()) {
    const Move capture = game.move_from(game.ply() - 1);
    game.undo();
    Count& counted = taken[static_cast<std::size_t>(index(game.side_to_move()))];
    count_captured(counted, game.position(), capture);
  }
  net = now - balance(game.position(), side);
  are_all = game.ply() > 0 || game.position() == start_of(game.variant());
}

}  // namespace damas::coach
