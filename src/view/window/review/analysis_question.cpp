#include "view/window/review/analysis_question.hpp"

#include "core/board_edit.hpp"

namespace damas {

bool is_same_place(const Game& a, const Game& b) {
  return a.ply() == b.ply() && a.position() == b.position() && a.draw_table() == b.draw_table();
}

bool same_moves(const Game& a, const Game& b) {
  if (a.last_ply() != b.last_ply() || !(a.start() == b.start())) return false;
  for (int ply = 0; ply < a.last_ply(); ++ply) {
    if (!(a.move_from(ply) == b.move_from(ply))) return false;
  }
  return true;
}

Game passed(const Game& game) {
  BoardEdit edit(game.position());
  edit.set_side_to_move(opponent(game.side_to_move()));
  return Game(edit.position(), game.draw_table());
}

Game going_on(const Game& game) {
  const bool drawn = game.outcome() && !game.legal_moves().empty();
  return drawn ? Game(game.position(), game.draw_table()) : game;
}

}  // namespace damas
