#include "share/board_frame.hpp"

namespace damas::share {

BoardFrame frame_of(const Game& game) {
  BoardFrame frame{game.shape(), game.info().numbering, {}, {}};
  for (const Square s : game.shape().squares()) {
    const std::optional<Piece> piece = game.piece_at(s);
    frame.figures.push_back(piece ? std::optional(Figure{*piece}) : std::nullopt);
  }
  if (game.ply() > 0) {
    const Move& last = game.move_from(game.ply() - 1);
    frame.trail.insert(last.from);
    frame.trail.insert(last.to);
  }
  return frame;
}

}  // namespace damas::share
